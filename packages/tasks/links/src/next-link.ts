import { ideographicFullStops } from '@url/infra/internal';
import { parseHref } from '@url/parser/internal';
import { startsPart } from '@url/percent/internal';
import { endOfSentenceIn, isEndOfHost, isOtherName } from './default-rules.js';
import { readEmailAddress } from './email-in-text.js';
import { endOfLink } from './end-of-link.js';
import { nextGFMLink } from './gfm-link.js';
import {
  endOfCredentials,
  endOfEmail,
  endOfHostAfterScheme,
  endOfLabels,
  endOfPort,
  isKnownDomain,
  isLabelAt,
  NOT_A_PORT,
  startOfLabels,
  startOfLastLabel,
  withoutFinalDots,
} from './host-in-text.js';
import type { Link } from './link.js';
import { followsNeverLinked } from './link-options.js';
import { isWithinScheme, type LinkSearch, SEPARATOR, skipTo, startOfScheme } from './link-search.js';

const AT_SIGN = 0x40;
const SLASH = 0x2f;
const BACKSLASH = 0x5c;

/** Matches the text that every host in a text has before it, or in it: "://", and a dot of UTS #46 that a label may follow. */
const ANCHOR = /* @__PURE__ */ new RegExp(`://|[.${ideographicFullStops}](?=[^\\s.${ideographicFullStops}])`, 'g');

/** The host of a serialized URL. */
const HOST = /^[^:]*:\/\/(?:[^/?#]*@)?([^/:?#]*)/;

/** Matches a host with an empty label, or one that starts or ends with "-", which only show when the parser has removed or decoded characters. */
const WRONG_LABEL = /(?:^|\.)[.-]|-(?:\.|$)/;

/** The offsets of a host in the text. Dots may follow it, up to `runEnd`. */
interface HostRange {
  readonly start: number;
  readonly end: number;
  readonly runEnd: number;
}

/**
 * https://www.unicode.org/reports/tr58/#link-detection-algorithm
 *
 * Looks for "://" and for dots, and reads the host around the next one.
 *
 * @returns the next link, or `null` at the end of the text
 */
export function nextLink(search: LinkSearch): Link | null {
  if (search.rules.name === 'gfm') return nextGFMLink(search);
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

function readAfterScheme(search: LinkSearch, separator: number): Link | null {
  const { text, isDefault } = search;
  const schemeStart = startOfScheme(search, separator);
  const isLinked = schemeStart >= 0 && !isWithinScheme(text, schemeStart);
  // A scheme that is not linked: by the default rules, the host after it is not linked either.
  if (!isLinked && !(isDefault && isWithinScheme(text, separator))) return null;
  const start = separator + SEPARATOR.length;
  const runEnd = endOfHostAfterScheme(text, start, isDefault);
  const authorityEnd = endOfCredentials(text, runEnd);
  if (authorityEnd > runEnd || !isLinked) return skipTo(search, endOfLink(text, authorityEnd, isDefault));
  const host = readHost(search, start, runEnd);
  const lastLabel = startOfLastLabel(text, start, host.end);
  const isHost = text[start] === '[' || (lastLabel >= 0 && isLabelAt(text, lastLabel));
  return finishURL(search, schemeStart, host, isHost ? '' : null);
}

/** Finds the end of a host: without the dots at its end, and by the default rules before the end of a sentence. */
function readHost({ text, rules, hasFullStops }: LinkSearch, start: number, runEnd: number): HostRange {
  const end = withoutFinalDots(text, start, runEnd);
  const sentenceEnd = hasFullStops ? endOfSentenceIn(text, start, end, rules.domains) : end;
  return sentenceEnd < end ? { start, end: sentenceEnd, runEnd: sentenceEnd } : { start, end, runEnd };
}

/** The end of the labels after a dot. The last one that was found is kept, because a sentence may end before it. */
function endOfRun(search: LinkSearch, offset: number): number {
  if (search.runEnd <= offset) search.runEnd = endOfLabels(search.text, offset);
  return search.runEnd;
}

/** Reads the domain or the email address that has the labels around a dot. */
function readAround(search: LinkSearch, dot: number): Link | null {
  const { text, rules } = search;
  if (!isLabelAt(text, dot + 1)) return null;
  const start = startOfLabels(text, dot, search.floor);
  const labelsEnd = endOfRun(search, dot + 1);
  const host = readHost(search, start, labelsEnd);
  if (text.charCodeAt(start - 1) === AT_SIGN) return readAddress(search, host);
  const atSign = host.runEnd < labelsEnd ? -1 : endOfLocalPart(search, labelsEnd);
  if (atSign >= 0) {
    search.position = atSign;
    return null;
  }
  if (!isKnownDomain(text, start, host.end, rules.domains) || followsNeverLinked(text, start)) {
    search.position = host.runEnd;
    // The end of the labels may be a scheme.
    return text.startsWith(SEPARATOR, host.runEnd) ? null : skipTo(search, afterSentence(host, labelsEnd));
  }
  return readDomain(search, host);
}

/** The offset after a host and the dot that ended the sentence. */
function afterSentence({ runEnd }: HostRange, labelsEnd: number): number {
  return runEnd < labelsEnd ? runEnd + 1 : runEnd;
}

/** Reads the rest of a link that may have no scheme. */
function readDomain(search: LinkSearch, host: HostRange): Link | null {
  const { text, rules, isDefault, floor } = search;
  const separator = host.start - SEPARATOR.length;
  const schemeStart = text.startsWith(SEPARATOR, separator) ? startOfScheme(search, separator) : -1;
  if (schemeStart >= 0) return finishURL(search, schemeStart, host, '');
  const before = text.charCodeAt(host.start - 1);
  const isPart =
    isDefault && (before === SLASH || before === BACKSLASH || isEndOfHost(text, host.start, host.end, floor));
  const link = finishURL(search, host.start, host, isPart ? null : `${rules.schemes[0]}${SEPARATOR}`);
  const mayBeOther = isDefault && rules.hasDefaultDomains && link !== null && link.end === host.end;
  return mayBeOther && isOtherName(text, host.start, host.end) ? null : link;
}

function readAddress(search: LinkSearch, { start, end, runEnd }: HostRange): Link | null {
  const { domains, email } = search.rules;
  const link = email ? readEmailAddress(search.text, search.floor, start - 1, end, domains) : null;
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
function finishURL(search: LinkSearch, start: number, host: HostRange, prefix: string | null): Link | null {
  const { isDefault } = search;
  const port = endOfPort(search.text, host.runEnd);
  const isWrongPort = port === NOT_A_PORT;
  const rest = endOfLink(search.text, isWrongPort ? host.runEnd : port, isDefault);
  const end = host.runEnd - host.end > 1 || rest === host.runEnd ? host.end : rest;
  skipTo(search, prefix === null ? rest : Math.max(end, host.runEnd));
  if (prefix === null || (isWrongPort && isDefault)) return null;
  const text = search.text.slice(start, end);
  const href = parseHref(prefix + text);
  if (href === null || WRONG_LABEL.test(HOST.exec(href)?.[1] ?? '')) return null;
  return { start, end, type: 'url', text, href };
}
