import { PERCENT_SIGN, utf8Encode } from '@url/infra';
import { checkBytes, checkString, isASCIIHexDigit } from '@url/infra/internal';

/**
 * https://url.spec.whatwg.org/#percent-decode
 *
 * Percent-decodes bytes.
 *
 * @param input any bytes
 * @returns the bytes, with each 0x25 (%) and two ASCII hex digits replaced by their byte; any other 0x25 is kept
 * @throws TypeError if the input is not a `Uint8Array`
 *
 * @example
 * import { percentDecodeBytes } from '@url/percent';
 *
 * percentDecodeBytes(new Uint8Array([0x25, 0x34, 0x31, 0x25])); // => new Uint8Array([0x41, 0x25])
 */
export function percentDecodeBytes(input: Uint8Array): Uint8Array {
  checkBytes('input', input);
  const output = new Uint8Array(input.length);
  let length = 0;
  for (let i = 0; i < input.length; i++) {
    let byte = input[i]!;
    // A byte after the end is undefined, which is not a hex digit.
    if (byte === PERCENT_SIGN && isASCIIHexDigit(input[i + 1]!) && isASCIIHexDigit(input[i + 2]!)) {
      byte = hexDigitValue(input[++i]!) * 0x10 + hexDigitValue(input[++i]!);
    }
    output[length++] = byte;
  }
  return output.slice(0, length);
}

/**
 * https://url.spec.whatwg.org/#string-percent-decode
 *
 * Percent-decodes the UTF-8 encoding of a string.
 *
 * @param input a string
 * @returns the bytes of its UTF-8 encoding, percent-decoded
 * @throws TypeError if the input is not a string
 *
 * @example
 * import { percentDecodeString } from '@url/percent';
 *
 * percentDecodeString('‽%25%2E'); // => new Uint8Array([0xe2, 0x80, 0xbd, 0x25, 0x2e])
 */
export function percentDecodeString(input: string): Uint8Array {
  checkString('input', input);
  return percentDecodeBytes(utf8Encode(input));
}

function hexDigitValue(digit: number): number {
  return digit <= 0x39 ? digit - 0x30 : (digit | 0x20) - 0x57;
}
