import { firstAlternative, ParsingContext } from '../parsing-context.js';
import type { Components2014 } from '../url-record.js';
import { endOfHostBeforeAnything, host } from './host.js';
import { absolutePath } from './path.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.3.2 file-url(input) (#rule-file-url)
 *
 * The document has interchanged the instructions for its second and third row: in the recording "C|/foo/bar" is a conformance error, and
 * "file:/example.com/" is none.
 *
 * @param input a string that must match as a whole
 * @param context has the base, and receives the errors
 * @param start the offset of the input in the whole input
 * @returns `scheme`, `path`, and `host` if it is present; or `null`
 *
 * @example
 * import { fileURL } from '@url/drafts/2014';
 *
 * fileURL('file:c:\\foo\\bar.html'); // => { scheme: 'file', path: ['c:', 'foo', 'bar.html'] }
 * fileURL('/C|\\foo\\bar'); // => { scheme: 'file', path: ['C:', 'foo', 'bar'] }
 * fileURL('http:a'); // => null
 */
export function fileURL(
  input: string,
  context: ParsingContext = new ParsingContext(),
  start = 0,
): Components2014 | null {
  if (/[?#]/.test(input)) return null;
  return firstAlternative(context, [
    () => drive(/^file:([A-Za-z])[:|][\\/]?/i.exec(input), input, context, start),
    () => legacyDrive(input, context, start),
    () => withScheme(input, context, start),
  ]);
}

/**
 * The steps that the first two rows share. `match` has the drive letter in its group.
 */
function drive(
  match: RegExpExecArray | null,
  input: string,
  context: ParsingContext,
  start: number,
): Components2014 | null {
  if (match === null) return null;
  const { length } = match[0];
  const names = absolutePath(input.slice(length), context, start + length)!;
  if (names[0] === '' && names.length > 1 && names[1] !== '') names.shift();
  return { scheme: 'file', path: [`${match[1]}:`, ...names] };
}

/**
 *     //C|/foo/bar
 *       ^  ^
 */
function legacyDrive(input: string, context: ParsingContext, start: number): Components2014 | null {
  const match = /^\/*([A-Za-z])\|\/?/.exec(input);
  if (match !== null) {
    context.indicate('legacy-drive-letter', 'Legacy compatibility issue', start, start + match[0].length);
  }
  return drive(match, input, context, start);
}

/**
 *     file://host/foo/bar
 *            ^   ^^
 *            |   |path
 *            |   slashes
 *            host
 *
 * The path of the base is prepended, whatever scheme the base has.
 */
function withScheme(input: string, context: ParsingContext, start: number): Components2014 | null {
  if (!/^file:/i.test(input)) return null;
  const hasHost = input.startsWith('//', 5);
  const hostStart = hasHost ? 7 : 5;
  const hostEnd = hasHost ? hostStart + endOfHostBeforeAnything(input.slice(hostStart)) : hostStart;
  const hostValue = hostEnd === hostStart ? '' : host(input.slice(hostStart, hostEnd), context, start + hostStart);
  if (hostValue === null) return null;
  const slashes = /^\/*/.exec(input.slice(hostEnd))![0];
  const pathStart = hostEnd + slashes.length;
  const names = absolutePath(input.slice(pathStart), context, start + pathStart)!;
  if (hasHost) return { scheme: 'file', host: hostValue, path: names };
  return { scheme: 'file', path: slashes === '' ? [...context.base.path.slice(0, -1), ...names] : names };
}
