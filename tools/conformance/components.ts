import { serializeHost } from '@url/host';
import type { URLRecord } from '@url/record';
import { serializeOrigin, serializePath, serializeURL } from '@url/serializer';

/** The attributes of a URL in WPT's data, under their names there. */
export const componentNames = [
  'href',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const;

export type Components = Record<(typeof componentNames)[number], string>;

function prefixed(prefix: string, value: string | null): string {
  return value === null || value === '' ? '' : prefix + value;
}

/** https://url.spec.whatwg.org/#urlutils-members, the getters, applied to a record. */
export function componentsOf(url: URLRecord): Components {
  const hostname = url.host === null ? '' : serializeHost(url.host);
  return {
    href: serializeURL(url),
    protocol: `${url.scheme}:`,
    username: url.username,
    password: url.password,
    host: url.port === null ? hostname : `${hostname}:${url.port}`,
    hostname,
    port: url.port === null ? '' : String(url.port),
    pathname: serializePath(url),
    search: prefixed('?', url.query),
    hash: prefixed('#', url.fragment),
  };
}

/** Also includes the origin: everything that can be compared with a `URL` object. */
export function componentsAndOriginOf(url: URLRecord): Components & { readonly origin: string } {
  return { ...componentsOf(url), origin: serializeOrigin(url) };
}
