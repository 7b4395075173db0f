import { checkNumber, isASCIIAlphanumeric, isNoncharacter, isSurrogate } from '@url/infra/internal';

const asciiPunctuation = "!$&'()*+,-./:;=?@_~";

/**
 * https://url.spec.whatwg.org/#url-code-points
 *
 * @param codePoint a code point
 * @returns whether a valid URL string may contain it without percent-encoding
 * @throws TypeError if it is not a number
 *
 * @example
 * import { isURLCodePoint } from '@url/percent';
 *
 * isURLCodePoint(0x2603); // => true
 * isURLCodePoint(0x7c); // => false
 */
export function isURLCodePoint(codePoint: number): boolean {
  checkNumber('codePoint', codePoint);
  if (codePoint < 0x80) {
    return isASCIIAlphanumeric(codePoint) || asciiPunctuation.includes(String.fromCharCode(codePoint));
  }
  return codePoint >= 0xa0 && codePoint <= 0x10fffd && !isSurrogate(codePoint) && !isNoncharacter(codePoint);
}
