import { checkNumber, checkString } from '@url/infra/internal';
import { driveLetterPattern } from './patterns.js';

const driveLetterAtStart = /* @__PURE__ */ (() => new RegExp(`^${driveLetterPattern}(?:$|[/\\\\?#])`))();

/**
 * https://url.spec.whatwg.org/#windows-drive-letter
 *
 * @param input a string
 * @returns whether it is an ASCII alpha, and U+003A (:) or U+007C (|)
 * @throws TypeError if it is not a string
 *
 * @example
 * import { isWindowsDriveLetter } from '@url/record';
 *
 * isWindowsDriveLetter('C|'); // => true
 */
export function isWindowsDriveLetter(input: string): boolean {
  checkString('input', input);
  return input.length === 2 && driveLetterAtStart.test(input);
}

/**
 * https://url.spec.whatwg.org/#normalized-windows-drive-letter
 *
 * @param input a string
 * @returns whether it is an ASCII alpha and U+003A (:)
 * @throws TypeError if it is not a string
 *
 * @example
 * import { isNormalizedWindowsDriveLetter } from '@url/record';
 *
 * isNormalizedWindowsDriveLetter('C|'); // => false
 */
export function isNormalizedWindowsDriveLetter(input: string): boolean {
  return isWindowsDriveLetter(input) && input.endsWith(':');
}

/**
 * https://url.spec.whatwg.org/#start-with-a-windows-drive-letter
 *
 * @param input a string
 * @param pointer the offset in code units at which the string to test starts
 * @returns whether a Windows drive letter starts there that is followed by the end, or by one of / \ ? #
 * @throws TypeError if it is not a string
 *
 * @example
 * import { startsWithAWindowsDriveLetter } from '@url/record';
 *
 * startsWithAWindowsDriveLetter('c:/'); // => true
 * startsWithAWindowsDriveLetter('c:a'); // => false
 */
export function startsWithAWindowsDriveLetter(input: string, pointer = 0): boolean {
  checkString('input', input);
  checkNumber('pointer', pointer);
  return driveLetterAtStart.test(input.slice(pointer, pointer + 3));
}
