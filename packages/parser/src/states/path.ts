import { NUMBER_SIGN, QUESTION_MARK, SOLIDUS } from '@url/infra';
import { pathPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { appendToPath } from '@url/record/internal';
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
  const { input, pointer, special, stateOverride, url } = parser;
  const c = input.charCodeAt(pointer);
  if (!special) {
    if (stateOverride === null && (c === QUESTION_MARK || c === NUMBER_SIGN)) return afterPath(parser, pointer);
    if (pointer === input.length) {
      if (stateOverride !== null && url.host === null) url.path += '/';
      return url;
    }
  }
  if (!isSolidus(c, special)) return pathState(parser);
  skipSolidus(parser, 'path');
  return behindFirstSolidus(parser);
}

/** Goes on in the path state. The path of a special URL is the input as it is, up to what would be changed. */
export function behindFirstSolidus(parser: Parser): Result {
  const { input, pointer, special, stateOverride, url, onValidationError } = parser;
  if (!special || onValidationError !== null || url.scheme === 'file') return pathState(parser);
  const end = endOfCleanSegments(input, pointer - 1);
  if (end === 0 || (stateOverride !== null && end < input.length)) return pathState(parser);
  appendToPath(url, input.slice(pointer - 1, end));
  parser.pointer = end;
  return withinPath(parser);
}

/**
 * https://url.spec.whatwg.org/#path-state
 *
 *     https://example.org/a/../%7e b?query
 *                         ^         ^
 *                         entry     end
 *
 * @param unitsFrom where code points start that no earlier state has read
 */
export function pathState(parser: Parser, unitsFrom: number = parser.pointer): Result {
  const { input, pointer } = parser;
  const end = endOfPath(parser);
  reportURLUnits(parser, 'path', unitsFrom, end);
  return readSegments(parser, runWithSolidus(input, pointer, end), end);
}

/** Goes on where the path of the record ends so far, in a segment or behind one. */
export function withinPath(parser: Parser): Result {
  const { input, pointer } = parser;
  const c = pointer < input.length ? input.charCodeAt(pointer) : QUESTION_MARK;
  if (c === QUESTION_MARK || c === NUMBER_SIGN) return afterPath(parser, pointer);
  const end = endOfPath(parser);
  return readSegments(parser, input.slice(pointer, end), end);
}

/** The run is encoded as a whole before it is taken apart, since no set holds U+002E (.), U+002F (/) or U+005C (\) here. */
function readSegments(parser: Parser, run: string, end: number): Result {
  const encoded = utf8PercentEncode(run, pathPercentEncodeSet);
  appendSegments(parser.url, parser.special && encoded.includes('\\') ? encoded.replace(/\\/g, '/') : encoded);
  return afterPath(parser, end);
}

/** The run with U+002F (/) before it, where possible as one piece of the input. */
function runWithSolidus(input: string, start: number, end: number): string {
  const hasSolidus = start > 0 && input.charCodeAt(start - 1) === SOLIDUS;
  return hasSolidus ? input.slice(start - 1, end) : `/${input.slice(start, end)}`;
}
