import { checkNumber, checkString } from './argument-error.js';
import { toScalarValueString as replaceSurrogates } from './scalar-value-string.js';
import * as unchecked from './unchecked-unicode.js';

/**
 * https://infra.spec.whatwg.org/#surrogate
 *
 * @param codePoint a code point or code unit
 * @returns whether it is U+D800 to U+DFFF
 *
 * @example
 * import { isSurrogate } from '@url/infra';
 *
 * isSurrogate('\ud800'.charCodeAt(0)); // => true
 */
export function isSurrogate(codePoint: number): boolean {
  checkNumber('codePoint', codePoint);
  return unchecked.isSurrogate(codePoint);
}

/**
 * https://tc39.es/ecma262/#sec-codepointat
 *
 * Returns the result of `String.prototype.codePointAt`, but does not call it for the last code unit: optimized code of V8 13.6 can treat a lone
 * surrogate at the end as a pair.
 *
 * @param input a string
 * @param index the offset of one of its code units
 * @returns the code point that starts there, which may be a surrogate
 *
 * @example
 * import { codePointAt } from '@url/infra';
 *
 * codePointAt('💩', 0); // => 0x1f4a9
 * codePointAt('💩', 1); // => 0xdca9
 */
export function codePointAt(input: string, index: number): number {
  checkString('input', input);
  checkNumber('index', index);
  return unchecked.codePointAt(input, index);
}

/**
 * https://infra.spec.whatwg.org/#noncharacter
 *
 * @param codePoint a code point
 * @returns whether it is U+FDD0 to U+FDEF, or one of the last two code points of a plane
 *
 * @example
 * import { isNoncharacter } from '@url/infra';
 *
 * isNoncharacter(0x1ffff); // => true
 */
export function isNoncharacter(codePoint: number): boolean {
  checkNumber('codePoint', codePoint);
  return unchecked.isNoncharacter(codePoint);
}

/**
 * https://infra.spec.whatwg.org/#noncharacter
 *
 * The noncharacters as ranges for a character class of a regular expression with the flag `u`. Published code does not contain property
 * escapes, because some engines do not support `\p{…}`.
 */
export const noncharacterRanges: string = /* @__PURE__ */ listNoncharacters();

function listNoncharacters(): string {
  let ranges = '\\ufdd0-\\ufdef';
  for (let plane = 0; plane <= 0x10; plane++) ranges += `\\u{${plane.toString(16)}fffe}\\u{${plane.toString(16)}ffff}`;
  return ranges;
}

/**
 * https://infra.spec.whatwg.org/#javascript-string-convert
 *
 * @param input any JavaScript string
 * @returns the string with every lone surrogate replaced by U+FFFD; of the same length in code units
 *
 * @example
 * import { toScalarValueString } from '@url/infra';
 *
 * toScalarValueString('a\ud800b'); // => 'a\ufffdb'
 */
export function toScalarValueString(input: string): string {
  checkString('input', input);
  return replaceSurrogates(input);
}
