import { type Host, serializeHost } from '@url/host';
import { toUnicode } from '@url/idna';
import { option } from '@url/infra/internal';
import type { URLRecord } from '@url/record';
import { type DomainOptions, displayHost } from './domain.js';
import { decodePieces, escapeInvisible } from './escapes.js';
import type { LabelContext } from './label-text.js';
import { type DisplayedURL, layOut } from './layout.js';
import { createRun, elideMiddle, elideStart, type Run, totalColumns } from './units.js';
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

/** The runs of a URL, of which none is empty. If there is no room for all, the last member is shortened first. */
interface URLRuns {
  readonly scheme: Run[];
  readonly host: Run[];
  readonly port: Run[];
  readonly rest: Run[];
}

function shownHost({ host, isSpecial }: URLParts, options: URLDisplayOptions): string {
  if (host === null) return '';
  return isSpecial ? displayHost(host, options) : escapeInvisible(serializeHost(host));
}

/** The registrable domain; `null` if it is not known. */
function siteOf({ host, isSpecial }: URLParts, options: URLDisplayOptions): string | null {
  const find = option(options, 'registrableDomain');
  return find === null || host === null || !isSpecial ? null : find(host);
}

/** The offset in a host of its last labels, as many as the registrable domain has. */
function startOfSite(host: string, site: string | null): number {
  if (site === null) return 0;
  let start = host.lastIndexOf('.') + 1;
  for (let dot = site.indexOf('.'); dot >= 0 && start > 0; dot = site.indexOf('.', dot + 1)) {
    start = start < 2 ? 0 : host.lastIndexOf('.', start - 2) + 1;
  }
  return start;
}

function makeHostRuns(parts: URLParts, options: URLDisplayOptions): Run[] {
  const host = shownHost(parts, options);
  const start = startOfSite(host, siteOf(parts, options));
  const run = { ...createRun(host.slice(0, start), 'host'), separators: '.' };
  return withoutEmpty([run, { ...run, text: host.slice(start), isSite: true }]);
}

function withoutEmpty(runs: readonly Run[]): Run[] {
  return runs.filter(({ text }) => text !== '');
}

/** Makes the run of a part whose pieces are decoded where the result is readable. */
function makeRun(text: string, separators: string, part: 'path' | 'query' | 'fragment', context: LabelContext): Run {
  const shown = decodePieces(text, separators, context, part === 'path');
  return { ...createRun(shown, part), separators, hasEscapes: true };
}

function makeRestRuns({ path, query, fragment }: URLParts, context: LabelContext): Run[] {
  const runs = [makeRun(path, '/', 'path', context)];
  if (query !== null) runs.push(createRun('?', null), makeRun(query, '&=+', 'query', context));
  if (fragment !== null) runs.push(createRun('#', null), makeRun(fragment, '&=/', 'fragment', context));
  return withoutEmpty(runs);
}

function contextOf({ host, isSpecial }: URLParts): LabelContext {
  const domain = isSpecial && typeof host === 'string' ? host.replace(/\.$/, '') : '';
  const topLevelDomain = domain.slice(domain.lastIndexOf('.') + 1);
  return { topLevelDomain, unicodeTopLevelDomain: toUnicode(topLevelDomain).domain };
}

function makeSchemeRuns({ scheme, host }: URLParts): Run[] {
  return withoutEmpty([createRun(escapeInvisible(scheme), 'scheme'), createRun(host === null ? ':' : '://', null)]);
}

function makePortRuns({ port }: URLParts): Run[] {
  return port === null ? [] : withoutEmpty([createRun(':', null), createRun(port, 'port')]);
}

/** Shortens the rest before the host, and leaves out the scheme before it shortens the host. */
function fitAll({ scheme, host, port, rest }: URLRuns, width: number): Run[] {
  const all = [...scheme, ...host, ...port, ...rest];
  if (width === Number.POSITIVE_INFINITY) return all;
  const front = totalColumns(scheme) + totalColumns(port);
  const fixed = front + totalColumns(host);
  if (fixed + totalColumns(rest) <= width) return all;
  if (fixed < width || host.length === 0)
    return fitWithoutHostElision({ scheme, host, port, rest }, width - fixed, width);
  const hostColumns = width - front - (rest.length > 0 ? 1 : 0);
  if (hostColumns > 1) return [...scheme, ...elideStart(host, hostColumns), ...port, ...elideMiddle(rest, 1)];
  return elideStart([...host, ...port], width);
}

function fitWithoutHostElision({ scheme, host, port, rest }: URLRuns, room: number, width: number): Run[] {
  if (room > 0) return [...scheme, ...host, ...port, ...elideMiddle(rest, room)];
  return elideMiddle([...scheme, ...rest], width);
}

function fitHost(level: 'host' | 'site', { scheme, host, port }: URLRuns, width: number): Run[] {
  if (host.length === 0) return elideMiddle([...scheme.slice(0, -1), createRun(':', null)], width);
  return elideStart(level === 'site' ? host.filter(({ isSite }) => isSite) : [...host, ...port], width);
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
  const runs = {
    scheme: makeSchemeRuns(parts),
    host: parts.host === null || parts.host === '' ? [] : makeHostRuns(parts, options),
    port: makePortRuns(parts),
    rest: level === 'full' ? makeRestRuns(parts, contextOf(parts)) : [],
  };
  return layOut(level === 'full' ? fitAll(runs, width) : fitHost(level, runs, width));
}
