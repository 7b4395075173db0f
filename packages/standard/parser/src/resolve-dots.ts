import { FULL_STOP, PERCENT_SIGN } from '@url/infra';
import { isNormalizedWindowsDriveLetter, isWindowsDriveLetter } from '@url/record';
import { singleDotPattern, startOfLastSegment } from '@url/record/internal';

const singleOrDoubleDot = /* @__PURE__ */ new RegExp(`^${singleDotPattern}{1,2}$`);

/** The length of the longest dot segment, "%2e%2e", in code units. */
const longestDotSegment = 6;

/**
 * Resolves the dot segments of a run. Part of https://url.spec.whatwg.org/#path-state.
 *
 *     /a/b/../%2e/c
 *     ^    ^  ^
 *     |    |  segmentEnd
 *     |    segment: start of the dot segment, and end of the piece before it
 *     pieceStart
 *
 * @param text a text that contains the run: segments with U+002F (/) before each
 * @param isFilePath whether the text before the run is the path of a file URL, whose drive letter no ".." removes
 */
export function resolveDots(text: string, start: number, end: number, isFilePath: boolean): ResolvedDots {
  // The pieces that are left so far: one or more segments each, as two offsets into the text.
  const pieces = isFilePath && start > 0 ? [0, start] : [];
  const fileRunStart = isFilePath ? start : -1;
  let pieceStart = start;
  let up = 0;
  let dots = 0;
  for (let segment = start; segment < end; ) {
    const segmentEnd = endOfSegment(text, segment + 1, end);
    dots = countDots(text, segment + 1, segmentEnd);
    if (dots > 0) {
      if (pieceStart < segment) pieces.push(pieceStart, segment);
      if (dots === 2) up += shorten(pieces, text, fileRunStart);
      pieceStart = segmentEnd;
    }
    segment = segmentEnd;
  }
  const startsInRun = pieces.length === 0 || pieces[0]! >= start;
  if (pieceStart === start) return { up, kept: null, startsInRun };
  // A dot segment at the end leaves an empty segment.
  return { up, kept: concatenate(text, pieces) + (dots > 0 ? '/' : text.slice(pieceStart, end)), startsInRun };
}

function concatenate(text: string, pieces: readonly number[]): string {
  let output = '';
  for (let i = 0; i < pieces.length; i += 2) output += text.slice(pieces[i], pieces[i + 1]);
  return output;
}

/** The rest of a run. */
interface ResolvedDots {
  /** How often the path before the run has to be shortened; for a file URL, which is done already, it has no meaning. */
  readonly up: number;
  /** The segments that follow then, for a file URL with those before the run; `null` for all of them. */
  readonly kept: string | null;
  /** Whether the first of these segments belongs to the run. */
  readonly startsInRun: boolean;
}

function endOfSegment(text: string, start: number, end: number): number {
  const next = text.indexOf('/', start);
  return next < 0 || next > end ? end : next;
}

/**
 * Removes the last segment of the pieces, unless it is the drive letter of a file URL. See https://url.spec.whatwg.org/#shorten-a-urls-path.
 *
 * @param runStart the start of the run; −1 if the URL is not a file URL
 * @returns how many segments the path before the run has to lose: 1 if the pieces had no segment
 */
function shorten(pieces: number[], text: string, runStart: number): 0 | 1 {
  if (pieces.length === 0) return 1;
  const end = pieces.pop()!;
  const start = pieces.pop()!;
  const isFirst = runStart >= 0 && pieces.length === 0;
  const segment =
    isFirst && isDriveLetter(text.slice(start + 1, end), start >= runStart) ? end : startOfLastSegment(text, end);
  if (segment > start) pieces.push(start, segment);
  return 0;
}

/** Whether a segment is a drive letter in its normalized form. The path state normalizes one in the run, and none before it. */
function isDriveLetter(segment: string, isInRun: boolean): boolean {
  return isInRun ? isWindowsDriveLetter(segment) : isNormalizedWindowsDriveLetter(segment);
}

/** @returns 1 for a single-dot path segment, 2 for a double-dot path segment, 0 for any other */
function countDots(text: string, start: number, end: number): 0 | 1 | 2 {
  const length = end - start;
  if (length === 0 || length > longestDotSegment) return 0;
  const first = text.charCodeAt(start);
  if (first !== FULL_STOP && first !== PERCENT_SIGN) return 0;
  // Checks literal dots first: "%2e" is rare, and the expression is ten times slower.
  if (first === FULL_STOP && (length === 1 || (length === 2 && text.charCodeAt(start + 1) === FULL_STOP)))
    return length;
  if (!singleOrDoubleDot.test(text.slice(start, end))) return 0;
  // A dot has one code unit or three, so one dot has an odd number of them.
  return length % 2 === 1 ? 1 : 2;
}
