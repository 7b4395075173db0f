import { type Host, serializeHost } from '@url/host';
import { toUnicode } from '@url/idna';
import { option } from '@url/infra/internal';
import type { URLRecord } from '@url/record';
import { type DomainOptions, displayHost } from './domain.js';
import { decodeReadably, escapeInvisible } from './escapes.js';
import type { LabelContext } from './label-text.js';
import { type DisplayedURL, layOut } from './layout.js';
import { elideMiddle, elideStart, joinUnits, totalColumns, type Unit, UnitList, type URLPart } from './units.js';
import { partsOf, type URLObject, type URLParts } from './url-parts.js';

/** How to show a URL. */
export interface URLDisplayOptions extends DomainOptions {
  /**
   * How much of the URL to show: all but the credentials ("full", the default), the host and port ("host"), or the registrable domain
   * alone ("site").
   */
  readonly level?: 'full' | 'host' | 'site' | null;
  /**
   * The most columns that the text may take. A Chinese, Japanese or Korean character takes two, a mark none, any other one. By default
   * the width is not limited.
   */
  readonly width?: number | null;
  /** Gives the registrable domain of a host, or `null`; the function of that name in `@url/site` does. Without it the host is the site. */
  readonly registrableDomain?: ((host: Host) => string | null) | null;
}

/** The units of a URL. If there is no room for all, the last member is shortened first. */
interface URLUnits {
  readonly scheme: Unit[];
  readonly host: Unit[];
  readonly port: Unit[];
  readonly rest: Unit[];
}

function shownHost({ host, isSpecial }: URLParts, options: URLDisplayOptions): string {
  if (host === null) return '';
  return isSpecial ? displayHost(host, options) : escapeInvisible(serializeHost(host));
}

/** The number of labels of the registrable domain; all labels of the host if it is not known. */
function countSiteLabels({ host, isSpecial }: URLParts, options: URLDisplayOptions): number {
  const find = option(options, 'registrableDomain');
  const site = find === null || host === null || !isSpecial ? null : find(host);
  return site === null ? Number.POSITIVE_INFINITY : site.split('.').length;
}

function makeHostUnits(parts: URLParts, options: URLDisplayOptions): Unit[] {
  const list = new UnitList();
  const labels = shownHost(parts, options).split('.');
  const firstOfSite = Math.max(0, labels.length - countSiteLabels(parts, options));
  labels.forEach((label, index) => {
    list.append(label, 'host', index >= firstOfSite);
    list.separate();
    if (index < labels.length - 1) list.append('.', 'host', index >= firstOfSite);
    list.separate();
  });
  return list.units;
}

/** Appends the pieces between separators, decoded where the result is readable, and the separators as they are. */
function appendPieces(list: UnitList, text: string, separators: RegExp, part: URLPart, context: LabelContext): void {
  for (const piece of text.split(separators)) {
    list.separate();
    list.append(decodeReadably(piece, context, part === 'path'), part);
  }
  list.separate();
}

function makeRestUnits({ path, query, fragment }: URLParts, context: LabelContext): Unit[] {
  const list = new UnitList();
  appendPieces(list, path, /(\/)/, 'path', context);
  if (query !== null) {
    list.append('?', null);
    appendPieces(list, query, /([&=+])/, 'query', context);
  }
  if (fragment !== null) {
    list.append('#', null);
    appendPieces(list, fragment, /([&=/])/, 'fragment', context);
  }
  return list.units;
}

function contextOf({ host, isSpecial }: URLParts): LabelContext {
  const labels = isSpecial && typeof host === 'string' ? host.replace(/\.$/, '').split('.') : [''];
  const topLevelDomain = labels[labels.length - 1]!;
  return { topLevelDomain, unicodeTopLevelDomain: toUnicode(topLevelDomain).domain };
}

function makeSchemeUnits({ scheme, host }: URLParts): Unit[] {
  const list = new UnitList();
  list.append(escapeInvisible(scheme), 'scheme');
  list.append(host === null ? ':' : '://', null);
  return list.units;
}

function makePortUnits({ port }: URLParts): Unit[] {
  const list = new UnitList();
  if (port !== null) list.append(':', null);
  list.append(port ?? '', 'port');
  return list.units;
}

/** Shortens the rest before the host, and leaves out the scheme before it shortens the host. */
function fitAll({ scheme, host, port, rest }: URLUnits, width: number): Unit[] {
  const front = totalColumns(scheme) + totalColumns(port);
  const fixed = front + totalColumns(host);
  if (fixed + totalColumns(rest) <= width) return joinUnits(scheme, host, port, rest);
  if (fixed < width || host.length === 0)
    return fitWithoutHostElision({ scheme, host, port, rest }, width - fixed, width);
  const hostColumns = width - front - (rest.length > 0 ? 1 : 0);
  if (hostColumns > 1) return joinUnits(scheme, elideStart(host, hostColumns), port, elideMiddle(rest, 1));
  return elideStart(joinUnits(host, port), width);
}

function fitWithoutHostElision({ scheme, host, port, rest }: URLUnits, room: number, width: number): Unit[] {
  if (room > 0) return joinUnits(scheme, host, port, elideMiddle(rest, room));
  return elideMiddle(joinUnits(scheme, rest), width);
}

function fitHost(level: 'host' | 'site', { scheme, host, port }: URLUnits, width: number): Unit[] {
  if (host.length === 0)
    return elideMiddle(
      scheme.filter(({ text }) => text !== '/'),
      width,
    );
  return elideStart(level === 'site' ? host.filter(({ isSite }) => isSite) : joinUnits(host, port), width);
}

/**
 * https://url.spec.whatwg.org/#url-rendering
 *
 * Shows a URL to a person: never its credentials; the host as `displayDomain` does; percent-escapes decoded only where the parser
 * would make the same escapes of the text, and where nothing invisible or confusable appears; right-to-left pieces isolated with
 * U+2066 to U+2069, so that the parts keep their order. Where the text has to fit a width, the host loses labels from its left, and
 * the rest its middle, each marked with U+2026 (…).
 *
 * @param url a URL record, or an object of a class `URL`
 * @param options how much of it to show, in what width, and how to find its registrable domain
 * @returns the text, and the ranges of its parts in UTF-16 code units
 *
 * @example
 * import { parseURL } from '@url/parser';
 * import { displayURL } from '@url/display';
 *
 * const url = parseURL('https://me:secret@www.b%C3%BCcher.example:8080/caf%C3%A9%2F%20x?q=1#top');
 * if (url !== null) {
 *   displayURL(url).text; // => 'https://www.bücher.example:8080/café%2F%20x?q=1#top'
 *   displayURL(url).ranges.host; // => { start: 8, end: 26 }
 *   displayURL(url, { level: 'host' }).text; // => 'www.bücher.example:8080'
 *   displayURL(url, { width: 36 }).text; // => 'https://www.bücher.example:8080/c…op'
 * }
 */
export function displayURL(url: URLRecord | URLObject, options: URLDisplayOptions = {}): DisplayedURL {
  const parts = partsOf(url);
  const level = option(options, 'level') ?? 'full';
  const width = option(options, 'width') ?? Number.POSITIVE_INFINITY;
  const units = {
    scheme: makeSchemeUnits(parts),
    host: parts.host === null || parts.host === '' ? [] : makeHostUnits(parts, options),
    port: makePortUnits(parts),
    rest: level === 'full' ? makeRestUnits(parts, contextOf(parts)) : [],
  };
  return layOut(level === 'full' ? fitAll(units, width) : fitHost(level, units, width));
}
