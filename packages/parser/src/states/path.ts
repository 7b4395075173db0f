import { NUMBER_SIGN, QUESTION_MARK, SOLIDUS } from '@url/infra';
import { pathPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { endOfCleanSegments } from '../clean-runs.js';
import { endOfPath, isSolidus, type Parser, type Result, skipSolidus } from '../parser.js';
import { appendSegments } from '../path-segments.js';
import { reportURLUnits } from '../url-units.js';
import { afterPath } from './query.js';

/**
 * https://url.spec.whatwg.org/#path-start-state
 *
 *     https://example.org:8080/path
 *                             ^
 *                             entry
 */
export function pathStartState(parser: Parser): Result {
  const { input, pointer, stateOverride, url, onValidationError } = parser;
  const c = input.charCodeAt(pointer);
  if (parser.special) {
    const end =
      stateOverride === null && onValidationError === null && url.scheme !== 'file'
        ? endOfCleanSegments(input, pointer)
        : 0;
    if (end > 0) {
      url.path = input.slice(pointer, end);
      parser.pointer = end;
      return betweenSegments(parser);
    }
  } else if (stateOverride === null && (c === QUESTION_MARK || c === NUMBER_SIGN)) {
    return afterPath(parser, pointer);
  } else if (pointer === input.length) {
    if (stateOverride !== null && url.host === null) url.path += '/';
    return url;
  }
  if (isSolidus(parser, c)) skipSolidus(parser);
  return pathState(parser);
}

/**
 * https://url.spec.whatwg.org/#path-state
 *
 *     https://example.org/a/../%7e b?query
 *                         ^         ^
 *                         entry     end
 *
 * The path is encoded as a whole before it is taken apart, since no set holds U+002E (.), U+002F (/) or U+005C (\) here.
 *
 * @param unitsFrom where code points start that no earlier state has read
 */
export function pathState(parser: Parser, unitsFrom: number = parser.pointer): Result {
  const { input, pointer, special, url } = parser;
  const end = endOfPath(parser);
  reportURLUnits(parser, unitsFrom, end, special);
  const encoded = utf8PercentEncode(runWithSolidus(input, pointer, end), pathPercentEncodeSet);
  appendSegments(url, special && encoded.includes('\\') ? encoded.replace(/\\/g, '/') : encoded);
  return afterPath(parser, end);
}

/** Goes on where a segment has ended that the path of the record holds already. */
export function betweenSegments(parser: Parser): Result {
  const { input, pointer } = parser;
  if (!isSolidus(parser, input.charCodeAt(pointer))) return afterPath(parser, pointer);
  parser.pointer++;
  return pathState(parser);
}

/** The run with U+002F (/) before it, where possible as one piece of the input. */
function runWithSolidus(input: string, start: number, end: number): string {
  return input.charCodeAt(start - 1) === SOLIDUS ? input.slice(start - 1, end) : `/${input.slice(start, end)}`;
}
