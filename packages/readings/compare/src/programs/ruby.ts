import { isASCIIString } from '@url/infra/internal';
import { recompose, splitURIReference, type URIReference } from '@url/uri';
import { rfc3986 } from '../rfc3986/rfc3986.js';
import { orNull, type Parts } from './split.js';

/** What Ruby's classes for FTP and LDAP refuse: an opaque URI, and a fragment of LDAP. */
const refused = /^(?:ftp|ldaps?):[^/?#]|^ldaps?:[^#]*#/i;

/** After a scheme and ":", a host in brackets that Ruby refuses: each without a scheme, and "[V1.a]". */
const refusedHost = /^null:\[|^[^:]+:\[V/;

/** Splits as URI.parse of Ruby does: by the grammar of RFC 3986, but a query may have any character of ASCII. */
export function splitByRuby(input: string): Parts | string {
  if (!isASCIIString(input)) return 'The URI is not in ASCII.';
  const parts = splitURIReference(input);
  const { scheme, path, query, fragment } = parts;
  const reading = rfc3986.read(recompose({ ...parts, query: null }));
  if (!reading.ok || (!isOpaque(parts) && /%[^\da-f]{2}/i.test(query ?? '')))
    return 'The URI does not match the grammar.';
  if (refused.test(input)) return 'The scheme needs a "/", or has no fragments.';
  if (/^mailto:/i.test(input) && !hasRecipients(parts)) return 'A recipient has no domain.';
  const { username, password, host, port } = reading.components;
  if (refusedHost.test(`${scheme}:${host}`)) return 'The host is malformed.';
  const userinfo = username === null ? null : username + (password === null ? '' : `:${password}`);
  const isHere = /^file:/i.test(input) && host === 'localhost';
  return { scheme, userinfo, host: isHere ? null : orNull(host), port: orNull(port), path, query, fragment };
}

/** Whether something other than a "/" follows the scheme. */
function isOpaque({ scheme, authority, path }: URIReference): boolean {
  return scheme !== null && authority === null && /^[^/]/.test(path);
}

/** Whether there are recipients, or a query. */
function hasRecipients(parts: URIReference): boolean {
  if (!isOpaque(parts)) return parts.query !== null;
  let { length } = parts.path;
  while (parts.path[length - 1] === ',') length--;
  const recipients = parts.path.slice(0, length).split(',');
  return recipients.every((recipient) => /^[^@;]+@[^@;]+$/.test(recipient));
}
