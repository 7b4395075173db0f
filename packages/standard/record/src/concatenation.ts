import { serializeParsedHost } from '@url/host/internal';
import type { URLRecord } from './url-record.js';

/** Concatenates the fields of a record. Part of https://url.spec.whatwg.org/#concept-url-serializer. */
export function serializeFields(url: URLRecord): string {
  const { host, port, path, query, fragment } = url;
  let output = `${url.scheme}:`;
  if (host === null) output += pathPrefix(path, url.hasOpaquePath);
  else output += `//${serializeCredentials(url.username, url.password)}${serializeParsedHost(host)}`;
  if (host !== null && port !== null) output += `:${port}`;
  output += path;
  if (query !== null) output += `?${query}`;
  return fragment === null ? output : `${output}#${fragment}`;
}

/** The "/." before a path of a URL without a host, if the path would be parsed as a host without it; else the empty string. */
export function pathPrefix(path: string, isOpaque: boolean): '' | '/.' {
  return !isOpaque && path.startsWith('//') ? '/.' : '';
}

/** @returns the credentials with their delimiters; the empty string if both are empty */
export function serializeCredentials(username: string, password: string): string {
  if (username === '' && password === '') return '';
  return password === '' ? `${username}@` : `${username}:${password}@`;
}
