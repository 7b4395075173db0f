import { toScalarValueString } from '@url/infra/internal';
import { stripSpaceCharacters } from '../space-characters.js';
import { ParsingContext } from './parsing-context.js';
import { url } from './rules/url.js';
import type { URLRecord2014 } from './url-record.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.2: basic URL parser (#concept-basic-url-parser)
 *
 * @param input a string; lone surrogates are treated as U+FFFD (�)
 * @param context has the base and the encoding override, and receives the errors
 * @returns a URL, or `null` for failure: then `context.parseException` says why
 *
 * @example
 * import { basicURLParse2014, ParsingContext } from '@url/drafts/2014';
 *
 * const context = new ParsingContext();
 * basicURLParse2014(' http:example.com/%7E ', context)?.host; // => 'example.com'
 * context.notes.map((note) => note.type); // => ['whitespace', 'missing-slash']
 */
export function basicURLParse2014(input: string, context: ParsingContext = new ParsingContext()): URLRecord2014 | null {
  const text = toScalarValueString(input);
  const stripped = stripSpaceCharacters(text);
  const leading = /^[\t\n\f\r ]*/.exec(text)![0];
  if (stripped !== text) {
    const start = leading === '' ? stripped.length : 0;
    const end = leading === '' ? text.length : leading.length;
    context.indicate('whitespace', 'invalid leading/trailing whitespace characters', start, end);
  }
  return url(stripped, context, leading.length);
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.2: URL parser (#concept-url-parser)
 *
 * @param input a string
 * @param context has the base and the encoding override, and receives the errors
 * @param blobURLStore returns the object that is stored for the scheme data of a "blob" URL, or `null`; the object is not cloned
 * @returns a URL, or `null` for failure
 *
 * @example
 * import { ParsingContext, parseURL2014 } from '@url/drafts/2014';
 *
 * const context = new ParsingContext();
 * parseURL2014('blob:42', context, (schemeData) => (schemeData === '42' ? { size: 1 } : null))?.object; // => { size: 1 }
 */
export function parseURL2014(
  input: string,
  context: ParsingContext = new ParsingContext(),
  blobURLStore: (schemeData: string) => unknown = () => null,
): URLRecord2014 | null {
  const result = basicURLParse2014(input, context);
  if (result?.scheme === 'blob') result.object = blobURLStore(result.schemeData!);
  return result;
}
