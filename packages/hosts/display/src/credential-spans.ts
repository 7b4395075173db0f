import type { Span } from './spans.js';

/**
 * What can precede an authority. Browsers take any number of slashes after the special schemes, backslashes too, and leave out
 * tabs and newlines; a reference can begin with two slashes.
 */
const BEFORE_AUTHORITY =
  /(?:^|[^a-z\d+.-])(?:https?|wss?|ftp):[\t\n\r/\\]*|:[\t\n\r]*[/\\][\t\n\r]*[/\\][\t\n\r/\\]*|(?:^|[\s"'<>(=,])[/\\][\t\n\r]*[/\\][\t\n\r/\\]*/gi;

/** The end of what may be an authority. */
const END_OF_AUTHORITY = /[/?#\\\s"<>]|$/g;

/** A host, with or without a port. A text with a colon and no port after it is a user name and a password. */
const HOST_AND_PORT = /^(?:\[[^\]]*\]|[^:]*)(?::\d*)?$/;

function indexFrom(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)!.index;
}

/** Makes a function that finds a string. It remembers the last place, so that the next search from before that place costs nothing. */
function createFinder(text: string, sought: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) found = text.indexOf(sought, from);
    if (found < 0) found = text.length;
    return found;
  };
}

/** A parser removes tabs and newlines, so the text after one belongs to the authority, unless the text before it is a whole domain. */
function endOfAuthority(text: string, start: number): number {
  let end = indexFrom(text, END_OF_AUTHORITY, start);
  for (let from = start; /[\t\n\r]/.test(text.charAt(end)) && !text.slice(from, end).includes('.'); ) {
    from = end + 1;
    end = indexFrom(text, END_OF_AUTHORITY, from);
  }
  return end;
}

/** Looks for the end of user names and passwords in one text. */
interface Finders {
  readonly atSignFrom: (from: number) => number;
  readonly urlFrom: (from: number) => number;
}

/**
 *     https://me:pa/ss word@example.org/
 *             ^    ^       ^
 *             start end    the result
 *
 * A parser ends the authority at the first slash. If the text before that slash is no host, the secret may contain the slash, or even a
 * space: then the secret ends at the next "@" before another URL. The result is -1 if there is no user name.
 */
function findAtSign(text: string, start: number, end: number, { atSignFrom, urlFrom }: Finders): number {
  const authority = text.slice(start, end);
  const last = authority.lastIndexOf('@');
  if (last >= 0) return start + last;
  if (HOST_AND_PORT.test(authority)) return -1;
  const atSign = atSignFrom(end);
  if (atSign >= text.length || atSign >= urlFrom(end)) return -1;
  // The text without the secret must have no "@" either.
  return atSign + text.slice(atSign, endOfAuthority(text, atSign + 1)).lastIndexOf('@');
}

/** The user name and the password, without the ":" between them. */
function spansOfUserinfo(text: string, start: number, end: number): Span[] {
  const colon = text.slice(start, end).indexOf(':');
  if (colon < 0) return [{ start, end }];
  return [
    { start, end: start + colon },
    { start: start + colon + 1, end },
  ];
}

/** @returns the places of user names and passwords of URLs in the text */
export function findCredentialSpans(text: string): Span[] {
  const spans: Span[] = [];
  const finders = { atSignFrom: createFinder(text, '@'), urlFrom: createFinder(text, '://') };
  let end = 0;
  BEFORE_AUTHORITY.lastIndex = 0;
  for (let match = BEFORE_AUTHORITY.exec(text); match !== null; match = BEFORE_AUTHORITY.exec(text)) {
    const start = match.index + match[0].length;
    // A second scheme in an authority begins no other URL: the whole authority was read.
    if (start < end) continue;
    end = endOfAuthority(text, start);
    const atSign = findAtSign(text, start, end, finders);
    if (atSign < 0) continue;
    spans.push(...spansOfUserinfo(text, start, atSign));
    end = Math.max(end, atSign);
    BEFORE_AUTHORITY.lastIndex = atSign + 1;
  }
  return spans;
}
