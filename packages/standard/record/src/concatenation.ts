import { serializeHost } from '@url/host';
import type { URLRecord } from './url-record.js';

/**
 * Concatenates the fields of a record. Part of https://url.spec.whatwg.org/#concept-url-serializer.
 */
export function serializeFields(url: URLRecord, excludeFragment: boolean): string {
  const { scheme, username, password, host, path, query, fragment } = url;
  let output = `${scheme}:`;
  if (host !== null) output += `//${serializeCredentials(username, password)}${serializeHostAndPort(url)}`;
  else if (!url.hasOpaquePath && path.startsWith('//')) output += '/.';
  output += path;
  if (query !== null) output += `?${query}`;
  return fragment === null || excludeFragment ? output : `${output}#${fragment}`;
}

/** @returns the credentials with their delimiters; the empty string if both are empty */
export function serializeCredentials(username: string, password: string): string {
  if (username === '' && password === '') return '';
  return password === '' ? `${username}@` : `${username}:${password}@`;
}

/** Serializes host and port: the empty string without a host. Part of https://url.spec.whatwg.org/#dom-url-host. */
export function serializeHostAndPort({ host, port }: Pick<URLRecord, 'host' | 'port'>): string {
  if (host === null) return '';
  return port === null ? serializeHost(host) : `${serializeHost(host)}:${port}`;
}
