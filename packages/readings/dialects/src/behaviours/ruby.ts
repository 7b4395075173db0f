import { isASCIIString } from '@url/infra';
import { recompose, splitURIReference } from '@url/uri';
import { rfc3986 } from '../rfc3986/rfc3986.js';
import { orNull, type Parts } from './split.js';

/** The schemes for which Ruby's classes refuse an opaque URI. */
const hierarchical = /^(?:ftp|ldaps?):(?!\/)/i;

/** Splits as URI.parse of Ruby does: by the grammar of RFC 3986, but a query may have any character of ASCII. */
export function splitByRuby(input: string): Parts | string {
  if (!isASCIIString(input)) return 'The URI is not in ASCII.';
  const parts = splitURIReference(input);
  const { scheme, path, query, fragment } = parts;
  const reading = rfc3986.read(recompose({ ...parts, query: null }));
  if (!reading.ok || /%[^\da-f]{2}/i.test(query ?? '')) return 'The URI does not match the grammar.';
  if (hierarchical.test(input)) return 'The scheme needs a "/".';
  if (/^mailto:/i.test(input) && path !== '' && !/^[^@/]+@[^@/]+$/.test(path)) return 'A recipient has no domain.';
  const { username, password, host, port } = reading.components;
  if (host?.startsWith('[V')) return 'The host is malformed.';
  const userinfo = username === null ? null : username + (password === null ? '' : `:${password}`);
  return { scheme, userinfo, host: orNull(host), port: orNull(port), path, query, fragment };
}
