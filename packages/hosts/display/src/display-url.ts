import type { Host } from '@url/host';
import { serializeParsedHost } from '@url/host/internal';
import { toUnicode } from '@url/idna';
import { checkKinds, findCredentialSpans, option } from '@url/infra/internal';
import { createRun, elideMiddle, elideStart, type Run, totalColumns } from './columns.js';
import { DOMAIN_OPTIONS, type DomainOptions, showHost } from './display-domain.js';
import { decodePieces, escapeInvisible, type TextKind } from './escapes.js';
import { FLAGS } from './label.js';
import type { LabelContext } from './label-text.js';
import { type DisplayedURL, layOut, RIGHT_TO_LEFT } from './layout.js';
import { withFewestEscapes } from './readable.js';
import { partsOf, type URLInput, type URLParts } from './url-parts.js';

/** How to show a URL. */
export interface URLDisplayOptions extends DomainOptions {
  /**
   * How much of the URL to show: everything except the credentials ("full", the default), the host and port ("host"), or only the
   * registrable domain ("site"). "readable" shows as much as "full" with fewer escapes, for plain text: `findLinks` of `@url/links` finds all of
   * it. It does not isolate right-to-left text.
   */
  readonly level?: 'full' | 'readable' | 'host' | 'site' | null;
  /**
   * The maximum number of columns. A Chinese, Japanese or Korean character counts as two, a mark as zero, and any other character as one. By
   * default the width is not limited.
   */
  readonly width?: number | null;
  /** Returns the registrable domain of a host, or `null`, such as the function of `@url/site`. By default the host is the site. */
  readonly registrableDomain?: ((host: Host) => string | null) | null;
}

const URL_OPTIONS = {
  ...DOMAIN_OPTIONS,
  level: ['full', 'readable', 'host', 'site'],
  width: 'number',
  registrableDomain: 'function',
} as const;

/** The runs of a URL, all of them not empty. If the width is too small, the last member is shortened first. */
interface URLRuns {
  readonly scheme: Run[];
  readonly host: Run[];
  readonly port: Run[];
  readonly rest: Run[];
}

function shownHost({ host, isSpecial }: URLParts, options: URLDisplayOptions): string {
  if (host === null) return '';
  return isSpecial ? showHost(host, options) : escapeInvisible(serializeParsedHost(host));
}

/** Returns the registrable domain, or `null` if it is not known. */
function siteOf({ host, isSpecial }: URLParts, options: URLDisplayOptions): string | null {
  const find = option(options, 'registrableDomain');
  return find === null || host === null || !isSpecial ? null : find(host);
}

/** Returns where the registrable domain starts in the shown host, counted in labels. */
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

/** Decodes the escapes of a part if the result is safe. */
type PartDecoder = (text: string, separators: string, kind: TextKind) => string;

function makeRun(text: string, separators: string, kind: TextKind, decode: PartDecoder): Run {
  const shown = decode(text, separators, kind);
  return { ...createRun(shown, kind === 'opaque path' ? 'path' : kind), separators, hasEscapes: true };
}

function makeRestRuns({ path, hasOpaquePath, query, fragment }: URLParts, decode: PartDecoder): Run[] {
  const runs = [makeRun(path, '/', hasOpaquePath ? 'opaque path' : 'path', decode)];
  if (query !== null) runs.push(createRun('?', null), makeRun(query, '&=+', 'query', decode));
  if (fragment !== null) runs.push(createRun('#', null), makeRun(fragment, '&=/', 'fragment', decode));
  return withoutEmpty(runs);
}

function makeFullRestRuns(parts: URLParts): Run[] {
  const context = contextOf(parts);
  return makeRestRuns(parts, (text, separators, kind) => decodePieces(text, separators, context, kind));
}

/**
 * Returns the runs of the path, query and fragment for plain text. It has no isolates, and right-to-left text beside a right-to-left host would
 * change the order of both, so it keeps its escapes there.
 */
function makeReadableRestRuns(parts: URLParts, host: readonly Run[]): Run[] {
  const context = contextOf(parts);
  const isHostRightToLeft = host.some(({ text }) => RIGHT_TO_LEFT.test(text));
  return makeRestRuns(withFewestEscapes(parts), (text, separators) => {
    // In queries, all ASCII stays as it is: `withFewestEscapes` has decided about it.
    const shown = decodePieces(text, separators, context, 'query');
    return isHostRightToLeft && RIGHT_TO_LEFT.test(shown) ? text : shown;
  });
}

