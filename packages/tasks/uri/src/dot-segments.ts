import { checkString } from '@url/infra/internal';

const hasDotSegment = /(?:^|\/)\.\.?(?:\/|$)/;

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4
 *
 * The output buffer is a list of segments, each with the "/" before it. So the last segment is removed without a search for its "/", and the
 * cost is linear.
 *
 * @param path a path
 * @returns the path without "." and ".." segments
 * @throws TypeError if `path` is not a string
 *
 * @example
 * import { removeDotSegments } from '@url/uri';
 *
 * removeDotSegments('/a/b/c/./../../g'); // => '/a/g'
 * removeDotSegments('mid/content=5/../6'); // => 'mid/6'
 */
export function removeDotSegments(path: string): string {
  checkString('path', path);
  if (!hasDotSegment.test(path)) return path;
  const start = endOfLeadingDots(path);
  const rest = path.slice(start);
  if (rest === '.' || rest === '..') return '';
  const segments = rest.split('/');
  const first = segments[0]!;
  const output = first === '' ? [] : [first];
  for (let i = 1; i < segments.length; i++) {
    const segment = segments[i]!;
    if (segment === '..') output.pop();
    if (segment !== '.' && segment !== '..') output.push(`/${segment}`);
    else if (i === segments.length - 1) output.push('/');
  }
  return output.join('');
}

/** Step 2A: the offset after each "../" and "./" at the start of the input buffer. */
function endOfLeadingDots(path: string): number {
  let start = 0;
  for (;;) {
    if (path.startsWith('../', start)) start += 3;
    else if (path.startsWith('./', start)) start += 2;
    else return start;
  }
}
