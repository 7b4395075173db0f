import { serverSchemePattern } from './server-schemes.js';
import { createFinder, createUserinfoFinder, type EndsBefore, isHostAndPort } from './userinfo.js';

/** A part of a text, in UTF-16 code units. */
export interface CredentialSpan {
  readonly start: number;
  readonly end: number;
}

/** Tabs and newlines, which parsers remove, and their escapes in JSON. */
const GAP = '(?:[\\t\\n\\r]|\\\\[tnr])*';

/** Two slashes or more; "~" stands for a gap. */
const TWO_SOLIDI = '[/\\\\]~[/\\\\](?:\\\\[tnr]|[\\t\\n\\r/\\\\])*';

/**
 * Returns an expression for the text before an authority. After a special scheme browsers accept any number of slashes and backslashes, even
 * none. A reference can begin with two slashes; two slashes and a space begin a comment.
 */
function createBeforeAuthority(): RegExp {
  // Some programs accept credentials directly after the ":". A mail address after "smtp:" is not the name of a server.
  const servers = `(?!smtps?:[^\\s:@]*@)(?:${serverSchemePattern}):(?=[^\\s/?#@]{1,256}@(?!sha\\d))`;
  const special = '(?:(?:h~t~t~p|w~s)~s?|f~t~p)~:(?:\\\\[tnr]|[\\t\\n\\r/\\\\])*';
  const reference = `(?:^|[\\s"'<>(=,]|\\\\[tnr])${TWO_SOLIDI}(?! )`;
  const before = `(?:^|[^a-z\\d+.-]|\\\\[tnr])(?:${servers}|${special})|:~${TWO_SOLIDI}|${reference}`;
  return new RegExp(before.replace(/~/g, GAP), 'gi');
}

/** The expression, created on first use. */
let beforeAuthority: RegExp | null = null;

/** A reference that begins with two backslashes, in which a backslash ends the authority. */
const BACKSLASHES = /^[^:/]?\\\\$/;

/** Returns the ranges of the username and the password, without the ":" between them. */
function spansOfUserinfo(text: string, start: number, end: number): CredentialSpan[] {
  const colon = text.slice(start, end).indexOf(':');
  if (colon < 0) return [{ start, end }];
  return [
    { start, end: start + colon },
    { start: start + colon + 1, end },
  ];
}

/**
 * Finds the usernames and passwords of URLs. The text is not parsed, and may be invalid.
 *
 * @param text any text
 * @param endsBefore decides whether a URL ends at white space, a quote or another delimiter before an "@"; without it, the text is one URL
 * @returns the usernames and passwords in order, without the ":" between them; they may be empty
 */
export function findCredentialSpans(text: string, endsBefore: EndsBefore | null = null): CredentialSpan[] {
  const spans: CredentialSpan[] = [];
  const last = text.lastIndexOf('@');
  if (last < 0) return spans;
  if (!beforeAuthority) beforeAuthority = createBeforeAuthority();
  beforeAuthority.lastIndex = 0;
  const endOfUserinfo =
    endsBefore === null ? createUserinfoFinder(text) : createUserinfoFinder(text, /[/?#\\\t-\r "<>]/g, endsBefore);
  const endOfHost = createFinder(text, /[/?#\\\t-\r "<>@]/g);
  let end = 0;
  for (let match = beforeAuthority.exec(text); match !== null; match = beforeAuthority.exec(text)) {
    const start = match.index + match[0].length;
    if (start > last) break;
    // A second scheme in an authority does not begin another URL.
    if (start < end) continue;
    end = endOfHost(start);
    if (text.charAt(end) === '\\' && BACKSLASHES.test(match[0]) && isHostAndPort(text.slice(start, end))) continue;
    const at = endOfUserinfo(start);
    if (at < 0) continue;
    // biome-ignore lint/plugin: at most two spans
    spans.push(...spansOfUserinfo(text, start, at));
    end = at + 1;
    beforeAuthority.lastIndex = end;
  }
  return spans;
}
