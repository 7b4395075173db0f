import { firstAlternative, ParsingContext } from '../parsing-context.js';
import { pathConcatenation } from '../path-concatenation.js';
import { isRelativeScheme } from '../relative-schemes.js';
import type { Components2014 } from '../url-record.js';
import { authority } from './authority.js';
import { nonFileRelativeScheme } from './non-file-relative-scheme.js';
import { absolutePath, path } from './path.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.3.4 relative-url(input) (#rule-relative-url)
 *
 * The rule copies scheme, host and path from the base. As the document says, it copies neither credentials nor port.
 *
 * @param input a string that must match as a whole
 * @param context has the base and the encoding override, and receives the errors
 * @param start the offset of the input in the whole input
 * @returns `scheme`, `host` and `path`, and `username`, `password` and `port` if they are present; or `null`
 *
 * @example
 * import { createURLRecord2014, ParsingContext, relativeURL } from '@url/drafts/2014';
 *
 * relativeURL('http:example.com'); // => { scheme: 'http', host: 'example.com' }
 * const base = createURLRecord2014({ scheme: 'http', host: 'example.org', path: ['foo', 'bar'] });
 * relativeURL('http:a', new ParsingContext({ base })); // => { scheme: 'http', host: 'example.org', path: ['foo', 'a'] }
 * relativeURL('a'); // => null
 */
export function relativeURL(
  input: string,
  context: ParsingContext = new ParsingContext(),
  start = 0,
): Components2014 | null {
  if (/[?#]/.test(input)) return null;
  const text = /^[A-Za-z]{2,6}(?=:)/.exec(input)?.[0];
  const scheme = text === undefined ? null : nonFileRelativeScheme(text, context);
  const schemeEnd = scheme === null ? 0 : scheme.length + 1;
  const rest = input.slice(schemeEnd);
  const restStart = start + schemeEnd;
  return firstAlternative(context, [
    () => withSlashes(scheme, rest, context, restStart),
    () => withOtherScheme(scheme, rest, context, restStart),
    () => withSchemeOfBase(scheme, rest, context, restStart),
    () => withoutScheme(rest, context, restStart),
  ]);
}

/**
 *     http://user:pass@example.org:21/foo/bar
 *          ^
 *
 * In the recording "//" against a "file" URL is "file:///" without a host, so an empty host sets nothing.
 */
function withSlashes(
  scheme: string | null,
  rest: string,
  context: ParsingContext,
  start: number,
): Components2014 | null {
  if (!/^[/\\]{2}/.test(rest)) return null;
  const { base } = context;
  if (scheme === null && !isRelativeScheme(base.scheme)) return terminateWithoutBase(context, start, rest);
  if (!rest.startsWith('//')) {
    context.indicate('backslash-delimiter', 'Backslash ("\\") used as a delimiter', start, start + 2);
  }
  const result = authorityAndPath(rest.slice(2), context, start + 2);
  if (result === null) return null;
  const withScheme = { ...result, scheme: scheme ?? base.scheme };
  if (result.host !== '') return withScheme;
  return withScheme.scheme === 'file' ? { ...withScheme, host: null } : terminateWithoutHost(context, start, rest);
}

/**
 *     ftp:/example.com/
 *         ^
 */
function withOtherScheme(
  scheme: string | null,
  rest: string,
  context: ParsingContext,
  start: number,
): Components2014 | null {
  if (scheme === null || scheme === context.base.scheme) return null;
  context.indicate('missing-slash', 'Expected a slash ("/")', start, start);
  if (rest.startsWith('\\')) {
    context.indicate('backslash-delimiter', 'Backslash ("\\") used as a delimiter', start, start + 1);
  }
  const slash = /^[/\\]/.test(rest) ? 1 : 0;
  const result = authorityAndPath(rest.slice(slash), context, start + slash);
  if (result === null) return null;
  if (result.host === '') return terminateWithoutHost(context, start, rest);
  if (result.host?.includes(':')) {
    return context.terminate(
      'IPv6-without-slashes',
      'IPv6 address without two slashes before it',
      start,
      start + rest.length,
    );
  }
  return { ...result, scheme };
}

/**
 *     http:foo/bar
 *          ^
 */
function withSchemeOfBase(
  scheme: string | null,
  rest: string,
  context: ParsingContext,
  start: number,
): Components2014 | null {
  if (scheme === null) return null;
  context.indicate('missing-slash', 'Expected a slash ("/")', start, start);
  const names = path(rest, context, start)!;
  return { scheme, host: context.base.host, path: pathConcatenation(context.base.path, names) };
}

/**
 *     foo/bar
 *     ^
 */
function withoutScheme(input: string, context: ParsingContext, start: number): Components2014 | null {
  const { base } = context;
  if (!isRelativeScheme(base.scheme)) return terminateWithoutBase(context, start, input);
  const names = path(input, context, start)!;
  const colon = names.length > 0 ? names[0]!.indexOf(':') : -1;
  if (colon >= 0) {
    const message = 'leading segment in a relative path contains a colon';
    context.indicate('leading-colon', message, start, start + input.length);
  }
  return { scheme: base.scheme, host: base.host, path: pathConcatenation(base.path, names) };
}

function authorityAndPath(input: string, context: ParsingContext, start: number): Components2014 | null {
  const end = input.search(/[/\\]/);
  if (end < 0) return authority(input, context, start);
  const result = authority(input.slice(0, end), context, start);
  if (result === null) return null;
  if (input[end] === '\\') {
    context.indicate('backslash-delimiter', 'Backslash ("\\") used as a delimiter', start + end, start + end + 1);
  }
  return { ...result, path: absolutePath(input.slice(end + 1), context, start + end + 1)! };
}

function terminateWithoutHost(context: ParsingContext, start: number, rest: string): null {
  return context.terminate('empty-host', 'Empty host', start, start + rest.length);
}

function terminateWithoutBase(context: ParsingContext, start: number, rest: string): null {
  const message = 'relative URL provided with a non-relative base';
  return context.terminate('non-relative-base', message, start, start + rest.length);
}
