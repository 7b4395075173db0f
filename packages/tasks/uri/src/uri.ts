import {
  checkErrorHandler,
  createGrammar,
  type GrammarErrorHandler,
  isAbsoluteByGrammar,
  type ParsedReference,
  parseByGrammar,
} from './grammar.js';

/** The grammar of RFC 3986, which is ASCII. */
export const uriGrammar = /* @__PURE__ */ createGrammar('', '');

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-4.1
 *
 * @param input any string
 * @param onError called with the first rule that does not match, at offsets in code units into the input
 * @returns the components as they are written, or `null` if the input is not a URI-reference
 * @throws TypeError if `input` is not a string, or `onError` is not a function
 *
 * @example
 * import { parseURIReference } from '@url/uri';
 *
 * parseURIReference('//me@a:80/b')?.parts; // => { userinfo: 'me', host: 'a', port: '80' }
 * parseURIReference('http://a/b c'); // => null
 */
export function parseURIReference(input: string, onError: GrammarErrorHandler | null = null): ParsedReference | null {
  checkErrorHandler(onError);
  return parseByGrammar(input, uriGrammar, onError);
}

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-3
 *
 * @param input any string
 * @returns whether it matches the rule "URI"
 * @throws TypeError if `input` is not a string
 *
 * @example
 * import { isURI } from '@url/uri';
 *
 * isURI('urn:a#b'); // => true
 * isURI('a/b'); // => false
 */
export function isURI(input: string): boolean {
  return isAbsoluteByGrammar(input, uriGrammar);
}

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-4.2
 *
 * @param input any string
 * @returns whether it matches the rule "relative-ref"
 * @throws TypeError if `input` is not a string
 *
 * @example
 * import { isRelativeReference } from '@url/uri';
 *
 * isRelativeReference('../a'); // => true
 * isRelativeReference('a:b'); // => false
 */
export function isRelativeReference(input: string): boolean {
  const reference = parseURIReference(input);
  return reference !== null && reference.scheme === null;
}

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-4.3
 *
 * @param input any string
 * @returns whether it matches the rule "absolute-URI": a URI without fragment
 * @throws TypeError if `input` is not a string
 *
 * @example
 * import { isAbsoluteURI } from '@url/uri';
 *
 * isAbsoluteURI('urn:a'); // => true
 * isAbsoluteURI('urn:a#b'); // => false
 */
export function isAbsoluteURI(input: string): boolean {
  const reference = parseURIReference(input);
  return reference !== null && reference.scheme !== null && reference.fragment === null;
}
