import { shortenPath, startsWithAWindowsDriveLetter, type URLRecord } from '@url/record';
import { appendToPath, startOfLastSegment } from '@url/record/internal';

/** https://url.spec.whatwg.org/#single-dot-path-segment */
const singleDot = '(?:\\.|%2[eE])';
/** That, or a https://url.spec.whatwg.org/#double-dot-path-segment, as the source of a regular expression. */
export const dotSegment: string = `${singleDot}{1,2}`;
const nextDotSegment = /* @__PURE__ */ new RegExp(`/${dotSegment}(?=/|$)`, 'g');

/**
 * https://url.spec.whatwg.org/#path-state
 *
 * Appends segments to a path as the path state does when it has read each: dots are resolved, and the drive letter of a file
 * URL is normalized. What stands between dots is appended in one piece.
 *
 * @param url a URL record without opaque path
 * @param run percent-encoded segments with U+002F (/) before each; the first may be the rest of the path's last, without it
 */
export function appendSegments(url: URLRecord, run: string): void {
  nextDotSegment.lastIndex = 0;
  if (nextDotSegment.test(run)) appendToPath(url, withoutDotSegments(url, run));
  else appendToPath(url, run.slice(behindDriveLetter(url, run, 0)));
}

/**
 *     /a/b/../%2e/c
 *     ^ ^    ^   ^
 *     | |    |   endOfDots
 *     | end  startOfDots
 *     start
 *
 * Starts behind the first dot segment that has been found. Nothing is copied before it is known what stays.
 */
function withoutDotSegments(url: URLRecord, run: string): string {
  // Where the pieces of the run start and end that stay; those of the last stand in variables.
  const kept: number[] = [];
  let start = 0;
  let end = 0;
  let from = 0;
  do {
    const endOfDots = nextDotSegment.lastIndex;
    const startOfDots = startOfLastSegment(run, endOfDots);
    if (from < startOfDots) {
      if (start < end) kept.push(start, end);
      start = kept.length === 0 ? behindDriveLetter(url, run, from) : from;
      end = startOfDots;
    }
    if (isDoubleDot(endOfDots - startOfDots)) {
      if (start === end && kept.length > 0) {
        end = kept.pop()!;
        start = kept.pop()!;
      }
      end = endOfShortened(url, run, start, end);
    }
    from = endOfDots;
  } while (nextDotSegment.test(run));
  if (start < end) kept.push(start, end);
  const rest = from < run.length ? run.slice(kept.length > 0 ? from : behindDriveLetter(url, run, from)) : '/';
  return concatenatePieces(run, kept) + rest;
}

function concatenatePieces(run: string, ends: readonly number[]): string {
  let output = '';
  for (let i = 0; i < ends.length; i += 2) output += run.slice(ends[i], ends[i + 1]);
  return output;
}

/** Each dot is one code unit or three, and U+002F (/) stands before them: two dots make an odd length. */
function isDoubleDot(length: number): boolean {
  return length % 2 === 1;
}

/** Behind the drive letter of a file URL, which has been appended, if these are its first segments. */
function behindDriveLetter(url: URLRecord, run: string, start: number): number {
  if (url.scheme !== 'file' || url.path !== '' || !startsWithAWindowsDriveLetter(run, start + 1)) return start;
  appendToPath(url, `${run.slice(start, start + 2)}:`);
  return start + 3;
}

/**
 * https://url.spec.whatwg.org/#shorten-a-urls-path
 *
 * Of a piece of the run; of the path so far if the piece is empty, or the rest of the path's last segment.
 */
function endOfShortened(url: URLRecord, run: string, start: number, end: number): number {
  const shortened = startOfLastSegment(run, end);
  if (shortened >= start) return shortened;
  // Without that rest "C: " would look like a drive letter.
  appendToPath(url, run.slice(start, end));
  shortenPath(url);
  return start;
}
