import { type ComparedInit, type ComparedURL, hostnameOf } from './compared-url.js';

/** The eight components, in the order of a URL. */
export const componentNames = [
  'protocol',
  'username',
  'password',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const;

/** The name of a component: a member of `URLPattern` and of the result of `exec`. */
export type ComponentName = (typeof componentNames)[number];

/** The values of all components of a URL. */
export type ComponentValues = { readonly [name in ComponentName]: string };

/** A `URLPatternInit` that inherits no member. A member that does not exist is `undefined`. */
export type CompleteInit = { [name in ComponentName | 'baseURL']: string | undefined };

/** The members are in the order of Web IDL. */
export function createInit(value?: string): CompleteInit {
  return {
    baseURL: undefined,
    hash: value,
    hostname: value,
    password: value,
    pathname: value,
    port: value,
    protocol: value,
    search: value,
    username: value,
  };
}

/** Returns the components under the names of a record. */
export function comparedInit(values: ComponentValues): ComparedInit {
  return {
    scheme: values.protocol,
    username: values.username,
    password: values.password,
    hostname: values.hostname,
    port: values.port,
    path: values.pathname,
    query: values.search,
    fragment: values.hash,
  };
}

/** The components of a URL. */
export function componentsOf(url: ComparedURL): ComponentValues {
  return {
    protocol: url.scheme,
    username: url.username,
    password: url.password,
    hostname: hostnameOf(url),
    port: `${url.port ?? ''}`,
    pathname: url.path,
    search: url.query ?? '',
    hash: url.fragment ?? '',
  };
}

/** One component of a URL. */
export function componentOf(url: ComparedURL, name: ComponentName): string {
  switch (name) {
    case 'pathname':
      return url.path;
    case 'hostname':
      return hostnameOf(url);
    case 'protocol':
      return url.scheme;
    case 'search':
      return url.query ?? '';
    default:
      return componentsOf(url)[name];
  }
}
