import { type Format, type FormatQueryOptions, formatOf } from './format.js';
import { ownOptions } from './options.js';
import { change, find, type PairList, pairsOf, put, type Slot, slotsOf } from './pair-list.js';
import { createPair, placePairs, type QueryPair, type QueryPiece } from './piece.js';
import { placeOf, type QueryPlace, type WithHref, type WithQuery } from './query-place.js';

/** The options of `editQuery`. */
export interface EditQueryOptions extends FormatQueryOptions {
  /**
   * What a string is: "query", without "?" before it, or "url", which is a URL or a relative reference. By default a string is a URL if
   * it contains one of ":", "/", "?", "#" and "\" before the first "=" and the first "&". Give the option for strings that others wrote.
   */
  readonly kind?: 'query' | 'url' | null;
}

/**
 * A query that is being edited. Names and values go in and come out decoded, and an operation finds the pairs that
 * `URLSearchParams` would find: empty pieces, as in "a&&b", are no pairs. Every operation that changes something gives the editor itself.
 *
 * A value of `null` means a pair without "=".
 *
 * @example
 * import { editQuery } from '@url/query';
 *
 * editQuery('/?a&b=1&b=2').set('b', '3').append('c', null).toString(); // => '/?a&b=3&c'
 * editQuery({ query: 'b&&a=%20' }).sort().query; // => 'a=%20&&b'
 */
export class QueryEditor {
  private readonly list: PairList = { slots: [], isChanged: false, index: null };
  private readonly format: Format;

  /** Use `editQuery`. */
  constructor(
    private readonly place: QueryPlace,
    options: EditQueryOptions | null | undefined,
  ) {
    this.format = formatOf(options, place.isInURL);
    if (!place.query) return;
    place.query.split(this.format.separator).forEach((raw, position) => {
      put(this.list, createPair(raw, this.format), position);
    });
    this.list.isChanged = false;
  }

  /** The query without "?", or `null` where there is none. After all pieces are removed the query is `null`. */
  get query(): string | null {
    if (!this.list.isChanged) return this.place.query;
    const pieces = slotsOf(this.list).map(({ pair }) => pair.raw);
    return pieces.join(this.format.separator) || null;
  }

  /** The query with "?" before it, or the empty string where there is none: what the `search` of a `URL` object can be set to. */
  get search(): string {
    const { query } = this;
    return query === null ? '' : `?${query}`;
  }

  /** The whole text: the URL or reference if one was given, else the query without "?". Every byte that was not edited is the same. */
  toString(): string {
    const { before, after, isInURL } = this.place;
    return before + this.search.slice(isInURL ? 0 : 1) + after;
  }

  /** All pieces, the empty ones among them, with their places in `toString()`. */
  pieces(): QueryPiece[] {
    const { before, isInURL } = this.place;
    const pairs = slotsOf(this.list).map(({ pair }) => pair);
    return placePairs(pairs, this.format.separator, before.length + (isInURL ? 1 : 0));
  }

  /** All pairs, decoded: what `URLSearchParams` would give. */
  pairs(): [name: string, value: string][] {
    return pairsOf(this.list).map(({ pair }) => [pair.name, pair.value]);
  }

  /** The value of the first pair with the name, or `null`. */
  get(name: string): string | null {
    const found = find(this.list, true, name);
    return found.length > 0 ? found[0]!.pair.value : null;
  }

  /** The values of all pairs with the name, in order. */
  getAll(name: string): string[] {
    return find(this.list, false, name).map(({ pair }) => pair.value);
  }

  /** Whether there is a pair with the name, and with the value if one is given. */
  has(name: string, value?: string): boolean {
    return find(this.list, true, name, value).length > 0;
  }

  /** Gives the first pair with the name the value and removes the others with the name; appends a pair where there is none. */
  set(name: string, value: string | null): this {
    const [first, ...others] = find(this.list, false, name);
    if (!first) return this.append(name, value);
    this.changeValue(first, value);
    return this.remove(others);
  }

