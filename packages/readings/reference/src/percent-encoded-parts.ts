import { utf8DecodeWithoutBOM } from '@url/infra';
import { argumentError, checkString, option } from '@url/infra/internal';
import { percentDecodeString } from '@url/percent';

/** URL Specification 0.9.0, Percent Encoded String: a part of a string, and the rule of the grammar that it matches. */
export interface PercentEncodedPart {
  readonly type: 'pct-encoded-bytes' | 'pct-invalid' | 'uncoded';
  readonly value: string;
}

const part = /((?:%[\da-f]{2})+)|(%[\da-f]?)|[^%]+/gi;

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Percent Decoding, the first phase.
 *
 * @param input any string
 * @returns the parts of the string in order; each is as long as possible
 * @throws TypeError if `input` is not a string
 *
 * @example
 * import { analyse } from '@url/reference';
 *
 * analyse('%C3%A9%')[0]; // => { type: 'pct-encoded-bytes', value: '%C3%A9' }
 * analyse('%C3%A9%')[1]; // => { type: 'pct-invalid', value: '%' }
 */
export function analyse(input: string): PercentEncodedPart[] {
  checkString('input', input);
  return Array.from(input.matchAll(part), (match) => ({
    type: match[1] !== undefined ? 'pct-encoded-bytes' : match[2] !== undefined ? 'pct-invalid' : 'uncoded',
    value: match[0],
  }));
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Percent Decoding, the second phase.
 *
 * @param part a part of a string
 * @returns the text whose UTF-8 are the percent-encoded bytes, with U+FFFD (�) for bytes that are not UTF-8; any other part as it is
 * @throws TypeError if `part` is not a part of a percent-encoded string
 *
 * @example
 * import { decode } from '@url/reference';
 *
 * decode({ type: 'pct-encoded-bytes', value: '%C3%A9' }); // => { type: 'uncoded', value: 'é' }
 * decode({ type: 'pct-invalid', value: '%a' }); // => { type: 'pct-invalid', value: '%a' }
 */
export function decode(part: PercentEncodedPart): PercentEncodedPart {
  checkPart('part', part);
  if (part.type !== 'pct-encoded-bytes') return part;
  return { type: 'uncoded', value: decodeRun(part.value) };
}

function checkPart(name: string, part: unknown): asserts part is PercentEncodedPart {
  const isPart =
    typeof part === 'object' && part !== null && typeof option(part as PercentEncodedPart, 'value') === 'string';
  if (!isPart) throw argumentError(name, part, 'is not a part of a percent-encoded string');
}

function decodeRun(bytes: string): string {
  return utf8DecodeWithoutBOM(percentDecodeString(bytes));
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Percent Decoding, the third phase.
 *
 * @param parts the parts of a string
 * @returns the string
 *
 * @example
 * import { analyse, recompose } from '@url/reference';
 *
 * recompose(analyse('100%: %C3%A9')); // => '100%: %C3%A9'
 */
export function recompose(parts: readonly PercentEncodedPart[]): string {
  if (!Array.isArray(parts)) throw argumentError('parts', parts, 'is not an array');
  return parts
    .map((part) => {
      checkPart('parts', part);
      return part.value;
    })
    .join('');
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Percent Decoding.
 *
 * @param input any string
 * @returns the string with its percent-encoded bytes decoded
 * @throws TypeError if `input` is not a string
 *
 * @example
 * import { percentDecode } from '@url/reference';
 *
 * percentDecode('100%: %C3%A9'); // => '100%: é'
 */
export function percentDecode(input: string): string {
  checkString('input', input);
  // One run at a time: the parts of a string of a million "%" would take two hundred megabytes.
  return input.replace(/(?:%[\da-f]{2})+/gi, decodeRun);
}
