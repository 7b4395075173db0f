import { concatenate } from '@url/infra/internal';
import { c0ControlPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { characterClassOf } from '@url/percent/internal';
import { endOfPath, type Parser, type Result } from '../parser.js';
import { reportURLUnits } from '../url-units.js';
import { afterPath } from './query.js';

/**
 * Matches what the opaque path state leaves unchanged. It ends at U+0020 SPACE, which is encoded before a query or fragment, and removed at
 * the end of the input.
 */
export const unchangedOpaquePath = (): string => `(?!/)[^${characterClassOf(c0ControlPercentEncodeSet)} ?#]*`;

/**
 * https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state
 *
 *     mailto:me@example.org?subject=hi
 *            ^             ^
 *            entry         end
 *
 * The last space before a query or fragment is encoded, so that the path keeps its spaces when query and fragment are removed.
 */
export function opaquePathState(parser: Parser): Result {
  const { input, pointer, url } = parser;
  if (parser.isAuthorityEnough) return url;
  const end = endOfPath(parser);
  reportURLUnits(parser, 'path', pointer, end);
  const run = input.slice(pointer, end);
  const path = end < input.length && run.endsWith(' ') ? `${run.slice(0, -1)}%20` : run;
  url.isOpaque = true;
  url.serialization = concatenate(url.serialization, utf8PercentEncode(path, c0ControlPercentEncodeSet));
  return afterPath(parser, end);
}
