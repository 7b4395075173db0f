import type { Encoding } from '@url/infra';
import { argumentError, checkString, TextBuilder } from '@url/infra/internal';
import { percentEncode } from './percent-encode.js';
import { checkSet, type PercentEncodeSet } from './percent-encode-set.js';

/**
 * https://url.spec.whatwg.org/#string-percent-encode-after-encoding
 *
 * Encodes a string in any encoding and percent-encodes the bytes.
 *
 * @param encoding an encoding other than UTF-8; for UTF-8 use `utf8PercentEncode`
 * @param input a scalar value string
 * @param set the code points to encode; it must contain all code points outside ASCII
 * @returns an ASCII string, with a percent-encoded "&#…;" for each code point that the encoding lacks
 * @throws TypeError for an argument of another type
 *
 * @example
 * import type { Encoding } from '@url/infra';
 * import { percentEncodeAfterEncoding, specialQueryPercentEncodeSet } from '@url/percent';
 *
 * const latin1: Encoding = {
 *   name: 'windows-1252',
 *   decode: (bytes) => String.fromCharCode(...bytes),
 *   getEncoder: (input) => () => ({ bytes: Uint8Array.from(input, (c) => c.charCodeAt(0)), potentialError: null }),
 * };
 * percentEncodeAfterEncoding(latin1, 'smörgås', specialQueryPercentEncodeSet); // => 'sm%F6rg%E5s'
 */
export function percentEncodeAfterEncoding(encoding: Encoding, input: string, set: PercentEncodeSet): string {
  if (typeof (encoding as Encoding | null)?.getEncoder !== 'function')
    throw argumentError('encoding', encoding, 'is not an Encoding');
  checkString('input', input);
  checkSet('set', set);
  const encode = encoding.getEncoder(input);
  const output = new TextBuilder();
  for (;;) {
    const { bytes, potentialError } = encode();
    for (const byte of bytes) {
      if (set.spaceAsPlus && byte === 0x20) output.add('+');
      else output.add(set.has(byte) ? percentEncode(byte) : String.fromCharCode(byte));
    }
    if (potentialError === null) return output.toString();
    output.add(`%26%23${potentialError}%3B`);
  }
}
