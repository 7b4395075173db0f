import { COLON, isASCIIAlpha, NUMBER_SIGN, QUESTION_MARK, REVERSE_SOLIDUS, SOLIDUS, VERTICAL_LINE } from '@url/infra';

/**
 * https://url.spec.whatwg.org/#windows-drive-letter
 *
 * @param input a string
 * @returns whether it is an ASCII alpha, and U+003A (:) or U+007C (|)
 *
 * @example
 * import { isWindowsDriveLetter } from '@url/record';
 *
 * isWindowsDriveLetter('C|'); // => true
 */
export function isWindowsDriveLetter(input: string): boolean {
  return input.length === 2 && hasWindowsDriveLetterAt(input, 0);
}

/**
 * https://url.spec.whatwg.org/#normalized-windows-drive-letter
 *
 * @param input a string
 * @returns whether it is an ASCII alpha and U+003A (:)
 *
 * @example
 * import { isNormalizedWindowsDriveLetter } from '@url/record';
 *
 * isNormalizedWindowsDriveLetter('C|'); // => false
 */
export function isNormalizedWindowsDriveLetter(input: string): boolean {
  return isWindowsDriveLetter(input) && input.charCodeAt(1) === COLON;
}

/**
 * https://url.spec.whatwg.org/#start-with-a-windows-drive-letter
 *
 * @param input a string
 * @param pointer the offset in code units at which the string to test starts
 * @returns whether a Windows drive letter starts there that is followed by the end, or by one of / \ ? #
 *
 * @example
 * import { startsWithAWindowsDriveLetter } from '@url/record';
 *
 * startsWithAWindowsDriveLetter('c:/'); // => true
 * startsWithAWindowsDriveLetter('c:a'); // => false
 */
export function startsWithAWindowsDriveLetter(input: string, pointer = 0): boolean {
  if (!hasWindowsDriveLetterAt(input, pointer)) return false;
  if (input.length === pointer + 2) return true;
  const third = input.charCodeAt(pointer + 2);
  return third === SOLIDUS || third === REVERSE_SOLIDUS || third === QUESTION_MARK || third === NUMBER_SIGN;
}

function hasWindowsDriveLetterAt(input: string, pointer: number): boolean {
  const second = input.charCodeAt(pointer + 1);
  return isASCIIAlpha(input.charCodeAt(pointer)) && (second === COLON || second === VERTICAL_LINE);
}
