import { concatenate } from '@url/infra/internal';
import { fragmentPercentEncodeSet } from '@url/percent';
import { encodeBetween } from '@url/percent/internal';
import type { URLRecord } from '@url/record';
import { CONTROL, fragment, scan } from '../kinds.js';
import { encodeUpTo, finish, mustStartOver, type Parser, type Result, type StateOverride } from '../parser.js';
import { reportURLUnits } from '../report-url-units.js';

/**
 * https://url.spec.whatwg.org/#fragment-state
 *
 *     https://example.org/path?query#fragment
 *                                    ^       ^
 *                                    entry   end
 */
export function fragmentState(parser: Parser): Result {
  const { input, pointer: entry } = parser;
  const { end, kinds, firstChange } = scan(input, entry, fragment);
  if ((kinds & CONTROL) !== 0 && mustStartOver(parser)) return null;
  reportURLUnits(parser, 'fragment', entry, end);
  if (kinds !== 0) encodeUpTo(parser, firstChange, end, fragmentPercentEncodeSet);
  return finish(parser);
}

/** Runs the fragment state with a state override. */
export function changeFragment(parser: Parser, target: URLRecord, _: StateOverride, isReplaced: boolean): Result {
  const { input, pointer } = parser;
  reportURLUnits(parser, 'fragment', pointer, input.length);
  const encoded = encodeBetween(input, pointer, input.length, fragmentPercentEncodeSet);
  target.fragment = isReplaced ? encoded : concatenate(target.fragment ?? '', encoded);
  return target;
}
