import {
  checkErrorHandler,
  createGrammar,
  type GrammarErrorHandler,
  isAbsoluteByGrammar,
  type ParsedReference,
  parseByGrammar,
} from './grammar.js';
import { type ResolveOptions, resolveByGrammar } from './resolve.js';

/** All code points of a plane except the last two, as the inside of a character class. */
/* @__NO_SIDE_EFFECTS__ */
function plane(number: number, start = 0): string {
  const hex = number.toString(16);
  return `\\u{${hex}${start.toString(16).padStart(4, '0')}}-\\u{${hex}fffd}`;
}

/** https://www.rfc-editor.org/rfc/rfc3987#section-2.2 */
export const ucschar: string = /* @__PURE__ */ [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].reduce(
  (planes, number) => planes + plane(number),
  `\\u{a0}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{ffef}${plane(14, 0x1000)}`,
);

/** https://www.rfc-editor.org/rfc/rfc3987#section-2.2 */
export const iprivate: string = `\\u{e000}-\\u{f8ff}${plane(15)}${plane(16)}`;

/** RFC 3986's grammar, with `ucschar` and `iprivate` where RFC 3987 has them. */
export const iriGrammar = /* @__PURE__ */ createGrammar(ucschar, iprivate);

/**
 * https://www.rfc-editor.org/rfc/rfc3987#section-2.2
 *
 * @param input any string
 * @param onError called with the first rule that does not match, at offsets in code units into the input
 * @returns the components as they are written, or `null` if the input is not an IRI-reference
 * @throws TypeError if `input` is not a string, or `onError` is not a function
 *
 * @example
 * import { parseIRIReference } from '@url/uri';
 *
 * parseIRIReference('//exämple/☕')?.path; // => '/☕'
 * parseIRIReference('/\u{e000}'); // => null
 */
export function parseIRIReference(input: string, onError: GrammarErrorHandler | null = null): ParsedReference | null {
  checkErrorHandler(onError);
  return parseByGrammar(input, iriGrammar, onError);
}

/**
 * https://www.rfc-editor.org/rfc/rfc3987#section-2.2
 *
 * @param input any string
 * @returns whether it matches the rule "IRI"
 * @throws TypeError if `input` is not a string
 *
 * @example
 * import { isIRI } from '@url/uri';
 *
 * isIRI('http://exämple/'); // => true
 * isIRI('/☕'); // => false
 */
export function isIRI(input: string): boolean {
  return isAbsoluteByGrammar(input, iriGrammar);
}

/**
 * https://www.rfc-editor.org/rfc/rfc3987#section-6.5
 *
 * @param reference an IRI-reference
 * @param base an IRI; its fragment is not used
 * @param options whether to be strict, as in RFC 3986
 * @returns the target IRI; `null` if the reference or the base does not match its rule
 * @throws TypeError if an argument is not a string, or an option is unknown
 *
 * @example
 * import { resolveIRI } from '@url/uri';
 *
 * resolveIRI('../☕', 'http://exämple/a/b'); // => 'http://exämple/☕'
 */
export function resolveIRI(reference: string, base: string, options?: ResolveOptions | null): string | null {
  return resolveByGrammar(reference, base, iriGrammar, options);
}
