import { argumentError, checkNumber, checkString, toScalarValueString } from '@url/infra/internal';
import { characterClassOf } from '../character-class.js';
import { checkSet, type PercentEncodeSet } from './percent-encode-set.js';

/**
 * https://url.spec.whatwg.org/#percent-encode
 *
 * @param byte 0 to 255
 * @returns U+0025 (%) and two ASCII upper hex digits
 * @throws TypeError if it is not a byte
 */
export function percentEncode(byte: number): string {
  checkNumber('byte', byte);
  if (byte !== (byte & 0xff)) throw argumentError('byte', byte, 'is not an integer from 0 to 255');
  return escapeOf(byte);
}

/** Does `percentEncode` without the check of its argument. */
function escapeOf(byte: number): string {
  return `%${(byte + 0x100).toString(16).slice(1).toUpperCase()}`;
}

/**
 * https://url.spec.whatwg.org/#string-utf-8-percent-encode
 *
 * Encodes by `encodeURIComponent` what is not ASCII.
 *
 * @param input a string; lone surrogates are encoded as U+FFFD
 * @param set the code points to encode
 * @returns an ASCII string; the input itself if nothing needs encoding
 * @throws TypeError for an argument of another type
 */
export function utf8PercentEncode(input: string, set: PercentEncodeSet): string {
  checkString('input', input);
  checkSet('set', set);
  const encode = (character: string): string => {
    if (character === ' ' && set.spaceAsPlus) return '+';
    return character > '~' ? encodeURIComponent(character) : escapeOf(character.charCodeAt(0));
  };
  // Each run has whole surrogate pairs.
  const encoded = new RegExp(`[${characterClassOf(set)}]+`, 'g');
  return toScalarValueString(input).replace(encoded, (run) => Array.from(run, encode).join(''));
}
