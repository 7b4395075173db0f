import { serializeHost } from '@url/host';
import type { URLRecord } from './url-record.js';

/**
 * Puts the fields of a record together. Part of https://url.spec.whatwg.org/#concept-url-serializer.
 *
 * Puts the fields together.
 */
export function concatenateURL(url: URLRecord, excludeFragment: boolean): string {
  const { scheme, username, password, host, path, query, fragment } = url;
  let output = `${scheme}:`;
  if (host !== null) output += `//${serializeCredentials(username, password)}${serializeHostAndPort(url)}`;
  else if (!url.hasOpaquePath && path.startsWith('//')) output += '/.';
  output += path;
  if (query !== null) output += `?${query}`;
  return fragment === null || excludeFragment ? output : `${output}#${fragment}`;
}

/** The credentials with the delimiters that belong to them; nothing where both are empty. */
export function serializeCredentials(username: string, password: string): string {
  if (username === '' && password === '') return '';
  return password === '' ? `${username}@` : `${username}:${password}@`;
}

/** The host, and the port if there is one; nothing without a host. Part of https://url.spec.whatwg.org/#dom-url-host. */
export function serializeHostAndPort({ host, port }: Pick<URLRecord, 'host' | 'port'>): string {
  if (host === null) return '';
  return port === null ? serializeHost(host) : `${serializeHost(host)}:${port}`;
}
