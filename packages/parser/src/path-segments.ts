import {
  isNormalizedWindowsDriveLetter,
  isWindowsDriveLetter,
  startsWithAWindowsDriveLetter,
  type URLRecord,
} from '@url/record';

/** https://url.spec.whatwg.org/#single-dot-path-segment */
const singleDot = '(?:\\.|%2[eE])';
const isSingleDot = /* @__PURE__ */ new RegExp(`^${singleDot}$`);
/** https://url.spec.whatwg.org/#double-dot-path-segment */
const isDoubleDot = /* @__PURE__ */ new RegExp(`^${singleDot}{2}$`);
/** Either, as the source of a regular expression. */
export const dotSegment: string = `${singleDot}{1,2}`;
const hasDotSegment = /* @__PURE__ */ new RegExp(`(?:^|/)${dotSegment}(?:/|$)`);

/**
 * https://url.spec.whatwg.org/#path-state
 *
 * Appends segments to a path as the path state does when it has read each: dots are resolved, and the drive letter of a file
 * URL is normalized.
 *
 * @param url a URL record without opaque path
 * @param run segments with U+002F (/) between them, percent-encoded
 */
export function appendSegments(url: URLRecord, run: string): void {
  const mayStartWithDriveLetter =
    url.scheme === 'file' && (url.path === '' ? startsWithAWindowsDriveLetter(run) : false);
  if (!mayStartWithDriveLetter && !hasDotSegment.test(run)) {
    url.path += `/${run}`;
    return;
  }
  const path = url.path === '' ? [] : url.path.slice(1).split('/');
  const segments = run.split('/');
  const last = segments.length - 1;
  for (const [index, segment] of segments.entries()) {
    if (isDoubleDot.test(segment)) {
      shorten(url, path);
      if (index === last) path.push('');
    } else if (isSingleDot.test(segment)) {
      if (index === last) path.push('');
    } else {
      path.push(normalizeDriveLetter(url, path, segment));
    }
  }
  url.path = path.map((segment) => `/${segment}`).join('');
}

/** https://url.spec.whatwg.org/#shorten-a-urls-path */
function shorten(url: URLRecord, path: string[]): void {
  if (url.scheme === 'file' && path.length === 1 && isNormalizedWindowsDriveLetter(path[0]!)) return;
  path.pop();
}

function normalizeDriveLetter(url: URLRecord, path: readonly string[], segment: string): string {
  return url.scheme === 'file' && path.length === 0 && isWindowsDriveLetter(segment) ? `${segment[0]}:` : segment;
}
