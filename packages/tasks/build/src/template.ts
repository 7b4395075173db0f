import { serializeParsedHost } from '@url/host/internal';
import { argumentError, quoteURL, shown } from '@url/infra/internal';
import { parseRecord, parseWithHref } from '@url/parser/internal';
import type { URLRecord } from '@url/record';
import { type Layout, layOut, type Slot, startOfPath } from './template-layout.js';
import { URLPiece } from './template-pieces.js';
import { requirements, writeValue } from './template-values.js';

/** What a template returns. */
export interface TemplateURL {
  /** The serialized URL. */
  readonly href: string;
  /** The parsed URL: the `href` is parsed when this is read first. */
  readonly url: URLRecord;
  /** Returns the href. */
  toString(): string;
  /** Returns the href. */
  toJSON(): string;
}

/** A value of a template. `undefined` removes a pair of the query, and an array repeats it. */
export type TemplateValue =
  | string
  | number
  | bigint
  | boolean
  | URLPiece
  | undefined
  | readonly (string | number | bigint | boolean)[];

/** The tag `url`, and the tags of pieces. */
export interface URLTag {
  (strings: TemplateStringsArray, ...values: readonly TemplateValue[]): TemplateURL;
  /** Creates a piece of a path, which another template inserts unchanged: `` url.path`a/${name}` ``. */
  path(strings: TemplateStringsArray, ...values: readonly TemplateValue[]): URLPiece;
  /** Creates a piece of a query, which another template inserts unchanged: `` url.query`q=${q}&page=${page}` ``. */
  query(strings: TemplateStringsArray, ...values: readonly TemplateValue[]): URLPiece;
}

/** A template that has its values. */
interface Filling {
  readonly layout: Layout;
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
}

/** Matches a segment that parsers remove, or that servers remove after decoding it, and an empty segment. */
const removedSegment = /^(?:\.|%(?:25)*2e){0,2}$/i;

/** Throws an error that shows the template. */
function fail(strings: readonly string[], problem: string): never {
  const template = strings.map((text, index) => (index === 0 ? text : `\${${index}}${text}`)).join('');
  throw new TypeError(`Cannot fill ${quoteURL(template)}: ${problem}`);
}

/** Throws an error that shows the template and the place of the value. */
function failAt(index: number, { layout, strings, values }: Filling, problem: string): never {
  return fail(strings, `value ${index + 1}, in the ${layout.places[index]}, ${problem}: ${shown(values[index])}`);
}

/** Writes a value at an index, or an item of an array value. */
function write(value: unknown, index: number, filling: Filling): string {
  const place = filling.layout.places[index]!;
  return writeValue(value, place) ?? failAt(index, filling, `is not a ${requirements[place] ?? 'string or a number'}`);
}

/** Writes the first texts of a slot, and the values between them. */
function writeSlot({ texts, at }: Slot, filling: Filling, count: number = texts.length): string {
  let output = texts[0]!;
  for (let i = 1; i < count; i++) output += write(filling.values[at + i - 1], at + i - 1, filling) + texts[i]!;
  return output;
}

function writeSegment(slot: Slot, filling: Filling): string {
  const piece = slot.endsInValue ? URLPiece.textOf(filling.values[slot.at], 'path') : null;
  if (piece !== null) return piece;
  const segment = writeSlot(slot, filling);
  return slot.texts.length > 1 && removedSegment.test(segment)
    ? failAt(slot.at, filling, 'makes a segment that is empty or dots')
    : segment;
}

function writePath(filling: Filling): string {
  const { segments } = filling.layout;
  let output = writeSegment(segments[0]!, filling);
  for (let i = 1; i < segments.length; i++) output += `/${writeSegment(segments[i]!, filling)}`;
  return output;
}

/** Returns the pairs that a pair of the template becomes: several for an array or a piece, none for `undefined`. */
function writePair(slot: Slot, filling: Filling): readonly string[] {
  const count = slot.texts.length - 1;
  if (!slot.endsInValue) return [writeSlot(slot, filling)];
  const index = slot.at + count - 1;
  const value = filling.values[index];
  const name = writeSlot(slot, filling, count);
  const piece = name === '' ? URLPiece.textOf(value, 'query') : null;
  if (value === undefined || piece === '') return [];
  if (piece !== null) return [piece];
  return (Array.isArray(value) ? value : [value]).map((item) => name + write(item, index, filling));
}

