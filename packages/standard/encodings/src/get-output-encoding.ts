// This entry of the library also has the tables of the encodings of several bytes.
import { labelToName } from '@exodus/bytes/encoding.js';
import type { Encoding } from '@url/infra';
import { outputEncodingOf } from './output-encoding.js';

/**
 * https://encoding.spec.whatwg.org/#get-an-output-encoding
 *
 * @param label any string; ASCII case and surrounding ASCII whitespace are ignored
 * @returns the name of the label's encoding, and the encoder of its output encoding; `null` if the label is unknown
 *
 * @example
 * import { getOutputEncoding } from '@url/encodings/internal';
 *
 * getOutputEncoding('latin1')?.name; // => 'windows-1252'
 * getOutputEncoding('utf-16')?.getEncoder('é')().bytes; // => new Uint8Array([0xc3, 0xa9])
 */
export function getOutputEncoding(label: string): Pick<Encoding, 'name' | 'getEncoder'> | null {
  const name = labelToName(label);
  return name === null ? null : outputEncodingOf(name);
}
