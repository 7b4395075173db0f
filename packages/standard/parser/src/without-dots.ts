import { FULL_STOP, PERCENT_SIGN, SOLIDUS } from '@url/infra';
import { TextBuilder } from '@url/infra/internal';
import { pathPercentEncodeSet } from '@url/percent';
import { encodeBetween } from '@url/percent/internal';
import { isNormalizedWindowsDriveLetter, isWindowsDriveLetter, startsWithAWindowsDriveLetter } from '@url/record';
import { singleDotPattern, startOfLastSegment } from '@url/record/internal';

const singleOrDoubleDot = /* @__PURE__ */ new RegExp(`^${singleDotPattern}{1,2}$`);

/** The length of the longest dot segment, "%2e%2e", in code units. */
const longestDotSegment = 6;

/**
 * Resolves the dot segments of a path, and encodes what is left. Part of https://url.spec.whatwg.org/#path-state.
 *
 *     /a/b/../%2e/c
 *     ^    ^ ^
 *     |    | rest: what follows the last dot segment
 *     |    segment
 *     start
 *
 * It goes from dot segment to dot segment, not from segment to segment.
 *
 * @param text a text that contains the path: segments with U+002F (/) before each
 * @param pathStart the start of the path
 * @param start the start of its new segments: those before have neither dot segments nor code points to encode
 * @param isFile whether the URL is a file URL: no ".." removes its drive letter, which gets U+003A (:)
 * @param isEncoded whether the path contains code points to encode
 */
export function withoutDots(
  text: string,
  pathStart: number,
  start: number,
  end: number,
  isFile: boolean,
  isEncoded: boolean,
): string {
  // The pieces that are left so far: one or more segments each, as two offsets into the text.
  const pieces = pathStart < start ? [pathStart, start] : [];
  let rest = start;
  for (let segment = findDot(text, start, end); segment < end; ) {
    const segmentEnd = endOfSegment(text, segment + 1, end);
    const dots = countDots(text, segment + 1, segmentEnd);
    if (dots > 0) {
      keep(pieces, rest, segment);
      if (dots === 2) removeLastSegment(pieces, text, isFile ? start : -1);
      rest = segmentEnd;
    }
    segment = findDot(text, segmentEnd, end);
  }
  keep(pieces, rest, end);
  // A dot segment at the end leaves an empty segment.
  const path = join(text, pieces, isEncoded) + (rest === end ? '/' : '');
  const hasDriveLetter = isFile && pieces[0]! >= start && startsWithAWindowsDriveLetter(path.slice(1, 4));
  return hasDriveLetter ? `${path.slice(0, 2)}:${path.slice(3)}` : path;
}

/** Finds the next solidus with a code unit after it with which a dot segment may start; returns the end if there is none. */
function findDot(text: string, start: number, end: number): number {
  for (let pointer = start; pointer < end; pointer++) {
    if (text.charCodeAt(pointer) !== SOLIDUS) continue;
    const c = pointer + 1 < end ? text.charCodeAt(pointer + 1) : -1;
    if (c === FULL_STOP || c === PERCENT_SIGN) return pointer;
  }
  return end;
}

function endOfSegment(text: string, start: number, end: number): number {
  let pointer = start;
  while (pointer < end && text.charCodeAt(pointer) !== SOLIDUS) pointer++;
  return pointer;
}

/** Adds what is between two offsets, to the last piece if that ends there. */
function keep(pieces: number[], start: number, end: number): void {
  if (start === end) return;
  if (pieces.length > 0 && pieces[pieces.length - 1] === start) pieces[pieces.length - 1] = end;
  else pieces.push(start, end);
}

/**
 * Removes the last segment of the pieces, unless it is the drive letter of a file URL. See https://url.spec.whatwg.org/#shorten-a-urls-path.
 *
 * @param runStart the start of the new segments of a file URL; −1 if the URL is not a file URL
 */
function removeLastSegment(pieces: number[], text: string, runStart: number): void {
  if (pieces.length === 0) return;
  const end = pieces.pop()!;
  const start = pieces.pop()!;
  const segment = startOfLastSegment(text, end);
  const isFirst = runStart >= 0 && pieces.length === 0 && segment === start;
  if (isFirst && isDriveLetter(text.slice(start + 1, end), start >= runStart)) pieces.push(start, end);
  else if (start < segment) pieces.push(start, segment);
}

/** Whether a segment is a drive letter in its normalized form. The path state normalizes a new one, and none before it. */
function isDriveLetter(segment: string, isNew: boolean): boolean {
  return isNew ? isWindowsDriveLetter(segment) : isNormalizedWindowsDriveLetter(segment);
}

/** @returns 1 for a single-dot path segment, 2 for a double-dot path segment, 0 for any other */
function countDots(text: string, start: number, end: number): 0 | 1 | 2 {
  const length = end - start;
  if (length > longestDotSegment) return 0;
  // Checks literal dots first: "%2e" is rare, and the expression is ten times slower.
  const isLiteral = text.charCodeAt(start) === FULL_STOP;
  if (isLiteral && (length === 1 || (length === 2 && text.charCodeAt(start + 1) === FULL_STOP))) return length;
  if (!singleOrDoubleDot.test(text.slice(start, end))) return 0;
  // A dot has one code unit or three, so one dot has an odd number of them.
  return length % 2 === 1 ? 1 : 2;
}

/** Encodes each piece at its place, and joins them. */
function join(text: string, pieces: readonly number[], isEncoded: boolean): string {
  if (pieces.length <= 2) return pieces.length === 0 ? '' : pieceOf(text, pieces, 0, isEncoded);
  const output = new TextBuilder();
  for (let i = 0; i < pieces.length; i += 2) output.add(pieceOf(text, pieces, i, isEncoded));
  return output.toString();
}

function pieceOf(text: string, pieces: readonly number[], index: number, isEncoded: boolean): string {
  const start = pieces[index]!;
  const end = pieces[index + 1]!;
  return isEncoded ? encodeBetween(text, start, end, pathPercentEncodeSet) : text.slice(start, end);
}
