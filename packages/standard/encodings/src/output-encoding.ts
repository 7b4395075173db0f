import { percentEncodeAfterEncoding } from '@exodus/bytes/whatwg.js';
import type { EncodeResult, Encoding } from '@url/infra';

/**
 * Returns an encoding with the encoder of its output encoding. Part of https://encoding.spec.whatwg.org/#get-an-output-encoding.
 *
 * @param name the name of an encoding
 */
export function outputEncodingOf(name: string): Pick<Encoding, 'name' | 'getEncoder'> {
  const outputName = /^(?:UTF-16[BL]E|replacement)$/.test(name) ? 'UTF-8' : name;
  return { name, getEncoder: (input) => encoderOf(outputName, input) };
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
