import { labelToName } from '@exodus/bytes/encoding-lite.js';
import type { Encoding } from '@url/infra';
import { checkString } from '@url/infra/internal';
import { encodingOf } from './encoding-of.js';

/** The encodings that need large tables. */
const multiByte = /^(?:GBK|gb18030|Big5|EUC-JP|EUC-KR|ISO-2022-JP|Shift_JIS)$/;

/**
 * https://encoding.spec.whatwg.org/#concept-encoding-get
 *
 * Does what `getEncoding` of `@url/encodings` does. The tables of the Chinese, Japanese and Korean encodings are a module of their own, which is
 * loaded when one of these encodings is asked for.
 *
 * @param label any string; ASCII case and surrounding ASCII whitespace are ignored
 * @returns a promise of the encoding, or of `null` if the label is unknown. The promise is rejected if the module cannot be loaded, and with a
 *   TypeError if the label is not a string
 *
 * @example
 * import { loadEncoding } from '@url/encodings/load';
 *
 * const encoding = await loadEncoding('sjis');
 * encoding?.name; // => 'Shift_JIS'
 * encoding?.decode(new Uint8Array([0x81, 0xdf])); // => '≡'
 */
export async function loadEncoding(label: string): Promise<Encoding | null> {
  const encoding = getSingleByteEncoding(label);
  if (encoding !== null || labelToName(label) === null) return encoding;
  const { getEncoding } = await import('./get-encoding.js');
  return getEncoding(label);
}

/**
 * https://encoding.spec.whatwg.org/#concept-encoding-get
 *
 * Does what `getEncoding` of `@url/encodings` does, for UTF-8, UTF-16 and the encodings of one byte. A program that uses only this function does
 * not contain the tables of the others.
 *
 * @param label any string; ASCII case and surrounding ASCII whitespace are ignored
 * @returns the encoding; `null` if the label is unknown, or is of a Chinese, Japanese or Korean encoding
 * @throws TypeError if the label is not a string
 *
 * @example
 * import { getSingleByteEncoding } from '@url/encodings/load';
 *
 * getSingleByteEncoding('latin1')?.name; // => 'windows-1252'
 * getSingleByteEncoding('sjis'); // => null
 */
export function getSingleByteEncoding(label: string): Encoding | null {
  checkString('label', label);
  const name = labelToName(label);
  return name === null || multiByte.test(name) ? null : encodingOf(name);
}
