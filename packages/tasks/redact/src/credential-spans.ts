import { createFinder, type EndsBefore, endsAuthority, findCredentialSpans } from '@url/infra/internal';
import { isInAddress } from './mail-address.js';
import type { Span } from './spans.js';

/** A host that is complete in a sentence: a domain with a dot, an address, or "localhost". */
const COMPLETE_HOST = /^(?:localhost\b|\[[\da-f:.]+\]|[^:]*\.)/i;

/** A host and port, with the punctuation that can follow them in a sentence. */
const HOST_AND_PORT_IN_TEXT = /^(?:\[[^\]]*\]|[\w.-]*)(?::\d*)?[.,;!)'\]]{0,3}$/;

/** Returns a function that decides whether a URL ends before an e-mail address or an account name. */
function createEndsBefore(text: string): EndsBefore {
  const endOfAuthority = createFinder(text, /[/?#]/g);
  const nextURL = createFinder(text, /:\/\//g);
  let lastAt = -1;
  let isAddress = false;
  return (at, before) => {
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

/** Finds the usernames and passwords of URLs in any text. */
export function findURLCredentialSpans(text: string): Span[] {
  return findCredentialSpans(text, createEndsBefore(text));
}
