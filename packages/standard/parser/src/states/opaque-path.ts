import { QUESTION_MARK, SPACE } from '@url/infra';
import { encodeBetween } from '@url/percent/internal';
import type { URLRecord } from '@url/record';
import { CONTROL, opaquePath, scan } from '../kinds.js';
import {
  encodeUpTo,
  mustStartOver,
  type Parser,
  type Result,
  replace,
  type StateOverride,
  stopBefore,
} from '../parser.js';
import { reportURLUnits } from '../report-url-units.js';
import { changeFragment } from './fragment.js';
import { changeQuery, continueAfterPath } from './query.js';

/**
 * https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state
 *
 *     mailto:me@example.org?subject=hi
 *            ^             ^
 *            entry         end
 *
 * The last space before a query or fragment is encoded, so that the path keeps its spaces when these are removed.
 */
export function opaquePathState(parser: Parser): Result {
  const { input, pointer: entry, url } = parser;
  if (parser.stopsAfterAuthority) return stopBefore(parser, entry);
  url.isOpaque = true;
  const part = opaquePath;
  const { end, kinds, firstChange } = scan(input, entry, part);
  if ((kinds & CONTROL) !== 0 && mustStartOver(parser)) return null;
  reportURLUnits(parser, 'path', entry, end);
  const encodedEnd = endsInEncodedSpace(input, entry, end) ? end - 1 : end;
  if (kinds !== 0) encodeUpTo(parser, firstChange, encodedEnd, part.set);
  if (encodedEnd < end) replace(parser, encodedEnd, end, '%20');
  return continueAfterPath(parser, end);
}

function endsInEncodedSpace(input: string, start: number, end: number): boolean {
  return start < end && end < input.length && input.charCodeAt(end - 1) === SPACE;
}

/** Runs the opaque path state with a state override. Unlike the path state, it leaves the path at U+003F (?) and U+0023 (#). */
export function changeOpaquePath(parser: Parser, target: URLRecord, stateOverride: StateOverride): Result {
  const { input } = parser;
  const part = opaquePath;
  const { end } = scan(input, 0, part);
  reportURLUnits(parser, 'path', 0, end);
  target.hasOpaquePath = true;
  const isSpaceEncoded = endsInEncodedSpace(input, 0, end);
  const path = encodeBetween(input, 0, isSpaceEncoded ? end - 1 : end, part.set);
  target.path += isSpaceEncoded ? `${path}%20` : path;
  if (end === input.length) return target;
  parser.pointer = end + 1;
  const isQuery = input.charCodeAt(end) === QUESTION_MARK;
  return isQuery
    ? changeQuery(parser, target, stateOverride, true)
    : changeFragment(parser, target, stateOverride, true);
}
