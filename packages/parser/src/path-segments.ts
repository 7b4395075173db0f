import { isWindowsDriveLetter, shortenPath, startsWithAWindowsDriveLetter, type URLRecord } from '@url/record';

/** https://url.spec.whatwg.org/#single-dot-path-segment */
const singleDot = '(?:\\.|%2[eE])';
/** That, or a https://url.spec.whatwg.org/#double-dot-path-segment, as the source of a regular expression. */
export const dotSegment: string = `${singleDot}{1,2}`;
const isDotSegment = /* @__PURE__ */ new RegExp(`^/${dotSegment}$`);
const isSingleDot = /* @__PURE__ */ new RegExp(`^/${singleDot}$`);
const hasDotSegment = /* @__PURE__ */ new RegExp(`/${dotSegment}(?:/|$)`);

/**
 * https://url.spec.whatwg.org/#path-state
 *
 * Appends segments to a path as the path state does when it has read each: dots are resolved, and the drive letter of a file
 * URL is normalized.
 *
 * @param url a URL record without opaque path
 * @param run segments with U+002F (/) before each, percent-encoded
 */
export function appendSegments(url: URLRecord, run: string): void {
  const mayStartWithDriveLetter = url.scheme === 'file' && url.path === '' && startsWithAWindowsDriveLetter(run, 1);
  if (!mayStartWithDriveLetter && !(mayHaveDotSegment(run) && hasDotSegment.test(run))) {
    url.path += run;
    return;
  }
  const segments: string[] = [];
  for (let start = 0; start < run.length; ) {
    const solidus = run.indexOf('/', start + 1);
    const end = solidus < 0 ? run.length : solidus;
    const segment = run.slice(start, end);
    if (isDotSegment.test(segment)) {
      if (!isSingleDot.test(segment)) shorten(url, segments);
      if (solidus < 0) segments.push('/');
    } else {
      segments.push(isDriveLetter(url, segments, segment) ? `${segment.slice(0, 2)}:` : segment);
    }
    start = end;
  }
  url.path += segments.join('');
}

/** Two searches for a string cost less than one by a regular expression, and most paths hold neither. */
function mayHaveDotSegment(run: string): boolean {
  return run.includes('/.') || run.includes('/%2');
}

/** https://url.spec.whatwg.org/#shorten-a-urls-path */
function shorten(url: URLRecord, segments: string[]): void {
  if (segments.length === 0) shortenPath(url);
  else if (segments.length > 1 || !isDriveLetter(url, [], segments[0]!)) segments.pop();
}

/** Whether the first segment of a file URL is a drive letter. */
function isDriveLetter(url: URLRecord, before: readonly string[], segment: string): boolean {
  return (
    before.length === 0 &&
    segment.length === 3 &&
    url.scheme === 'file' &&
    url.path === '' &&
    isWindowsDriveLetter(segment.slice(1))
  );
}
