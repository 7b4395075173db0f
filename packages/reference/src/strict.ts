import { noncharacterRanges } from '@url/infra/internal';
import { type ParseReferenceOptions, parseReference } from './parse.js';

/** What is no strict url-char, nor a percent-encoded byte. The fragment's U+0023 (#) is not among it. */
const notStrict = /* @__PURE__ */ new RegExp(
  `[\\0- "<>[\\\\\\]^\`{|}\\x7f-\\x9f\\ud800-\\udfff${noncharacterRanges}]|%(?![\\dA-Fa-f]{2})`,
  'u',
);

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Strict URL Grammar.
 *
 * @param input any string
 * @param options the mode
 * @returns whether it is a string of the strict grammar, in which only U+002F (/) separates, every U+0025 (%) starts a
 *   percent-encoded byte, and nothing stands that preprocessing would remove; U+007C (|) is strict in a drive, whose rule the
 *   strict grammar does not change
 *
 * @example
 * import { isStrict } from '@url/reference';
 *
 * isStrict('http://example.org/a%20b'); // => true
 * isStrict('http://example.org/a b'); // => false
 * isStrict('http:\\example.org'); // => false
 * isStrict('//[::1]/'); // => true
 */
export function isStrict(input: string, options: ParseReferenceOptions = {}): boolean {
  const url = parseReference(input, options);
  if (url === null || input.indexOf('#') !== input.lastIndexOf('#')) return false;
  const { authority, drive } = url;
  const withoutAddress = authority?.host?.startsWith('[') ? input.replace(authority.host, '') : input;
  return !notStrict.test(drive === null ? withoutAddress : withoutAddress.replace(drive, ''));
}
