import { isWindowsDriveLetter } from '@url/record';
import { singleDotPathSegment } from '@url/record/internal';

const singleOrDoubleDot = /* @__PURE__ */ new RegExp(`^${singleDotPathSegment}{1,2}$`);
const anyDotSegment = /* @__PURE__ */ new RegExp(`/${singleDotPathSegment}{1,2}(?:/|$)`);

/** The length of the longest dot segment, "%2e%2e", in code units. */
const longestDotSegment = 6;

/** Whether a run of segments contains a single-dot or a double-dot path segment. */
export function hasDotSegment(run: string): boolean {
  return anyDotSegment.test(run);
}

/**
 * Resolves the dot segments of a run. Part of https://url.spec.whatwg.org/#path-state.
 *
 *     /a/b/../%2e/c
 *     ^ ^     ^  ^
 *     | end   |  end of the run
 *     start   the next start
 *
 * @param run segments with U+002F (/) before each
 * @param isFilePath whether the run is the whole path of a file URL, whose drive letter no ".." removes
 * @returns how often the path before the run has to be shortened, and the segments of the run that follow it then
 */
export function resolveDots(run: string, isFilePath: boolean): { readonly up: number; readonly kept: string } {
  // The start and the end of each segment that has not been removed so far.
  const kept: number[] = [];
  let up = 0;
  let dots = 0;
  for (let start = 0; start < run.length; ) {
    const next = run.indexOf('/', start + 1);
    const end = next < 0 ? run.length : next;
    dots = countDots(run, start + 1, end);
    if (dots === 0) kept.push(start, end);
    else if (dots === 2 && kept.length === 0) up++;
    else if (dots === 2 && !(isFilePath && kept.length === 2 && isWindowsDriveLetter(run.slice(kept[0]! + 1, kept[1]))))
      dropLast(kept);
    start = end;
  }
  // A dot segment at the end leaves an empty segment.
  return { up, kept: concatenatePieces(run, kept) + (dots > 0 ? '/' : '') };
}

/** Takes a segment's start and end off. In V8 writing `length` takes longer than both `pop`. */
function dropLast(kept: number[]): void {
  kept.pop();
  kept.pop();
}

/** @returns 1 for a single-dot path segment, 2 for a double-dot path segment, 0 for any other */
function countDots(run: string, start: number, end: number): 0 | 1 | 2 {
  const c = run.charCodeAt(start);
  if (start === end || end - start > longestDotSegment || (c !== 0x2e && c !== 0x25)) return 0;
  if (!singleOrDoubleDot.test(run.slice(start, end))) return 0;
  // A dot has one code unit or three, so one dot has an odd number of them.
  return (end - start) % 2 === 1 ? 1 : 2;
}

/** Concatenates the kept segments. Neighbors are copied as one piece. */
function concatenatePieces(run: string, ends: readonly number[]): string {
  let output = '';
  for (let i = 0; i < ends.length; i += 2) {
    const start = ends[i]!;
    while (ends[i + 1] === ends[i + 2]) i += 2;
    output += run.slice(start, ends[i + 1]);
  }
  return output;
}
