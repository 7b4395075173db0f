import type { URLRecord as InternalRecord } from '@url/record';

/** The eight 16-bit pieces of an IPv6 address. See https://url.spec.whatwg.org/#concept-ipv6. */
export type IPv6Address = [number, number, number, number, number, number, number, number];

/**
 * A URL record of whatwg-url: a plain object, which callers spread, assign and compare. See
 * https://url.spec.whatwg.org/#concept-url.
 */
export interface URLRecord {
  scheme: string;
  username: string;
  password: string;
  /** A domain or opaque host, an IPv4 address as a number, an IPv6 address as eight numbers, or `null`. */
  host: string | number | IPv6Address | null;
  port: number | null;
  /** The segments, or a string if the path is opaque. */
  path: string | string[];
  query: string | null;
  fragment: string | null;
}

/** Makes a plain object of a record of the parser. */
export function toPlainRecord(url: InternalRecord): URLRecord {
  const { scheme, username, password, host, port, path, hasOpaquePath, query, fragment } = url;
  return {
    scheme,
    username,
    password,
    host: host as URLRecord['host'],
    port,
    path: hasOpaquePath ? path : toSegments(path),
    query,
    fragment,
  };
}

/** Makes a record of the parser of a plain object. */
export function toInternalRecord(url: URLRecord): InternalRecord {
  const { scheme, username, password, host, port, path, query, fragment } = url;
  return {
    scheme,
    username,
    password,
    host,
    port,
    path: serializePath(url),
    hasOpaquePath: typeof path === 'string',
    query,
    fragment,
    blobURLEntry: null,
  };
}

/** Writes a changed record back into the plain object that it was made of. A list of segments stays the same array. */
export function assignRecord(url: URLRecord, changed: InternalRecord): void {
  url.scheme = changed.scheme;
  url.username = changed.username;
  url.password = changed.password;
  url.host = changed.host as URLRecord['host'];
  url.port = changed.port;
  url.query = changed.query;
  url.fragment = changed.fragment;
  const { path, hasOpaquePath } = changed;
  if (hasOpaquePath || typeof url.path === 'string') url.path = hasOpaquePath ? path : toSegments(path);
  else if (path !== serializePath(url)) replaceItems(url.path, toSegments(path));
}

function replaceItems(list: string[], items: readonly string[]): void {
  list.length = 0;
  for (const item of items) list.push(item);
}

function toSegments(path: string): string[] {
  if (path === '') return [];
  return path.slice(1).split('/');
}

/**
 * Serializes the path of a record. See https://url.spec.whatwg.org/#url-path-serializer.
 *
 * @param url a record, or any object with a path
 * @returns the path as an ASCII string
 *
 * @example
 * import { parseURL, serializePath } from '@url/whatwg-url';
 *
 * const url = parseURL('https://example.org/a/./b');
 * url?.path; // => ['a', 'b']
 * url && serializePath(url); // => '/a/b'
 */
export function serializePath({ path }: Pick<URLRecord, 'path'>): string {
  if (typeof path === 'string') return path;
  let output = '';
  for (const segment of path) output += `/${segment}`;
  return output;
}
