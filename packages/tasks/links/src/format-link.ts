import { argumentError, checkOptions, textArgumentError, toScalarValueString } from '@url/infra/internal';
import { parseHref } from '@url/parser/internal';
import { escapeMinimally, HARD } from '@url/percent/internal';
import type { URLRecord } from '@url/record';
import { urlTextOf } from '@url/record/internal';
import { type LinkRulesName, readRules } from './link-options.js';
import { defaultTermOf, linkTermOf } from './link-properties.js';

/** What `formatLink` accepts: text, an object of a class `URL`, or a URL record. */
export type LinkURL = string | { readonly href: string } | URLRecord;

/** Tests for embeddings, overrides and isolates: they would change the order of the text around the link. */
function isBidiControl(codePoint: number): boolean {
  return (codePoint >= 0x202a && codePoint <= 0x202e) || (codePoint >= 0x2066 && codePoint <= 0x2069);
}

const termsToWrite = {
  default: (codePoint: number): number => (isBidiControl(codePoint) ? HARD : defaultTermOf(codePoint)),
  uts58: (codePoint: number): number => (isBidiControl(codePoint) ? HARD : linkTermOf(codePoint)),
};

/** How to format a link. */
export interface FormatLinkOptions {
  /** The rules by which the whole link is found in a text; "default" if it is absent. */
  readonly rules?: 'default' | 'uts58' | undefined;
}

function readFormatRules(options: FormatLinkOptions | undefined): 'default' | 'uts58' {
  checkOptions(options, ['rules']);
  const rules: LinkRulesName = readRules(options);
  if (rules === 'gfm') throw argumentError('options.rules', rules, 'is not "default" or "uts58"');
  return rules;
}

/** Returns the offset after the scheme and the authority, or after the colon. */
function endOfAuthority(href: string): number {
  return /^[^:]*:(?:\/\/[^/?#\\]*)?/.exec(href)![0].length;
}

/**
 * Returns what the parser writes, but without "/" as the whole path if the text has none. A host that ends in a dot keeps the "/", because a
 * dot that nothing follows does not belong to a link in text.
 */
function normalTextOf(text: string): string {
  const href = parseHref(text);
  if (href === null) throw textArgumentError('url', text, 'is not a URL');
  const end = endOfAuthority(href);
  const lacksPath = /^[^:]*:\/\/[^/?#\\]*(?:[?#]|$)/.test(text) && href[end] === '/' && href[end - 1] !== '.';
  return lacksPath ? href.slice(0, end) + href.slice(end + 1) : href;
}

/**
 * https://www.unicode.org/reports/tr58/#minimal-escaping
 *
 * Writes a URL for text: with the fewest percent-escapes that a reader by UTS #58 needs to find all of it. The URL stays the same. An
 * escaped "/", "=", "&", "#", "?", "+" or "\" stays escaped, and so do bytes that are not UTF-8, and bidi controls.
 *
 * A link does not end in "?" by the default rules, so an empty fragment follows an empty query.
 *
 * @param url the text of a URL, a URL object, or a URL record
 * @param options the rules by which readers find links
 * @returns the URL; the URL parser decides its scheme and its host
 * @throws TypeError for anything else, for text that is not a URL, and for an unknown option
 *
 * @example
 * import { formatLink } from '@url/links';
 *
 * formatLink('https://example.com/caf%C3%A9_(%D1%8F)%29.'); // => 'https://example.com/café_(я)%29%2E'
 * formatLink('https://example.com/a%2Fb%20c?d=%26%3D%25'); // => 'https://example.com/a%2Fb%20c?d=%26%3D%'
 */
export function formatLink(url: LinkURL, options: FormatLinkOptions = {}): string {
  const rules = readFormatRules(options);
  const href = toScalarValueString(normalTextOf(urlTextOf(url, 'url')));
  const end = endOfAuthority(href);
  const formatted = href.slice(0, end) + escapeMinimally(href.slice(end), termsToWrite[rules]);
  return rules === 'default' && /^[^?#]*\?$/.test(formatted) ? `${formatted}#` : formatted;
}
