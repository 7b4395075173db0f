import { parseHost } from '@url/host';
import { type ParseReferenceOptions, parseReference } from './parse.js';

/** What is no strict url-char, nor a percent-encoded byte. The fragment's U+0023 (#) is not among it. */
const notStrict = /[\0- "<>[\\\]^`{|}\x7f-\x9f\p{Surrogate}\p{Noncharacter_Code_Point}]|%(?![\dA-Fa-f]{2})/u;

/**
 * URL Specification 0.9.0, Strict URL Grammar.
 *
 * @param input any string
 * @param options the mode
 * @returns whether it is a string of the strict grammar, in which only U+002F (/) separates, every U+0025 (%) starts a
 *   percent-encoded byte, an address in brackets is an IPv6 address, and nothing stands that preprocessing would remove
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
  const host = url.authority?.host;
  if (!host?.startsWith('[')) return !notStrict.test(input);
  return parseHost(host) !== null && !notStrict.test(input.replace(host, ''));
}