function makeRunsOfRest(level: 'full' | 'readable' | 'host' | 'site', parts: URLParts, host: readonly Run[]): Run[] {
  if (level === 'full') return makeFullRestRuns(parts);
  return level === 'readable' ? makeReadableRestRuns(parts, host) : [];
}

function contextOf({ host, isSpecial }: URLParts): LabelContext {
  const domain = isSpecial && typeof host === 'string' ? host.replace(/\.$/, '') : '';
  const topLevelDomain = domain.slice(domain.lastIndexOf('.') + 1);
  return { topLevelDomain, unicodeTopLevelDomain: toUnicode(topLevelDomain, FLAGS).domain };
}

function makeSchemeRuns({ scheme, host }: URLParts): Run[] {
  return withoutEmpty([createRun(escapeInvisible(scheme), 'scheme'), createRun(host === null ? ':' : '://', null)]);
}

function makePortRuns({ port }: URLParts): Run[] {
  return port === null ? [] : withoutEmpty([createRun(':', null), createRun(port, 'port')]);
}

/** Shortens the path and query first, then omits the scheme, then shortens the host. */
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
 * Returns a URL to show to people. Credentials are never shown, and the host is shown as by `displayDomain`. A percent-escape is decoded only
 * if the parser encodes the character again and the character is neither invisible nor confusable. Right-to-left pieces are isolated with
 * U+2066 to U+2069, so that the parts keep their order. To fit `width`, the host loses labels on its left and the rest loses its middle; U+2026
 * (…) marks the gaps.
 *
 * @param url the text of a URL, a URL object, or a URL record
 * @param options how much to show, the width, and how to find the registrable domain
 * @returns the text, and the ranges of its parts in UTF-16 code units. Text that is not a URL does not throw: it is shown with escapes, without
 * credentials, and without ranges
 * @throws TypeError for anything else, and for unknown options
 *
 * @example
 * import { displayURL } from '@url/display';
 *
 * const url = 'https://me:secret@www.b%C3%BCcher.example:8080/caf%C3%A9%2F%20x?q=1#top';
 * displayURL(url).text; // => 'https://www.bücher.example:8080/café%2F%20x?q=1#top'
 * displayURL(url).ranges.host; // => { start: 8, end: 26 }
 * displayURL(url, { level: 'host' }).text; // => 'www.bücher.example:8080'
 * displayURL('https://h.example/%28caf%C3%A9%29%2E', { level: 'readable' }).text; // => 'https://h.example/(café)%2E'
 * displayURL(url, { width: 36 }).text; // => 'https://www.bücher.example:8080/c…op'
 * displayURL('https://me:secret@exa mple/').text; // => 'https://…:…@exa%20mple/'
 */
export function displayURL(url: URLInput, options: URLDisplayOptions = {}): DisplayedURL {
  checkKinds(options, URL_OPTIONS);
  const width = option(options, 'width') ?? Number.POSITIVE_INFINITY;
  const parts = partsOf(url);
  if (typeof parts === 'string')
    return layOut(elideMiddle([{ ...createRun(withoutCredentials(parts), null), hasEscapes: true }], width), true);
  const level = option(options, 'level') ?? 'full';
  const host = parts.host === null || parts.host === '' ? [] : makeHostRuns(parts, options);
  const runs = {
    scheme: makeSchemeRuns(parts),
    host,
    port: makePortRuns(parts),
    rest: makeRunsOfRest(level, parts, host),
  };
  const isShort = level === 'host' || level === 'site';
  return layOut(isShort ? fitHost(level, runs, width) : fitAll(runs, width), level !== 'readable');
}

/** Returns text that is not a URL, with an ellipsis in place of each username and password. */
function withoutCredentials(text: string): string {
  const spans = findCredentialSpans(text);
  let shown = '';
  let done = 0;
  for (const { start, end } of spans) {
    shown += `${escapeInvisible(text.slice(done, start))}${start < end ? '\u2026' : ''}`;
    done = end;
  }
  return shown + escapeInvisible(text.slice(done));
}
