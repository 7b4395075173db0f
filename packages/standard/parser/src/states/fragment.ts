import { concatenate } from '@url/infra/internal';
import { fragmentPercentEncodeSet } from '@url/percent';
import { characterClassOf, utf8PercentEncodeBetween } from '@url/percent/internal';
import type { Parser, Result } from '../parser.js';
import { type EndOf, endOf } from '../scanners.js';
import { reportURLUnits } from '../url-units.js';

/** Matches what the fragment state leaves unchanged. */
export const unchangedFragment = (): string => `[^${characterClassOf(fragmentPercentEncodeSet)}]*`;

export const endOfUnchangedFragment: EndOf = /* @__PURE__ */ endOf(unchangedFragment);

/**
 * https://url.spec.whatwg.org/#fragment-state
 *
 *     https://example.org/path?query#fragment
 *                                    ^       ^
 *                                    entry   end
 */
export function fragmentState(parser: Parser): Result {
  const { url, given } = parser;
  if (given !== null) {
    given.fragment = (given.fragment ?? '') + encodeFragment(parser);
    return given;
  }
  url.serialization += '#';
  return withinFragment(parser);
}

/** Continues in the fragment state: the serialization already ends with the first part of the fragment. */
export function withinFragment(parser: Parser): Result {
  const { url } = parser;
  url.serialization = concatenate(url.serialization, encodeFragment(parser));
  return url;
}

function encodeFragment(parser: Parser): string {
  const { input, pointer } = parser;
  reportURLUnits(parser, 'fragment', pointer, input.length);
  return utf8PercentEncodeBetween(input, pointer, input.length, fragmentPercentEncodeSet);
}
