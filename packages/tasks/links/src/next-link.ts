import { parseURL } from '@url/parser';
import { startsPart } from '@url/percent/internal';
import { serializeURL } from '@url/serializer';
import { readEmailAddress } from './email-in-text.js';
import { endOfLink } from './end-of-link.js';
import {
  endOfCredentials,
  endOfEmail,
  endOfHostAfterScheme,
  endOfLabels,
  endOfPort,
  isKnownDomain,
  isLabelAt,
  startOfLabels,
  startOfLastLabel,
  withoutFinalDots,
} from './host-in-text.js';
import type { Link } from './link.js';
import { followsNeverLinked, type LinkRules } from './link-options.js';

const AT_SIGN = 0x40;
const SLASH = 0x2f;
const SEPARATOR = '://';

/** Matches the text that every host in a text has before it, or in it: "://", and a dot of UTS #46 that a label may follow. */
const ANCHOR = /:\/\/|[.\u3002\uff0e\uff61](?=[^\s.\u3002\uff0e\uff61])/g;

/** Matches a host with an empty label, or one that starts or ends with "-", which only show when the parser has removed or decoded characters. */
const WRONG_LABEL = /(?:^|\.)[.-]|-(?:\.|$)/;

/** A search through a text. Nothing before `floor` is read again, so that the search is linear. */
export interface LinkSearch {
  readonly text: string;
  readonly rules: LinkRules;
  /** Where a link may start. */
  floor: number;
  /** Where the next search for an anchor begins. */
  position: number;
  /** The end of the text that was searched for "@" without a result. */
  withoutAtSign: number;
}

/** Starts a search. */
export function createSearch(text: string, rules: LinkRules): LinkSearch {
  return { text, rules, floor: 0, position: 0, withoutAtSign: 0 };
}

/**
 * https://www.unicode.org/reports/tr58/#link-detection-algorithm
 *
 * Looks for "://" and for dots, and reads the host around the next one.
 *
 * @returns the next link, or `null` at the end of the text
 */
export function nextLink(search: LinkSearch): Link | null {
  for (;;) {
    ANCHOR.lastIndex = search.position;
    if (!ANCHOR.test(search.text)) return null;
    const end = ANCHOR.lastIndex;
    search.position = end;
    const isSeparator = search.text.charCodeAt(end - 1) === SLASH;
    const link = isSeparator ? readAfterScheme(search, end - SEPARATOR.length) : readAround(search, end - 1);
    if (link !== null) return link;
  }
}

function skipTo(search: LinkSearch, offset: number): null {
  search.floor = offset;
  if (search.position < offset) search.position = offset;
  return null;
}

/** The offset of the longest scheme of the list that ends at an offset; -1 if there is none. */
function startOfScheme({ text, rules, floor }: LinkSearch, end: number): number {
  let longest = -1;
  for (let index = 0; index < rules.schemes.length; index++) {
    const scheme = rules.schemes[index]!;
    const start = end - scheme.length;
    if (start < floor || (longest >= 0 && start > longest)) continue;
    if (text.startsWith(scheme, start) || text.slice(start, end).toLowerCase() === scheme) longest = start;
  }
  return longest;
}

/** Tests whether a scheme continues before an offset, as in "git+https:". */
function isWithinScheme(text: string, start: number): boolean {
  return /[a-z\d+-]/i.test(text.charAt(start - 1));
}

function readAfterScheme(search: LinkSearch, separator: number): Link | null {
  const { text } = search;
  const start = startOfScheme(search, separator);
  if (start < 0 || isWithinScheme(text, start)) return null;
  const hostStart = separator + SEPARATOR.length;
  const runEnd = endOfHostAfterScheme(text, hostStart);
  const authorityEnd = endOfCredentials(text, runEnd);
  if (authorityEnd > runEnd) return skipTo(search, endOfLink(text, authorityEnd));
  const hostEnd = withoutFinalDots(text, hostStart, runEnd);
  const lastLabel = startOfLastLabel(text, hostStart, hostEnd);
  const isHost = text[hostStart] === '[' || (lastLabel >= 0 && isLabelAt(text, lastLabel));
  return finishURL(search, start, hostEnd, runEnd, isHost ? '' : null);
}

/** Reads the domain or the email address that has the labels around a dot. */
function readAround(search: LinkSearch, dot: number): Link | null {
  const { text, rules } = search;
  if (!isLabelAt(text, dot + 1)) return null;
  const start = startOfLabels(text, dot, search.floor);
  const runEnd = endOfLabels(text, dot + 1);
  if (text.charCodeAt(start - 1) === AT_SIGN) return readAddress(search, start - 1, runEnd);
  const atSign = endOfLocalPart(search, runEnd);
  if (atSign >= 0) {
    search.position = atSign;
    return null;
  }
  const hostEnd = withoutFinalDots(text, start, runEnd);
  const isDomain = isKnownDomain(text, start, hostEnd, rules.domains) && !followsNeverLinked(text, start);
  if (!isDomain) {
    search.position = runEnd;
    // The end of the labels may be a scheme.
    return text.startsWith(SEPARATOR, runEnd) ? null : skipTo(search, runEnd);
  }
  const separator = start - SEPARATOR.length;
  const schemeStart = text.startsWith(SEPARATOR, separator) ? startOfScheme(search, separator) : -1;
  if (schemeStart >= 0) return finishURL(search, schemeStart, hostEnd, runEnd, '');
  return finishURL(search, start, hostEnd, runEnd, `${rules.schemes[0]}${SEPARATOR}`);
}

function readAddress(search: LinkSearch, atSign: number, runEnd: number): Link | null {
  const { domains, email } = search.rules;
  const link = email ? readEmailAddress(search.text, search.floor, atSign, runEnd, domains) : null;
  skipTo(search, link === null ? runEnd : link.end);
  return link;
}

/** The offset of the "@" after labels that begin a local part; -1 if they do not. */
function endOfLocalPart(search: LinkSearch, runEnd: number): number {
  const { text } = search;
  if (startsPart(text.charCodeAt(runEnd), 0) || runEnd < search.withoutAtSign) return -1;
  const end = endOfEmail(text, runEnd);
  if (text.charCodeAt(end) === AT_SIGN && isLabelAt(text, end + 1)) return end;
  search.withoutAtSign = end;
  return -1;
}

/**
 * Reads the port and the parts after a host, to which one dot after the host belongs if they follow.
 *
 * @param prefix what the link lacks as a URL; `null` if the host is not one, so that the whole URL is skipped
 */
function finishURL(
  search: LinkSearch,
  start: number,
  hostEnd: number,
  runEnd: number,
  prefix: string | null,
): Link | null {
  const rest = endOfLink(search.text, endOfPort(search.text, runEnd));
  const end = runEnd - hostEnd > 1 || rest === runEnd ? hostEnd : rest;
  skipTo(search, prefix === null ? rest : Math.max(end, runEnd));
  if (prefix === null) return null;
  const text = search.text.slice(start, end);
  const url = parseURL(prefix + text);
  if (url === null || WRONG_LABEL.test(String(url.host))) return null;
  return { start, end, type: 'url', text, href: serializeURL(url) };
}
