import {
  createFinder,
  createUserinfoFinder,
  endsAuthority,
  type HostBeforeAtSign,
  isHostAndPort,
} from '@url/infra/internal';
import { isInAddress } from './mail-address.js';
import type { Span } from './spans.js';

/** Tabs and newlines, which parsers remove, and their escapes in JSON. */
const GAP = '(?:[\\t\\n\\r]|\\\\[tnr])*';

/** Two slashes or more; "~" stands for a gap. */
const TWO_SOLIDI = '[/\\\\]~[/\\\\](?:\\\\[tnr]|[\\t\\n\\r/\\\\])*';

/** Schemes of servers that people name in settings. Some programs accept credentials directly after the ":". */
const SERVERS = '(?:amqps?|ftps|ldaps?|mongodb|mysql|postgres(?:ql)?|rediss?|sftp):(?=[^\\s/?#@]{1,256}@(?!sha\\d))';

/**
 * Returns an expression for the text before an authority. After a special scheme browsers accept any number of slashes and backslashes, even
 * none. A reference can begin with two slashes; two slashes and a space begin a comment.
 */
function createBeforeAuthority(): RegExp {
  const special = '(?:(?:h~t~t~p|w~s)~s?|f~t~p)~:(?:\\\\[tnr]|[\\t\\n\\r/\\\\])*';
  const reference = `(?:^|[\\s"'<>(=,]|\\\\[tnr])${TWO_SOLIDI}(?! )`;
  const before = `(?:^|[^a-z\\d+.-]|\\\\[tnr])(?:${SERVERS}|${special})|:~${TWO_SOLIDI}|${reference}`;
  return new RegExp(before.replace(/~/g, GAP), 'gi');
}

/** The expression, created on first use. */
let beforeAuthority: RegExp | null = null;

/** A reference that begins with two backslashes, in which a backslash ends the authority. */
const BACKSLASHES = /^[^:/]?\\\\$/;

/** A host that is complete in a sentence: a domain with a dot, an address, or "localhost". */
const COMPLETE_HOST = /^(?:localhost\b|\[[\da-f:.]+\]|[^:]*\.)/i;

/** A host and port, with the punctuation that can follow them in a sentence. */
const HOST_AND_PORT_IN_TEXT = /^(?:\[[^\]]*\]|[\w.-]*)(?::\d*)?[.,;!)'\]]{0,3}$/;

/** Returns the ranges of the username and the password, without the ":" between them. */
function spansOfUserinfo(text: string, start: number, end: number): Span[] {
  const colon = text.slice(start, end).indexOf(':');
  if (colon < 0) return [{ start, end }];
  return [
    { start, end: start + colon },
    { start: start + colon + 1, end },
  ];
}

/** Returns a function that decides whether a URL ends before an e-mail address or an account name. */
function createEndsBefore(text: string) {
  const endOfAuthority = createFinder(text, /[/?#]/g);
  const nextURL = createFinder(text, /:\/\//g);
  let lastAt = -1;
  let isAddress = false;
  return (at: number, before: HostBeforeAtSign): boolean => {
    const { host, end, isAfterCredentials } = before;
    const isInAnotherPart = endOfAuthority(end) < at;
    if (at !== lastAt) isAddress = isInAddress(text, at);
    lastAt = at;
    if (isInAnotherPart) return endsAuthority(before) || isAddress || nextURL(end) < at;
    if (!HOST_AND_PORT_IN_TEXT.test(host)) return false;
    if (isAfterCredentials) return isAddress && host !== '';
    if (host === '') return isAddress && isBeforeWord(text, end);
    return COMPLETE_HOST.test(host) && (isAddress || beginsAccount(text, at));
  };
}

/** Matches a word after "https://", as in "https:// or bob@example.org". */
const WORD = /\s+[a-z]+\s/iy;

function isBeforeWord(text: string, end: number): boolean {
  WORD.lastIndex = end;
  return WORD.test(text);
}

/** Matches an account name or white space after the "@", if no more of a URL follows. */
const ACCOUNT = /\s|[\w-]+(?![\w@%/-]|[.:?#]\S)/y;

/** Tests whether the "@" begins an account name or stands alone. */
function beginsAccount(text: string, at: number): boolean {
  ACCOUNT.lastIndex = at + 1;
  return /[\t-\r ]/.test(text.charAt(at - 1)) && ACCOUNT.test(text);
}

/** Finds the usernames and passwords of URLs in any text. `isOneURL` says that the whole text is one URL. */
export function findCredentialSpans(text: string, isOneURL = false): Span[] {
  const spans: Span[] = [];
  const last = text.lastIndexOf('@');
  if (last < 0) return spans;
  if (!beforeAuthority) beforeAuthority = createBeforeAuthority();
  beforeAuthority.lastIndex = 0;
  const endOfUserinfo = isOneURL
    ? createUserinfoFinder(text)
    : createUserinfoFinder(text, /[/?#\\\t-\r "<>]/g, createEndsBefore(text));
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
