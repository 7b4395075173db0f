import { fragmentPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import type { Parser, Result } from '../parser.js';
import { reportURLUnits } from '../url-units.js';

/**
 * https://url.spec.whatwg.org/#fragment-state
 *
 *     https://example.org/path?query#fragment
 *                                    ^       ^
 *                                    entry   end
 */
export function fragmentState(parser: Parser): Result {
  const { input, pointer, url } = parser;
  reportURLUnits(parser, pointer, input.length);
  url.fragment = (url.fragment ?? '') + utf8PercentEncode(input.slice(pointer), fragmentPercentEncodeSet);
  return url;
}
