import { TextDecoder } from '@exodus/bytes/encoding-lite.js';
import type { Encoding } from '@url/infra';
import { outputEncodingOf } from './output-encoding.js';

/** Returns the encoding with a name. An encoding of several bytes works only in a program that has the tables. */
export function encodingOf(name: string): Encoding {
  return {
    ...outputEncodingOf(name),
    decode:
      name === 'replacement' ? decodeReplacement : (bytes) => new TextDecoder(name, { ignoreBOM: true }).decode(bytes),
  };
}

/** https://encoding.spec.whatwg.org/#replacement-decoder */
function decodeReplacement(bytes: Uint8Array): string {
  return bytes.length === 0 ? '' : '\ufffd';
}
