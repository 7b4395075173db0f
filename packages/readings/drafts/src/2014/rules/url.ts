import { firstAlternative, ParsingContext } from '../parsing-context.js';
import { defaultPort2014 } from '../relative-schemes.js';
import { createURLRecord2014, type URLRecord2014 } from '../url-record.js';
import { fileURL } from './file-url.js';
import { fragment } from './fragment.js';
import { nonRelativeURL } from './non-relative-url.js';
import { query } from './query.js';
import { relativeURL } from './relative-url.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.3.1 url(input) (#rule-url)
 *
 *     http://example.org/foo?bar#baz
 *                           ^   ^
 *                           |   fragmentStart
 *                           end
 *
 * No alternative contains "?" or "#". So the first "?" or "#" ends each of them, and nothing is scanned twice.
 *
 * @param input any string
 * @param context has the base and the encoding override, and receives the errors
 * @param start the offset of the input in the whole input
 * @returns a URL, or `null` if parsing was terminated
 *
 * @example
 * import { url } from '@url/drafts/2014';
 *
 * url('http://example.org:80/?q')?.port; // => ''
 * url('http://example.org/?q')?.query; // => 'q'
 * url('http://'); // => null
 */
export function url(input: string, context: ParsingContext = new ParsingContext(), start = 0): URLRecord2014 | null {
  const numberSign = input.indexOf('#');
  const fragmentStart = numberSign < 0 ? input.length : numberSign;
  const questionMark = input.indexOf('?');
  const end = questionMark < 0 ? fragmentStart : Math.min(questionMark, fragmentStart);
  const hierarchy = input.slice(0, end);
  const components = firstAlternative(context, [
    () => fileURL(hierarchy, context, start),
    () => nonRelativeURL(hierarchy, context, start),
    () => relativeURL(hierarchy, context, start),
  ]);
  if (components === null) return null;
  const result = createURLRecord2014(components);
  if (end < fragmentStart) result.query = query(input.slice(end + 1, fragmentStart), context, start + end + 1);
  if (numberSign >= 0) result.fragment = fragment(input.slice(numberSign + 1), context, start + numberSign + 1);
  if (result.port === defaultPort2014(result.scheme)) result.port = '';
  return result;
}