  /** Adds a pair at the end. */
  append(name: string, value: string | null): this {
    put(this.list, writePair(this.format.encode(name, true), value, this.format), this.list.slots.length);
    return this;
  }

  /** Removes all pairs with the name, or those of them with the value if one is given, each with the separator before it. */
  delete(name: string, value?: string): this {
    return this.remove(find(this.list, false, name, value));
  }

  /** Gives all pairs with the name another one, and keeps the bytes of their values. */
  rename(name: string, newName: string): this {
    const rawName = this.format.encode(newName, true);
    for (const slot of find(this.list, false, name)) {
      const pair = createPair(rawName + slot.pair.raw.slice(slot.pair.rawName.length) || '=', this.format);
      if (pair.name !== slot.pair.name) change(this.list, slot, pair);
    }
    return this;
  }

  /** Gives all pairs with the name another value: the one given, or the one that the function gives for each. Appends nothing. */
  replace(name: string, value: string | null | ((value: string, pair: QueryPair) => string | null)): this {
    for (const slot of find(this.list, false, name)) {
      this.changeValue(slot, typeof value === 'function' ? value(slot.pair.value, slot.pair) : value);
    }
    return this;
  }

  /** Removes all pairs for which the function gives `false`. Empty pieces stay. */
  filter(keeps: (pair: QueryPair) => boolean): this {
    return this.remove(pairsOf(this.list).filter(({ pair }) => !keeps(pair)));
  }

  /** Sorts the pairs by the code units of their names, or by the function, and keeps the order of equal ones. Empty pieces stay where they are. */
  sort(compare: ((a: QueryPair, b: QueryPair) => number) | null = null): this {
    const slots = pairsOf(this.list);
    const sorted = slots.map(({ pair }) => pair).sort(compare ?? ((a, b) => +(a.name > b.name) - +(a.name < b.name)));
    slots.forEach((slot, index) => {
      if (slot.pair !== sorted[index]) change(this.list, slot, sorted[index]!);
    });
    return this;
  }

  private changeValue(slot: Slot, value: string | null): void {
    const pair = writePair(slot.pair.rawName, value, this.format);
    const isSame = pair.value === slot.pair.value && (value !== null || !slot.pair.hasEquals);
    if (!isSame) change(this.list, slot, pair);
  }

  private remove(slots: readonly Slot[]): this {
    for (const slot of slots) change(this.list, slot, null);
    return this;
  }
}

/** Writes a pair. One without name and value is written "=", since the empty string would be an empty piece. */
function writePair(rawName: string, value: string | null, format: Format): QueryPair {
  const isFlag = value === null && format.decode(rawName) !== '';
  return createPair(isFlag ? rawName : `${rawName}=${value === null ? '' : format.encode(value)}`, format);
}

/**
 * https://url.spec.whatwg.org/#concept-url-query
 *
 * Edits a query and keeps every byte that is not edited: the rest of the query, and the rest of the URL.
 *
 * @param input a string, which is a query or a URL or a relative reference; a `URL` object of any engine; or an object with a
 *   field `query` such as a `URLRecord`. The input itself is not changed
 * @param options how the string is read, and how what is written is encoded
 * @returns an editor; never fails
 *
 * @example
 * import { editQuery } from '@url/query';
 *
 * const editor = editQuery('../video?a&b=%20&sig=~x%2f#t');
 * editor.set('b', 'c d').append('q', 'ü').toString(); // => '../video?a&b=c%20d&sig=~x%2f&q=%C3%BC#t'
 * editor.delete('b').delete('q').toString(); // => '../video?a&sig=~x%2f#t'
 * editQuery({ query: 'a:b=c' }).rename('a:b', 'd').query; // => 'd=c'
 */
export function editQuery(input: string | WithHref | WithQuery, options?: EditQueryOptions | null): QueryEditor {
  return new QueryEditor(placeOf(input, ownOptions(options).kind), options);
}
