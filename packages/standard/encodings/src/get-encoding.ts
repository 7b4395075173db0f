// This entry of the library also has the tables of the encodings of several bytes.
import { labelToName } from '@exodus/bytes/encoding.js';
import type { Encoding } from '@url/infra';
import { checkString } from '@url/infra/internal';
import { encodingOf } from './encoding-of.js';

/**
 * https://encoding.spec.whatwg.org/#concept-encoding-get
 *
 * @param label any string; ASCII case and surrounding ASCII whitespace are ignored
 * @returns the encoding, or `null` if the label is unknown; UTF-16BE, UTF-16LE and replacement encode as UTF-8, because they only
 *   decode
 * @throws TypeError if the label is not a string
 *
 * @example
 * import { getEncoding } from '@url/encodings';
 *
 * const encoding = getEncoding('latin1');
 * encoding?.name; // => 'windows-1252'
 * encoding?.decode(new Uint8Array([0x80])); // => '€'
 * getEncoding('latin0'); // => null
 */
export function getEncoding(label: string): Encoding | null {
  checkString('label', label);
  const name = labelToName(label);
  return name === null ? null : encodingOf(name);
}
