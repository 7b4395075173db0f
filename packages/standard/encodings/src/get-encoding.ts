import { labelToName, TextDecoder } from '@exodus/bytes/encoding.js';
import { percentEncodeAfterEncoding } from '@exodus/bytes/whatwg.js';
import type { EncodeResult, Encoding } from '@url/infra';

/**
 * https://encoding.spec.whatwg.org/#concept-encoding-get
 *
 * @param label any string; ASCII case and surrounding ASCII whitespace are ignored
 * @returns the encoding, or `null` if the label is unknown; UTF-16BE, UTF-16LE and replacement encode as UTF-8, because they only
 *   decode
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
  const name = labelToName(label);
  if (name === null) return null;
  return {
    name,
    decode:
      name === 'replacement' ? decodeReplacement : (bytes) => new TextDecoder(name, { ignoreBOM: true }).decode(bytes),
    getEncoder: (input) => encoderOf(getOutputEncoding(name), input),
  };
}

/** https://encoding.spec.whatwg.org/#replacement-decoder */
function decodeReplacement(bytes: Uint8Array): string {
  return bytes.length === 0 ? '' : '\ufffd';
}

/** https://encoding.spec.whatwg.org/#get-an-output-encoding */
function getOutputEncoding(name: string): string {
  return /^(?:UTF-16[BL]E|replacement)$/.test(name) ? 'UTF-8' : name;
}

/** U+0020 SPACE to U+007E (~): the bytes that are percent-encoded only if a set contains them. */
// biome-ignore lint/plugin: 95 characters
const printableASCII = /* @__PURE__ */ String.fromCharCode(
  .../* @__PURE__ */ Array.from({ length: 0x5f }, (_, index) => 0x20 + index),
);

/**
 * https://encoding.spec.whatwg.org/#encode-or-fail
 *
 *     %8E%61%26%238253%3B%1B
 *     ^     ^     ^   ^  ^
 *     bytes error     |  bytes
 *                 the code point
 *
 * The library's encoders return all bytes or throw. Only its "percent-encode after encoding" continues after a code point that the
 * encoding lacks, and keeps ISO-2022-JP's state. Its set contains every byte, so that only the digits of such code points are not
 * encoded.
 */
function encoderOf(name: string, input: string): () => EncodeResult {
  const runs = percentEncodeAfterEncoding(name, input, printableASCII).split(/%26%23(\d+)%3B/);
  let next = 0;
  return () => {
    const bytes = bytesOf(next < runs.length ? runs[next]! : '');
    const potentialError = next + 1 < runs.length ? Number(runs[next + 1]) : null;
    next += 2;
    return { bytes, potentialError };
  };
}

function bytesOf(percentEncoded: string): Uint8Array {
  const bytes = new Uint8Array(percentEncoded.length / 3);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(percentEncoded.slice(3 * i + 1, 3 * i + 3), 16);
  return bytes;
}
