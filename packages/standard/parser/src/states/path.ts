import { VERTICAL_LINE } from '@url/infra';
import { acceptsHandlers, concatenate } from '@url/infra/internal';
import { pathPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { characterClassOf, utf8PercentEncodeBetween } from '@url/percent/internal';
import { startsWithAWindowsDriveLetter, type URLRecord } from '@url/record';
import { type StoredURLRecord, shortenedPath, singleDotPattern, startOfLastSegment } from '@url/record/internal';
import { copyFrom, copyUpTo, endsPath, firstAfterPath, mustStartOver, type Parser, type Result } from '../parser.js';
import { reportURLUnits } from '../report-url-units.js';
import { resolveDots } from '../resolve-dots.js';
import { endOf, runOf } from '../scanners.js';
import { continueAfterPath } from './query.js';

/**
 * The longest input in code units that an expression with a repeated group scans. V8 uses backtracking stack for each repetition, and a
 * longer input could overflow it. Longer paths are encoded as a whole, which is also linear.
 */
const longestInput = 0x10000;

/**
 * Matches what the path state leaves unchanged: segments, each from its U+002F (/) on, up to a code point that is encoded, U+005C (\), or a
 * single or double dot at the end of a segment. The last segment may end anywhere. A segment that only ends in dots, and is not a dot segment, is rare:
 * telling the two apart would need one repetition for each segment.
 */
export const unchangedSegments = (): string => {
  const plain = runOf(`[^${characterClassOf(pathPercentEncodeSet)}\\\\.%]`);
  const otherDot = `\\.(?!${singleDotPattern}?(?:[/?#\\\\]|$))`;
  return `(?:/(?:${plain}|${otherDot}|(?!${singleDotPattern})%)*)?`;
};

/** Whether an expression for a host goes on with the path: if the states parse the path, and the input is not too long. */
export function goesOnWithPath({ input, stopsAfterAuthority }: Parser): boolean {
  return !stopsAfterAuthority && input.length <= longestInput;
}

/** Notes where an unchanged host and the path after it end. An expression for both has matched from the start of the host up to `end`. */
export function noteUnchanged(parser: Parser, host: number, end: number): void {
  const solidus = end > host && !parser.stopsAfterAuthority ? parser.input.indexOf('/', host) : -1;
  parser.unchangedHostEnd = solidus < 0 || solidus > end ? end : solidus;
  parser.unchangedPathEnd = end;
}

const endOfUnchanged = /* @__PURE__ */ endOf(unchangedSegments);

/**
 * https://url.spec.whatwg.org/#path-state
 *
 *     https://example.org/a/b c/../d?query
 *                        ^^ ^      ^
 *                        || |      the path ends
 *                        || unchangedEnd
 *                        |entry
 *                        start
 *
 * @param unitsFrom the offset of the first code point that no earlier state has read
 */
export function pathState(parser: Parser, unitsFrom: number = parser.pointer): Result {
  const { pointer, unchangedPathEnd } = parser;
  return unchangedPathEnd < pointer || (parser.isFile && mayBeDriveLetter(parser.input, pointer))
    ? pathFrom(parser, pointer, unitsFrom)
    : continueAfterUnchanged(parser, unchangedPathEnd, unitsFrom);
}

/** Runs the path state where the expression of the scheme start state has not found an unchanged path. */
function pathFrom(parser: Parser, pointer: number, unitsFrom: number): Result {
  const { input, isFile } = parser;
  if (parser.stopsAfterAuthority) return parser.url;
  // The U+002F (/) before the pointer is in the path, and not yet in the serialization: nothing of the path is.
  if (parser.copied >= pointer) return appendFrom(parser, pointer, false, unitsFrom);
  const start = pointer - 1;
  return goesOnWithPath(parser) && !(isFile && mayBeDriveLetter(input, pointer))
    ? continueAfterUnchanged(parser, endOfUnchanged(input, start), unitsFrom)
    : appendFrom(parser, start, true, unitsFrom);
}

/** Whether a segment may be a drive letter that has to be normalized. */
function mayBeDriveLetter(input: string, segment: number): boolean {
  return segment + 1 < input.length && input.charCodeAt(segment + 1) === VERTICAL_LINE;
}

/** Continues after the segments that are unchanged, or appends the path from the segment on that contains their end. */
function continueAfterUnchanged(parser: Parser, unchangedEnd: number, unitsFrom: number): Result {
  const { input } = parser;
  if (!endsPath(input, unchangedEnd))
    return appendFrom(parser, startOfLastSegment(input, unchangedEnd), true, unitsFrom);
  if (acceptsHandlers) reportURLUnits(parser, 'path', unitsFrom, unchangedEnd);
  return continueAfterPath(parser, unchangedEnd);
}

/** Appends the rest of a path, from the U+002F (/) of a segment on, or from the code unit after it. */
function appendFrom(parser: Parser, start: number, isSolidus: boolean, unitsFrom: number): Result {
  if (mustStartOver(parser)) return null;
  const { input, url, special } = parser;
  const end = firstAfterPath(input, start);
  reportURLUnits(parser, 'path', unitsFrom, end);
  if (isSolidus) copyUpTo(parser, start);
  url.serialization = isSolidus
    ? appendSegments(url.serialization, url.pathStart, input, start, end, parser)
    : appendRun(url.serialization, url.pathStart, `/${input.slice(start, end)}`, parser);
  if (!special && !url.hasHost()) insertPrefix(url);
  copyFrom(parser, end);
  return continueAfterPath(parser, end);
}

/** Runs the path state with a state override. */
export function changePath(parser: Parser, target: URLRecord): Result {
  const { input, pointer } = parser;
  reportURLUnits(parser, 'path', pointer, input.length);
  target.path = appendRun(target.path, 0, `/${input.slice(pointer)}`, parser);
  return target;
}

/** Inserts "/." before a path that would be parsed as a host without it: https://url.spec.whatwg.org/#concept-url-serializer */
function insertPrefix(url: StoredURLRecord): void {
  const { serialization: href, pathStart } = url;
  const prefix = url.prefixOf(href.slice(pathStart, pathStart + 2));
  if (prefix === '') return;
  url.serialization = href.slice(0, pathStart) + prefix + href.slice(pathStart);
  url.pathStart += prefix.length;
}

/** Appends a whole run, as `appendSegments` does. */
export function appendRun(href: string, pathStart: number, run: string, kind: KindOfURL): string {
  return appendSegments(href, pathStart, run, 0, run.length, kind);
}

/** What decides how a path is parsed. */
type KindOfURL = Pick<Parser, 'special' | 'isFile'>;

/**
 * Appends segments to the path with which a URL ends, and resolves their dot segments. Part of https://url.spec.whatwg.org/#path-state.
 *
 * The run is encoded after its dot segments are resolved: before, it is a slice of the input; after, less is left to encode. The URL is sliced
 * only if segments of it go, because it may be a rope.
 *
 * @param href a URL that ends with a path, or the path alone
 * @param text a text that contains the run: segments with a solidus before each, not encoded yet
 * @returns the URL with the segments, without dot segments, and with a normalized drive letter
 */
function appendSegments(
  href: string,
  pathStart: number,
  text: string,
  start: number,
  end: number,
  kind: KindOfURL,
): string {
  const reverseSolidus = kind.special ? text.indexOf('\\', start) : -1;
  if (reverseSolidus >= 0 && reverseSolidus < end) {
    return appendRun(href, pathStart, text.slice(start, end).replace(/\\/g, '/'), kind);
  }
  if (kind.isFile) return href.slice(0, pathStart) + appendToFilePath(href.slice(pathStart), text.slice(start, end));
  const { up, kept } = resolveDots(text, start, end, false);
  const shortened = up === 0 ? href : href.slice(0, pathStart) + shortenedPath(href.slice(pathStart), false, up);
  const encoded = kept === null ? utf8PercentEncodeBetween(text, start, end, pathPercentEncodeSet) : encode(kept);
  return concatenate(shortened, encoded);
}

/** What the path contains is encoded already, so that encoding changes nothing of it. */
function appendToFilePath(path: string, run: string): string {
  const text = path + run;
  const { kept, startsInRun } = resolveDots(text, path.length, text.length, true);
  const encoded = encode(kept ?? text);
  // Writes U+003A (:) after the drive letter with which the path starts.
  const hasDriveLetter = startsInRun && startsWithAWindowsDriveLetter(encoded.slice(1, 4));
  return hasDriveLetter ? `${encoded.slice(0, 2)}:${encoded.slice(3)}` : encoded;
}

function encode(run: string): string {
  return utf8PercentEncode(run, pathPercentEncodeSet);
}
