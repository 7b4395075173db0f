import { ParsingContext } from '../parsing-context.js';
import { isRelativeScheme } from '../relative-schemes.js';
import type { Components2014 } from '../url-record.js';
import { scheme } from './scheme.js';
import { schemeData } from './scheme-data.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.3.3 non-relative-url(input) (#rule-non-relative-url)
 *
 * The document says "If the value of scheme does not match any relative scheme then return failure". The recording does the opposite:
 * "javascript:" URLs come from this rule, and "http:" URLs do not.
 *
 * @param input a string that must match as a whole
 * @param context whose encoding override is set to UTF-8, and which receives the errors
 * @param start the offset of the input in the whole input
 * @returns `scheme` and `schemeData`, or `null`
 *
 * @example
 * import { nonRelativeURL } from '@url/drafts/2014';
 *
 * nonRelativeURL('javascript:alert("Hello, world!");'); // => { scheme: 'javascript', schemeData: 'alert("Hello, world!");' }
 * nonRelativeURL('http:a'); // => null
 */
export function nonRelativeURL(
  input: string,
  context: ParsingContext = new ParsingContext(),
  start = 0,
): Components2014 | null {
  const colon = input.indexOf(':');
  const value = colon < 0 ? null : scheme(input.slice(0, colon));
  if (value === null || isRelativeScheme(value) || /[?#]/.test(input)) return null;
  context.encodingOverride = null;
  return { scheme: value, schemeData: schemeData(input.slice(colon + 1), context, start + colon + 1) };
}
