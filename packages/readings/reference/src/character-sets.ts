import {
  argumentError,
  checkString,
  isASCIIAlpha,
  isASCIIDigit,
  isASCIIHexDigit,
  isC0ControlOrSpace,
  isNoncharacter,
  isSurrogate,
  option,
} from '@url/infra/internal';

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Character Sets: the names of the sets.
 */
export type CharacterSetName =
  | 'any'
  | 'control-c0'
  | 'c0-space'
  | 'printable-ASCII'
  | 'octal-digit'
  | 'digit'
  | 'hex-digit'
  | 'digit-nonzero'
  | 'alpha'
  | 'del-c1'
  | 'control-c1'
  | 'latin-1'
  | 'surrogate'
  | 'non-char'
  | 'base-char';

const isBetween =
  (first: number, last: number) =>
  (codePoint: number): boolean =>
    codePoint >= first && codePoint <= last;

const isAny = /* @__PURE__ */ isBetween(0, 0x10ffff);
const isControlC0 = /* @__PURE__ */ isBetween(0, 0x1f);
const isDelC1 = /* @__PURE__ */ isBetween(0x7f, 0x9f);

const characterSets: Readonly<Record<CharacterSetName, (codePoint: number) => boolean>> = {
  any: isAny,
  'control-c0': isControlC0,
  'c0-space': isC0ControlOrSpace,
  'printable-ASCII': /* @__PURE__ */ isBetween(0x20, 0x7e),
  'octal-digit': /* @__PURE__ */ isBetween(0x30, 0x37),
  digit: isASCIIDigit,
  'hex-digit': isASCIIHexDigit,
  'digit-nonzero': /* @__PURE__ */ isBetween(0x31, 0x39),
  alpha: isASCIIAlpha,
  'del-c1': isDelC1,
  'control-c1': /* @__PURE__ */ isBetween(0x80, 0x9f),
  'latin-1': /* @__PURE__ */ isBetween(0xa0, 0xff),
  surrogate: isSurrogate,
  'non-char': isNoncharacter,
  'base-char': (codePoint) =>
    isAny(codePoint) &&
    !isControlC0(codePoint) &&
    !isDelC1(codePoint) &&
    !isSurrogate(codePoint) &&
    !isNoncharacter(codePoint),
};

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Character Sets.
 *
 * @param codePoint a code point, 0 to 0x10FFFF
 * @param name the document's name of a set
 * @returns whether the set contains the code point
 * @throws TypeError if `codePoint` is not a number, or `name` is not a character set
 *
 * @example
 * import { isInCharacterSet } from '@url/reference';
 *
 * isInCharacterSet(0x41, 'hex-digit'); // => true
 * isInCharacterSet(0xfffe, 'base-char'); // => false
 */
export function isInCharacterSet(codePoint: number, name: CharacterSetName): boolean {
  checkString('name', name);
  if (typeof codePoint !== 'number') throw argumentError('codePoint', codePoint, 'is not a number');
  const contains = option(characterSets, name);
  if (contains === null) throw argumentError('name', name, 'is not a character set');
  return contains(codePoint);
}
