import { SOLIDUS } from '@url/infra';
import { concatenate } from '@url/infra/internal';
import { pathPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { characterClassOf, utf8PercentEncodeBetween } from '@url/percent/internal';
import { startsWithAWindowsDriveLetter } from '@url/record';
import { type StoredURLRecord, singleDotPathSegment, startOfLastSegment } from '@url/record/internal';
import { endOfPath, type Parser, type Result } from '../parser.js';
import { resolveDots } from '../resolve-dots.js';
import { type EndOf, endOf } from '../scanners.js';
import { reportURLUnits } from '../url-units.js';
import { afterPath } from './query.js';

/**
 * The longest input in code units that an expression with a repeated group scans. V8 uses backtracking stack for each repetition, and a
 * longer input could overflow it. Longer paths are encoded as a whole, which is linear, too.
 */
export const longestInput = 0x10000;

/**
 * Matches what the path state leaves unchanged: segments, each from its U+002F (/) on, up to a code point that is encoded, a dot segment, or
 * U+005C (\). The last segment may end anywhere.
 */
export const unchangedSegments = (): string => {
  const encoded = characterClassOf(pathPercentEncodeSet);
  const unchanged = `[^${encoded}/\\\\]*`;
  const notDots = `(?!${singleDotPathSegment}{1,2}(?:[/?#\\\\]|$))`;
  // Most segments start with neither "." nor "%". They are no dot segments, and need no look-ahead.
  return `(?:/[^${encoded}/\\\\.%]${unchanged})*(?:/${notDots}${unchanged})*`;
};

const segments = /* @__PURE__ */ endOf(unchangedSegments);

/** Finds the end of the unchanged segments that start at a U+002F (/). */
export const endOfUnchangedSegments: EndOf = (input, pointer) =>
  input.length > longestInput ? pointer : segments(input, pointer);

/**
 * https://url.spec.whatwg.org/#path-state
 *
 *     https://example.org/a/../%7e b?query
 *                         ^         ^
 *                         entry     end
 *
 * @param unitsFrom the offset of the first code point that no earlier state has read
 */
export function pathState(parser: Parser, unitsFrom: number = parser.pointer): Result {
  const { input, pointer } = parser;
  if (parser.isAuthorityEnough) return parser.url;
  const end = endOfPath(parser);
  reportURLUnits(parser, 'path', unitsFrom, end);
  // The run starts with U+002F (/), if possible with the one in the input.
  return pointer > 0 && input.charCodeAt(pointer - 1) === SOLIDUS
    ? appendRun(parser, input, pointer - 1, end, end)
    : appendRun(parser, `/${input.slice(pointer, end)}`, 0, end - pointer + 1, end);
}

/**
 *     https://example.org/a/b c/../d?query
 *                        ^ ^ ^     ^
 *                        | | |     end
 *                        | | unchangedEnd
 *                        | start of the run, with the segment that is not unchanged
 *                        pointer
 *
 * Continues in the path state where the unchanged segments end. They are appended up to the segment that contains that place.
 */
export function withinPath(parser: Parser, unchangedEnd: number): Result {
  const { input, pointer: entry, url } = parser;
  parser.pointer = unchangedEnd;
  const end = endOfPath(parser);
  const isSegmentEnd = unchangedEnd === entry || input.charCodeAt(unchangedEnd) === SOLIDUS;
  const start = isSegmentEnd ? unchangedEnd : startOfLastSegment(input, unchangedEnd);
  if (start > entry) url.serialization += input.slice(entry, start);
  return appendRun(parser, input, start, end, end);
}

/**
 * Appends the run of segments between two offsets of a text to the path, and continues after them.
 *
 * @param pathEnd the end of the path in the input
 */
function appendRun(parser: Parser, text: string, start: number, end: number, pathEnd: number): Result {
  const { url, given, special, isFile } = parser;
  const reverseSolidus = special ? text.indexOf('\\', start) : -1;
  if (reverseSolidus >= 0 && reverseSolidus < end) {
    const run = text.slice(start, end).replace(/\\/g, '/');
    return appendRun(parser, run, 0, run.length, pathEnd);
  }
  if (given !== null) {
    given.path = appendSegments(given.path, text.slice(start, end), given.scheme === 'file');
    return given;
  }
  if (isFile) appendToFilePath(url, text.slice(start, end));
  else appendToPath(url, text, start, end);
  if (!special && !url.hasHost()) insertPrefix(parser);
  return afterPath(parser, pathEnd);
}

function appendToFilePath(url: StoredURLRecord, run: string): void {
  const { serialization: href, pathStart } = url;
  url.serialization = href.slice(0, pathStart) + appendSegments(href.slice(pathStart), run, true);
}

/** Appends segments to the path with which the serialization ends. It is sliced only if segments of it go, since it may be a rope. */
function appendToPath(url: StoredURLRecord, text: string, start: number, end: number): void {
  const { serialization: href, pathStart } = url;
  const { up, kept } = resolveDots(text, start, end, false);
  const shortened = up === 0 ? href : href.slice(0, pathStart) + withoutLastSegments(href.slice(pathStart), up);
  const encoded = kept === null ? utf8PercentEncodeBetween(text, start, end, pathPercentEncodeSet) : encode(kept);
  url.serialization = concatenate(shortened, encoded);
}

/** Inserts "/." before a path that would be parsed as a host without it: https://url.spec.whatwg.org/#concept-url-serializer */
function insertPrefix({ url }: Parser): void {
  const { serialization: href, pathStart } = url;
  if (!url.needsPrefix(href.slice(pathStart, pathStart + 2))) return;
  url.serialization = `${href.slice(0, pathStart)}/.${href.slice(pathStart)}`;
  url.pathStart += 2;
}

/**
 * Appends segments to a path, and resolves their dot segments. Part of https://url.spec.whatwg.org/#path-state.
 *
 * The run is encoded after its dot segments are resolved: before, it is one flat slice of the input; after, less is left to encode.
 *
 * @param path a path that is not opaque
 * @param run segments that follow it, with U+002F (/) before each, not encoded yet
 * @returns the path with the segments, without dot segments, and with a normalized drive letter
 */
export function appendSegments(path: string, run: string, isFilePath: boolean): string {
  // What the path contains is encoded already, so that encoding changes nothing of it.
  const text = isFilePath ? path + run : run;
  const { up, kept } = resolveDots(text, 0, text.length, isFilePath);
  const encoded = encode(kept ?? text);
  return isFilePath ? normalizeDriveLetter(encoded) : withoutLastSegments(path, up) + encoded;
}

/** Shortens a path that is not that of a file URL so many times. See https://url.spec.whatwg.org/#shorten-a-urls-path. */
function withoutLastSegments(path: string, count: number): string {
  let end = path.length;
  for (let i = 0; i < count && end > 0; i++) end = Math.max(startOfLastSegment(path, end), 0);
  return path.slice(0, end);
}

function encode(run: string): string {
  return utf8PercentEncode(run, pathPercentEncodeSet);
}

/** Writes U+003A (:) after the drive letter with which the path of a file URL starts. */
function normalizeDriveLetter(path: string): string {
  return startsWithAWindowsDriveLetter(path.slice(1, 4)) ? `${path.slice(0, 2)}:${path.slice(3)}` : path;
}