/** Writes a query; `null` if every pair of the template was removed. */
function writeQuery(pairs: readonly Slot[], filling: Filling): string | null {
  let output: string | null = null;
  for (let i = 0; i < pairs.length; i++) {
    const written = writePair(pairs[i]!, filling);
    if (written.length > 0) output = (output === null ? '' : `${output}&`) + written.join('&');
  }
  return output;
}

class FilledTemplate implements TemplateURL {
  readonly href: string;
  #record: URLRecord | null = null;

  constructor(href: string) {
    this.href = href;
  }

  get url(): URLRecord {
    if (this.#record === null) this.#record = parseRecord(this.href)!;
    return this.#record;
  }

  toString(): string {
    return this.href;
  }

  toJSON(): string {
    return this.href;
  }
}

function fillURL(filling: Filling): TemplateURL {
  const { front, isFixed, pairs, fragment } = filling.layout;
  const query = pairs === null ? null : writeQuery(pairs, filling);
  const start = writeSlot(front, filling);
  const rest =
    writePath(filling) + (query === null ? '' : `?${query}`) + (fragment === null ? '' : writeSlot(fragment, filling));
  return new FilledTemplate(isFixed ? start + rest : parseAll(start, rest, filling));
}

/** Parses the URL, and proves that the values of scheme and authority changed neither the host nor the rest. */
function parseAll(start: string, rest: string, filling: Filling): string {
  const { url, href } = parseWithHref(start + rest) ?? fail(filling.strings, 'this is not a URL');
  const { host } = url;
  if (href.slice(startOfPath(url, href)) !== rest) fail(filling.strings, 'the path changes');
  const hostAt = filling.layout.places.indexOf('host');
  if (
    hostAt >= 0 &&
    typeof host !== 'string' &&
    (host === null || filling.values[hostAt] !== serializeParsedHost(host))
  )
    failAt(hostAt, filling, 'makes an IP address in an unusual form');
  return href;
}

/**
 * Creates a tag. It parses the template of a call site once, because each call passes the same array of strings.
 *
 * @param lead literal text before the template
 * @param excess matches a template that does not fit after this text
 */
function createTag<Result>(
  lead: string,
  excess: RegExp,
  fill: (filling: Filling) => Result,
): (strings: TemplateStringsArray, ...values: readonly TemplateValue[]) => Result {
  const layouts = new WeakMap<TemplateStringsArray, Layout>();
  return (strings, ...values) => {
    let layout = layouts.get(strings);
    if (layout === undefined) {
      if (!Array.isArray(strings)) throw argumentError('strings', strings, 'is not a template: write url`https://…`');
      const result = excess.test(strings.join('x')) ? 'is more than the tag accepts' : layOut(strings, lead);
      layout = typeof result === 'string' ? fail(strings, `this ${result}`) : result;
      layouts.set(strings, layout);
    }
    return fill({ layout, strings, values });
  };
}

/**
 * Fills a template whose values cannot leave their place. A value in the path is one segment, a value in the query is the value of a pair, and a value in the
 * host is a label or a domain.
 *
 * @returns the URL, with `href` and `toString()`
 * @throws TypeError that shows the template and the place of the value: for a path segment that is empty, `.`, `..` or an escape of these, for a value that is
 *   not a string or a number, for a host, port or scheme that does not parse, and for a template that is not an absolute URL
 *
 * @example
 * import { url } from '@url/build';
 *
 * const owner = 'a/b';
 * url`https://api.example/repos/${owner}?q=${'x&y'}&tag=${['1', '2']}&page=${undefined}`.href; // => 'https://api.example/repos/a%2Fb?q=x%26y&tag=1&tag=2'
 * url`https://api.example/repos/${'..'}`; // => throws TypeError
 * `${url`https://${'evil.example'}.api.example/`}`; // => 'https://evil.example.api.example/'
 * url`https://api.example/${url.path`files/${'a b'}`}?${url.query`q=${'é'}`}`.href; // => 'https://api.example/files/a%20b?q=%C3%A9'
 */
export const url: URLTag = /* @__PURE__ */ Object.assign(/* @__PURE__ */ createTag('', /^$/, fillURL), {
  path: /* @__PURE__ */ createTag(
    'https://h/',
    /^[/\\]|^$|[?#]/,
    (filling) => new URLPiece('path', writePath(filling).slice(1)),
  ),
  query: /* @__PURE__ */ createTag(
    'https://h/?',
    /^\?|#/,
    (filling) => new URLPiece('query', writeQuery(filling.layout.pairs!, filling) ?? ''),
  ),
});
