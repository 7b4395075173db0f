import { encode, indicateIllegalCharacters } from '../cleanse.js';
import { defaultEncodeSet } from '../encode-sets.js';
import { ParsingContext } from '../parsing-context.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.3.18 path(input) (#rule-path)
 *
 * The document replaces a last "." by the empty string if it is the only name, and otherwise keeps it. The recording does the opposite:
 * "http://example.com/foo/%2e" is "/foo/". This rule follows the recording, because path concatenation starts with a
 * lone ".". `absolutePath` is for the rows that concatenate nothing.
 *
 * @param input a string that must match as a whole
 * @param context has the encoding override, and receives the errors
 * @param start the offset of the input in the whole input
 * @returns the encoded names without those that are dots; `null` if the input contains "?" or "#"
 *
 * @example
 * import { path } from '@url/drafts/2014';
 *
 * path('foo\\b r/../%2E/'); // => ['foo', '']
 * path('../a'); // => ['a']
 * path('.'); // => ['.']
 */
export function path(input: string, context: ParsingContext = new ParsingContext(), start = 0): string[] | null {
  if (/[?#]/.test(input)) return null;
  const backslash = input.indexOf('\\');
  if (backslash >= 0) {
    const message = 'Backslash ("\\") used as path segment delimiter';
    context.indicate('backslash-in-path', message, start + backslash, start + backslash + 1);
  }
  indicateIllegalCharacters(input, context, start, 'path', '\\');
  const names = input.replace(/[\t\n\r]+/g, '').split(/[/\\]/);
  return withoutDots(names.map((name) => encode(name, defaultEncodeSet, context.encodingOverride)));
}

/** Removes the names that are dots. A name's position is that among the names that are left before it. */
function withoutDots(names: readonly string[]): string[] {
  const last = names.length - 1;
  const result: string[] = [];
  names.forEach((name, index) => {
    const isDot = /^(?:\.|%2e)$/i.test(name);
    const isDoubleDot = /^(?:\.|%2e){2}$/i.test(name);
    if (!isDot && !isDoubleDot) result.push(name);
    const isFirst = result.length === 0;
    if (isDoubleDot) result.pop();
    if (index !== last) return;
    if (isDot) result.push(isFirst ? '.' : '');
    if (isDoubleDot && !isFirst) result.push('');
  });
  return result;
}

/**
 * §1.3.18: the rule "path" if no base is concatenated: "If the array is of length 1, replace the entry with an empty string."
 */
export function absolutePath(input: string, context: ParsingContext, start: number): string[] | null {
  const result = path(input, context, start);
  return result?.length === 1 && result[0] === '.' ? [''] : result;
}
