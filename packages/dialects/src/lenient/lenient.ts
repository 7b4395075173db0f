import type { Dialect, Reading } from '../dialect.js';
import { type Authority, recompose, splitAuthority, splitURIReference } from '../rfc3986/components.js';
import { componentsOf } from '../rfc3986/read.js';
import { transformReference } from '../rfc3986/resolve.js';

/**
 * https://www.rfc-editor.org/rfc/rfc3986#appendix-B
 *
 * Splits any string by the regular expression of appendix B, and its authority at the last "@", as many programs do: nothing is
 * checked against the grammar, so nothing fails but a base without scheme. A program that reads a string in this way and
 * hands it to one that follows the URL Standard may have allowed another host than the one that is asked.
 *
 * @example
 * import { rfc3986LastAt } from '@url/dialects/lenient';
 *
 * rfc3986LastAt.read('http://evil.com\\@good.com/').components?.host; // => 'good.com'
 * rfc3986LastAt.read('http://a@b@c/').components?.host; // => 'c'
 */
export const rfc3986LastAt: Dialect = {
  id: 'rfc3986LastAt',
  title: 'RFC 3986, appendix B, without the grammar; the authority split at its last "@"',
  year: 2005,
  source: 'https://www.rfc-editor.org/rfc/rfc3986#appendix-B',
  isLenient: true,
  read: (input, base) => readLeniently(input, base, splitAuthority),
};

/**
 * https://www.rfc-editor.org/rfc/rfc3986#appendix-B
 *
 * `rfc3986LastAt`, but the authority is split at its first "@".
 *
 * @example
 * import { rfc3986FirstAt } from '@url/dialects/lenient';
 *
 * rfc3986FirstAt.read('http://a@b@c/').components?.host; // => 'b@c'
 */
export const rfc3986FirstAt: Dialect = {
  id: 'rfc3986FirstAt',
  title: 'RFC 3986, appendix B, without the grammar; the authority split at its first "@"',
  year: 2005,
  source: 'https://www.rfc-editor.org/rfc/rfc3986#appendix-B',
  isLenient: true,
  read: (input, base) => readLeniently(input, base, splitAuthorityAtFirst),
};

function splitAuthorityAtFirst(authority: string): Authority {
  const at = authority.indexOf('@');
  const userinfo = at < 0 ? null : authority.slice(0, at);
  const hostport = authority.slice(at + 1);
  const colon = hostport.indexOf(':', hostport.charAt(0) === '[' ? hostport.indexOf(']') + 1 : 0);
  if (colon < 0) return { userinfo, host: hostport, port: null };
  return { userinfo, host: hostport.slice(0, colon), port: hostport.slice(colon + 1) };
}

function readLeniently(input: string, base: string | undefined, split: (authority: string) => Authority): Reading {
  const reference = splitURIReference(input);
  if (base === undefined) return { ok: true, href: input, components: componentsOf(reference, split), notes: [] };
  const baseReference = splitURIReference(base);
  if (baseReference.scheme === null) {
    return { ok: false, error: { type: 'base', message: 'The base has no scheme.' }, notes: [] };
  }
  const target = transformReference(reference, baseReference);
  return { ok: true, href: recompose(target), components: componentsOf(target, split), notes: [] };
}
