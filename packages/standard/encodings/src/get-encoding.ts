import { TextDecoder } from '@exodus/bytes/encoding.js';
import type { Encoding } from '@url/infra';
import { checkString } from '@url/infra/internal';
import { getOutputEncoding } from './output-encoding.js';

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
  const encoding = getOutputEncoding(label);
  if (encoding === null) return null;
  const { name } = encoding;
  return {
    ...encoding,
    decode:
      name === 'replacement' ? decodeReplacement : (bytes) => new TextDecoder(name, { ignoreBOM: true }).decode(bytes),
  };
}

/** https://encoding.spec.whatwg.org/#replacement-decoder */
function decodeReplacement(bytes: Uint8Array): string {
  return bytes.length === 0 ? '' : '\ufffd';
}
