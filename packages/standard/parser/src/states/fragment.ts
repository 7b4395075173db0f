import { fragmentPercentEncodeSet } from '@url/percent';
import { characterClassOf, utf8PercentEncodeBetween } from '@url/percent/internal';
import type { URLRecord } from '@url/record';
import { finish, mustStartOver, type Parser, type Result, replace } from '../parser.js';
import { reportURLUnits } from '../report-url-units.js';
import { endOf } from '../scanners.js';

/** Matches what the fragment state leaves unchanged. */
export const unchangedFragment = (): string => `[^${characterClassOf(fragmentPercentEncodeSet)}]*`;

const endOfUnchanged = /* @__PURE__ */ endOf(unchangedFragment);

/**
 * https://url.spec.whatwg.org/#fragment-state
 *
 *     https://example.org/path?query#fragment
 *                                    ^       ^
 *                                    entry   end
 */
export function fragmentState(parser: Parser): Result {
  const { input, pointer } = parser;
  const end = endOfUnchanged(input, pointer);
  if (end < input.length) {
    if (mustStartOver(parser)) return null;
    replace(parser, end, input.length, encode(parser, end));
  }
  reportURLUnits(parser, 'fragment', pointer, input.length);
  return finish(parser);
}

/** Runs the fragment state with a state override. */
export function changeFragment(parser: Parser, target: URLRecord): Result {
  const { input, pointer } = parser;
  reportURLUnits(parser, 'fragment', pointer, input.length);
  target.fragment = (target.fragment ?? '') + encode(parser, pointer);
  return target;
}

function encode({ input }: Parser, start: number): string {
  return utf8PercentEncodeBetween(input, start, input.length, fragmentPercentEncodeSet);
}
