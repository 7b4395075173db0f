import { QUESTION_MARK } from '@url/infra';
import { c0ControlPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { characterClassOf } from '@url/percent/internal';
import type { URLRecord } from '@url/record';
import { endsPath, firstAfterPath, mustStartOver, type Parser, type Result, replace } from '../parser.js';
import { reportURLUnits } from '../report-url-units.js';
import { endOf } from '../scanners.js';
import { changeFragment } from './fragment.js';
import { changeQuery, continueAfterPath } from './query.js';

/** Matches what the opaque path state leaves unchanged. It ends at U+0020 SPACE, which is encoded before a query and removed at the end. */
export const unchangedOpaquePath = (): string => `[^${characterClassOf(c0ControlPercentEncodeSet)} ?#]*`;

const endOfUnchanged = /* @__PURE__ */ endOf(unchangedOpaquePath);

/**
 * https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state
 *
 *     mailto:me@example.org?subject=hi
 *            ^             ^
 *            entry         end
 */
export function opaquePathState(parser: Parser): Result {
  const { input, pointer, url, unchangedPathEnd } = parser;
  if (parser.stopsAfterAuthority) return url;
  url.isOpaque = true;
  let end = unchangedPathEnd > pointer ? unchangedPathEnd : endOfUnchanged(input, pointer);
  if (!endsPath(input, end)) {
    if (mustStartOver(parser)) return null;
    end = firstAfterPath(input, end);
    replace(parser, pointer, end, encode(input, pointer, end));
  }
  reportURLUnits(parser, 'path', pointer, end);
  return continueAfterPath(parser, end);
}

/** Encodes a path. The last space before a query or fragment is encoded, so that the path keeps its spaces when these are removed. */
function encode(input: string, start: number, end: number): string {
  const run = input.slice(start, end);
  const path = end < input.length && run.endsWith(' ') ? `${run.slice(0, -1)}%20` : run;
  return utf8PercentEncode(path, c0ControlPercentEncodeSet);
}

/** Runs the opaque path state with a state override. Unlike the path state, it leaves the path at U+003F (?) and U+0023 (#). */
export function changeOpaquePath(parser: Parser, target: URLRecord): Result {
  const { input, pointer } = parser;
  const end = firstAfterPath(input, pointer);
  reportURLUnits(parser, 'path', pointer, end);
  target.hasOpaquePath = true;
  target.path += encode(input, pointer, end);
  if (end === input.length) return target;
  parser.pointer = end + 1;
  if (input.charCodeAt(end) === QUESTION_MARK) {
    target.query = '';
    return changeQuery(parser, target);
  }
  target.fragment = '';
  return changeFragment(parser, target);
}
