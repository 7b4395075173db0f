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
  const pieces = new Pieces(text, start, isFilePath);
  let pieceStart = start;
  let up = 0;
  let dots = 0;
  for (let segment = start; segment < end; ) {
    const segmentEnd = endOfSegment(text, segment + 1, end);
    dots = countDots(text, segment + 1, segmentEnd);
    if (dots > 0) {
      if (pieceStart < segment) pieces.add(pieceStart, segment);
      if (dots === 2 && !pieces.shorten()) up++;
      pieceStart = segmentEnd;
    }
    segment = segmentEnd;
  }
  const startsInRun = pieces.startInRun();
  if (pieceStart === start) return { up, kept: null, startsInRun };
  // A dot segment at the end leaves an empty segment.
  return { up, kept: pieces.concatenate() + (dots > 0 ? '/' : text.slice(pieceStart, end)), startsInRun };
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
 * The pieces of a run that its dot segments leave so far. A piece is one or more segments, as two offsets into the text. The last piece is in fields of
 * its own, because most runs leave one piece.
 */
class Pieces {
  private readonly earlier: number[] = [];
  private start = 0;
  private end = 0;

  constructor(
    private readonly text: string,
    private readonly runStart: number,
    private readonly isFilePath: boolean,
  ) {
    if (isFilePath) this.end = runStart;
  }

  add(start: number, end: number): void {
    if (this.start < this.end) this.earlier.push(this.start, this.end);
    this.start = start;
    this.end = end;
  }

  /**
   * Removes the last segment, unless it is the drive letter of a file URL. See https://url.spec.whatwg.org/#shorten-a-urls-path.
   *
   * @returns whether there was a segment
   */
  shorten(): boolean {
    const { text, earlier, start, end } = this;
    if (start === end) return false;
    if (this.isFilePath && earlier.length === 0 && this.isDriveLetter(text.slice(start + 1, end))) return true;
    this.end = startOfLastSegment(text, end);
    if (this.end === start && earlier.length > 0) {
      this.end = earlier.pop()!;
      this.start = earlier.pop()!;
    }
    return true;
  }

  /** Whether the first segment is a drive letter in its normalized form. The path state normalizes one in the run, and none before it. */
  private isDriveLetter(segment: string): boolean {
    return this.startInRun() ? isWindowsDriveLetter(segment) : isNormalizedWindowsDriveLetter(segment);
  }

  /** Whether no piece starts before the run. */
  startInRun(): boolean {
    const { earlier, start, end } = this;
    return start === end || (earlier.length > 0 ? earlier[0]! : start) >= this.runStart;
  }

  concatenate(): string {
    const { text, earlier } = this;
    let output = '';
    for (let i = 0; i < earlier.length; i += 2) output += text.slice(earlier[i], earlier[i + 1]);
    return output + text.slice(this.start, this.end);
  }
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
