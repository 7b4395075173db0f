import {
  appendToPath,
  isNormalizedWindowsDriveLetter,
  shortenPath,
  startOfLastSegment,
  startsWithAWindowsDriveLetter,
  type URLRecord,
} from '@url/record';

/** https://url.spec.whatwg.org/#single-dot-path-segment */
const singleDot = '(?:\\.|%2[eE])';
/** That, or a https://url.spec.whatwg.org/#double-dot-path-segment, as the source of a regular expression. */
export const dotSegment: string = `${singleDot}{1,2}`;
const nextDotSegment = /* @__PURE__ */ new RegExp(`/${dotSegment}(?=/|$)`, 'g');

/**
 * https://url.spec.whatwg.org/#path-state
 *
 *     /a/b/../%2e/c
 *      ^  ^  ^
 *      |  |  end
 *      |  start
 *      from
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
  else appendToPath(url, withDriveLetter(url, run));
}

/** Starts behind the first dot segment that has been found. */
function withoutDotSegments(url: URLRecord, run: string): string {
  const pieces: string[] = [];
  let from = 0;
  do {
    const end = nextDotSegment.lastIndex;
    const start = startOfLastSegment(run, end);
    if (from < start) push(url, pieces, run.slice(from, start));
    if (isDoubleDot(end - start)) shorten(url, pieces);
    from = end;
  } while (nextDotSegment.test(run));
  push(url, pieces, from < run.length ? run.slice(from) : '/');
  return pieces.length === 1 ? pieces[0]! : pieces.join('');
}

/** Each dot is one code unit or three, and U+002F (/) stands before them: two dots make an odd length. */
function isDoubleDot(length: number): boolean {
  return length % 2 === 1;
}

function push(url: URLRecord, pieces: string[], piece: string): void {
  pieces.push(pieces.length === 0 ? withDriveLetter(url, piece) : piece);
}

/** Normalizes the drive letter of a file URL, if these are its first segments. */
function withDriveLetter(url: URLRecord, segments: string): string {
  const mayBeDriveLetter = url.scheme === 'file' && url.path === '' && startsWithAWindowsDriveLetter(segments, 1);
  return mayBeDriveLetter ? `${segments.slice(0, 2)}:${segments.slice(3)}` : segments;
}

/** https://url.spec.whatwg.org/#shorten-a-urls-path */
function shorten(url: URLRecord, pieces: string[]): void {
  const piece = pieces.pop();
  if (piece === undefined) {
    shortenPath(url);
    return;
  }
  const isDriveLetter =
    pieces.length === 0 && url.scheme === 'file' && url.path === '' && isNormalizedWindowsDriveLetter(piece.slice(1));
  const end = isDriveLetter ? piece.length : startOfLastSegment(piece);
  if (end > 0) pieces.push(piece.slice(0, end));
  else if (end < 0) shortenPath(url);
}
