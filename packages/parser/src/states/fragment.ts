import { fragmentPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { appendToSerialization } from '@url/record/internal';
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
  const { input, pointer, stateOverride, url } = parser;
  reportURLUnits(parser, 'fragment', pointer, input.length);
  const encoded = utf8PercentEncode(input.slice(pointer), fragmentPercentEncodeSet);
  if (stateOverride !== null || !appendToSerialization(url, encoded)) url.fragment = (url.fragment ?? '') + encoded;
  return url;
}
