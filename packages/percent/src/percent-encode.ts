import { toScalarValueString } from '@url/infra';
import type { PercentEncodeSet } from './percent-encode-sets.js';

/**
 * https://url.spec.whatwg.org/#percent-encode
 *
 * @param byte 0 to 255
 * @returns U+0025 (%) and two ASCII upper hex digits
 *
 * @example
 * import { percentEncode } from '@url/percent';
 *
 * percentEncode(0x7f); // => '%7F'
 */
export function percentEncode(byte: number): string {
  return `%${(byte + 0x100).toString(16).slice(1).toUpperCase()}`;
}

/**
 * https://url.spec.whatwg.org/#string-utf-8-percent-encode
 *
 * @param input a string; lone surrogates are encoded as U+FFFD (�)
 * @param set the code points to encode
 * @returns an ASCII string; the input itself where nothing needs encoding
 *
 * @example
 * import { userinfoPercentEncodeSet, utf8PercentEncode } from '@url/percent';
 *
 * utf8PercentEncode('Say what‽', userinfoPercentEncodeSet); // => 'Say%20what%E2%80%BD'
 */
export function utf8PercentEncode(input: string, set: PercentEncodeSet): string {
  if (!set.member.test(input)) return input;
  const output = input.replace(set.runs, percentEncodeRun);
  return set.spaceAsPlus ? output.replace(/%20/g, '+') : output;
}

/** `encodeURIComponent` encodes whatever a set may hold, but for five characters. */
function percentEncodeRun(run: string): string {
  return encodeURIComponent(toScalarValueString(run)).replace(/[!'()~]/g, (character) =>
    percentEncode(character.charCodeAt(0)),
  );
}
