import { serializeHost } from '@url/host';
import type { URLRecord } from '@url/record';
import { serializePath, serializeURL } from '@url/serializer';

/** The attributes of a URL in WPT's data, under their names there. */
export const componentNames = [
  ...(['href', 'protocol', 'username', 'password', 'host'] as const),
  ...(['hostname', 'port', 'pathname', 'search', 'hash'] as const),
];

type ComponentName = (typeof componentNames)[number];

export type Components = Record<ComponentName, string>;

function prefixed(prefix: string, value: string | null): string {
  return value === null || value === '' ? '' : prefix + value;
}

function hostnameOf({ host }: URLRecord): string {
  return host === null ? '' : serializeHost(host);
}

/** https://url.spec.whatwg.org/#urlutils-members, the getters, applied to a record. */
export const recordGetters: Readonly<Record<ComponentName, (url: URLRecord) => string>> = {
  href: serializeURL,
  protocol: ({ scheme }) => `${scheme}:`,
  username: ({ username }) => username,
  password: ({ password }) => password,
  host: (url) => (url.port === null ? hostnameOf(url) : `${hostnameOf(url)}:${url.port}`),
  hostname: hostnameOf,
  port: ({ port }) => (port === null ? '' : String(port)),
  pathname: serializePath,
  search: ({ query }) => prefixed('?', query),
  hash: ({ fragment }) => prefixed('#', fragment),
};

export function componentsOf(url: URLRecord): Components {
  return Object.fromEntries(componentNames.map((name) => [name, recordGetters[name](url)])) as Components;
}
