import { FULL_STOP, PERCENT_SIGN, SOLIDUS } from '@url/infra';
import { concatenate, TextBuilder } from '@url/infra/internal';
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
 * @param changed an offset before which there is neither a dot segment nor a code point to encode
 */
export function withoutDots(
  text: string,
  pathStart: number,
  start: number,
  end: number,
  isFile: boolean,
  isEncoded: boolean,
  changed: number = start,
): string {
  const kept: Kept = { from: pathStart, to: start, earlier: null };
  let rest = start;
  // The solidus of a dot segment is before its first changed code unit.
  for (let segment = findDot(text, Math.max(start, changed - 1), end); segment < end; ) {
    const dots = readDots(text, segment + 1, end);
    const segmentEnd = segment + 1 + dots;
    if (dots > 0) {
      keep(kept, rest, segment);
      if (dots % 2 === 0) removeLastSegment(kept, text, isFile ? start : -1);
      rest = segmentEnd;
    }
    segment = findDot(text, segmentEnd, end);
  }
  keep(kept, rest, end);
  // A dot segment at the end leaves an empty segment.
  const path = join(text, kept, isEncoded ? changed : end) + (rest === end ? '/' : '');
  const hasDriveLetter = isFile && startOf(kept) >= start && startsWithAWindowsDriveLetter(path.slice(1, 4));
  return hasDriveLetter ? `${path.slice(0, 2)}:${path.slice(3)}` : path;
}

/** The last of the pieces that are left so far: one or more segments, as two offsets into the text. A list takes less time than an array. */
interface Kept {
  from: number;
  to: number;
  /** The piece before it. */
  earlier: Kept | null;
}

function startOf(kept: Kept): number {
  let first = kept;
  while (first.earlier !== null) first = first.earlier;
  return first.from;
}

/** Finds the next solidus with a code unit after it with which a dot segment may start; returns the end if there is none. */
function findDot(text: string, start: number, end: number): number {
  for (let pointer = start + 1; pointer < end; pointer++) {
    const c = text.charCodeAt(pointer);
    if ((c === FULL_STOP || c === PERCENT_SIGN) && text.charCodeAt(pointer - 1) === SOLIDUS) return pointer - 1;
  }
  return end;
}

function endOfSegment(text: string, start: number, end: number): number {
  let pointer = start;
  while (!endsSegment(text, pointer, end)) pointer++;
  return pointer;
}

function endsSegment(text: string, pointer: number, end: number): boolean {
  return pointer >= end || text.charCodeAt(pointer) === SOLIDUS;
}

/** Adds what is between two offsets, to the last piece if that ends there. */
function keep(kept: Kept, start: number, end: number): void {
  if (start === end) return;
  if (kept.to < start) {
    if (kept.from < kept.to) {
      kept.earlier = { from: kept.from, to: kept.to, earlier: kept.earlier };
    }
    kept.from = start;
  }
  kept.to = end;
}

/**
 * Removes the last segment of the pieces, unless it is the drive letter of a file URL. See https://url.spec.whatwg.org/#shorten-a-urls-path.
 *
 * @param runStart the start of the new segments of a file URL; −1 if the URL is not a file URL
 */
function removeLastSegment(kept: Kept, text: string, runStart: number): void {
  const { earlier } = kept;
  if (kept.from === kept.to) {
    if (earlier === null) return;
    kept.to = earlier.to;
    kept.from = earlier.from;
    kept.earlier = earlier.earlier;
  }
  const { from, to } = kept;
  const segment = startOfLastSegment(text, to);
  const isFirst = runStart >= 0 && segment === from && kept.earlier === null;
  if (!isFirst || !isDriveLetter(text.slice(from + 1, to), from >= runStart)) kept.to = segment;
}

/** Whether a segment is a drive letter in its normalized form. The path state normalizes a new one, and none before it. */
function isDriveLetter(segment: string, isNew: boolean): boolean {
  return isNew ? isWindowsDriveLetter(segment) : isNormalizedWindowsDriveLetter(segment);
}

/** @returns the length of a single-dot path segment, 1 or 3, or of a double-dot path segment, 2, 4 or 6; 0 for any other segment */
function readDots(text: string, start: number, end: number): number {
  // Checks literal dots first: "%2e" is rare, and the expression is ten times slower.
  if (text.charCodeAt(start) === FULL_STOP) {
    if (endsSegment(text, start + 1, end)) return 1;
    if (text.charCodeAt(start + 1) === FULL_STOP && endsSegment(text, start + 2, end)) return 2;
  }
  const segmentEnd = endOfSegment(text, start, Math.min(end, start + longestDotSegment + 1));
  return singleOrDoubleDot.test(text.slice(start, segmentEnd)) ? segmentEnd - start : 0;
}

/**
 * Encodes each piece at its place, and joins them.
 *
 * @param encodedFrom an offset before which nothing has to be encoded
 */
function join(text: string, { earlier, from, to }: Kept, encodedFrom: number): string {
  const last = pieceOf(text, from, to, encodedFrom);
  if (earlier === null) return last;
  if (earlier.earlier === null) return concatenate(pieceOf(text, earlier.from, earlier.to, encodedFrom), last);
  const pieces: Kept[] = [];
  for (let piece: Kept | null = earlier; piece !== null; piece = piece.earlier) pieces.push(piece);
  const output = new TextBuilder();
  for (let i = pieces.length - 1; i >= 0; i--) output.add(pieceOf(text, pieces[i]!.from, pieces[i]!.to, encodedFrom));
  output.add(last);
  return output.toString();
}

function pieceOf(text: string, from: number, to: number, encodedFrom: number): string {
  return to <= encodedFrom ? text.slice(from, to) : encodeBetween(text, from, to, pathPercentEncodeSet);
}
