import type { Dialect, Reading } from '../dialect.js';
import {
  type Authority,
  recompose,
  splitAuthority,
  splitAuthorityAt,
  splitURIReference,
} from '../rfc3986/components.js';
import { componentsOf } from '../rfc3986/read.js';
import { transformReference } from '../rfc3986/resolve.js';

/**
 * https://www.rfc-editor.org/rfc/rfc3986#appendix-B
 *
 * Splits any string by the regular expression of appendix B, and its authority at the last "@", as many programs do. Nothing is compared with
 * the grammar, so only a base without scheme fails. A filter that reads a string in this way and a client that follows the URL Standard may
 * find different hosts in it.
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
 * Splits like `rfc3986LastAt`, but the authority at its first "@".
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
  read: (input, base) => readLeniently(input, base, (authority) => splitAuthorityAt(authority, authority.indexOf('@'))),
};

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
