import { codePointAt } from '@url/infra/internal';
import { parseHref } from '@url/parser/internal';
import { LONGEST_DOMAIN } from './host-in-text.js';
import type { Link } from './link.js';
import { LABEL } from './link-classes.js';
import { classOf } from './link-properties.js';
import { type LinkSearch, SEPARATOR, skipTo, startOfScheme } from './link-search.js';

const FULL_STOP = 0x2e;
const WWW = 'www.';
const MAILTO = 'mailto:';

/** Matches the text that every autolink contains. */
const ANCHOR = /:\/\/|www\.|@/g;

/** Matches what may be before an autolink. */
const BOUNDARY = /[\s*_~(]/;

const NOT_OF_LINK = /[\s<]/g;
const DOMAIN_OF_EMAIL = /^[\w.-]*/;

/** Matches a domain with a period, and no "_" in its last two segments. */
const VALID_DOMAIN = /^(?:[^.]+\.)*[^._]+\.[^._]+$/;

/** Matches a domain with a period whose last character is not "-" or "_". */
const EMAIL_DOMAIN = /^(?:[^.]+\.)+[^.]*[^.\-_]$/;

/**
 * https://github.github.com/gfm/#autolinks-extension-
 *
 * Returns the next extended autolink of GitHub Flavored Markdown, or `null` at the end of the text.
 */
export function nextGFMLink(search: LinkSearch): Link | null {
  const { text } = search;
  for (;;) {
    ANCHOR.lastIndex = search.position;
    const match = ANCHOR.exec(text);
    if (match === null) return null;
    search.position = ANCHOR.lastIndex;
    const link = readAround(search, match[0], match.index);
    if (link === null) continue;
    skipTo(search, link.end);
    return link;
  }
}

function readAround(search: LinkSearch, anchor: string, index: number): Link | null {
  if (anchor === SEPARATOR) return readURL(search, startOfScheme(search, index), search.position, '');
  if (anchor === WWW) return readURL(search, index, index, 'http://');
  return search.rules.email ? readAddress(search, index) : null;
}

function isBoundary(text: string, start: number): boolean {
  return start === 0 || BOUNDARY.test(text[start - 1]!);
}

/** Returns the offset where letters, digits, "-", "_" and "." end. */
function endOfDomain(text: string, start: number): number {
  let end = start;
  while (end < text.length) {
    const codePoint = codePointAt(text, end);
    if (codePoint !== FULL_STOP && (classOf(codePoint) & LABEL) === 0) break;
    end += codePoint > 0xffff ? 2 : 1;
  }
  return end;
}

function readURL(search: LinkSearch, start: number, domainStart: number, prefix: string): Link | null {
  const { text } = search;
  if (start < search.floor || !isBoundary(text, start)) return null;
  const domainEnd = endOfDomain(text, domainStart);
  search.position = domainEnd;
  if (domainEnd - domainStart > LONGEST_DOMAIN) return null;
  if (!VALID_DOMAIN.test(text.slice(domainStart, domainEnd).replace(/\.$/, ''))) return null;
  NOT_OF_LINK.lastIndex = domainEnd;
  const runEnd = NOT_OF_LINK.exec(text)?.index ?? text.length;
  search.position = runEnd;
  return createLink(text, start, withoutPunctuation(text, start, runEnd), 'url', prefix);
}

/** Returns the end of an autolink without the punctuation, closing parentheses and entity references that are not part of it. */
function withoutPunctuation(text: string, start: number, runEnd: number): number {
  const link = text.slice(start, runEnd);
  let unmatched = link.split(')').length - link.split('(').length;
  for (let end = link.length; ; end--) {
    const last = link[end - 1]!;
    if (last === ';') {
      const entity = startOfEntity(link, end - 1);
      if (entity < 0) return start + end;
      end = entity + 1;
    } else if (last === ')' && unmatched > 0) unmatched--;
    else if (!'?!.,:*_~'.includes(last)) return start + end;
  }
}

/** Returns the offset of "&" if only letters and digits are between it and a semicolon; otherwise -1. */
function startOfEntity(link: string, semicolon: number): number {
  let start = semicolon;
  while (/[a-z\d]/i.test(link.charAt(start - 1))) start--;
  return start < semicolon && link[start - 1] === '&' ? start - 1 : -1;
}

function readAddress(search: LinkSearch, atSign: number): Link | null {
  const { text, floor } = search;
  let start = atSign;
  while (start > floor && /[\w.+-]/.test(text[start - 1]!)) start--;
  if (start === atSign) return null;
  const run = DOMAIN_OF_EMAIL.exec(text.slice(atSign + 1, atSign + 1 + LONGEST_DOMAIN))![0];
  const domain = run.replace(/\.$/, '');
  const scheme = text.slice(Math.max(floor, start - MAILTO.length), start);
  if (scheme.toLowerCase() === MAILTO) start -= MAILTO.length;
  if (!isBoundary(text, start) || !EMAIL_DOMAIN.test(domain)) return skipTo(search, atSign + 1);
  const end = atSign + 1 + domain.length;
  return createLink(text, start, end, 'email', text.slice(start, end).toLowerCase().startsWith(MAILTO) ? '' : MAILTO);
}

function createLink(text: string, start: number, end: number, type: Link['type'], prefix: string): Link | null {
  const linked = text.slice(start, end);
  const href = parseHref(prefix + linked);
  return href === null ? null : { start, end, type, text: linked, href };
}
