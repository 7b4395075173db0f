import { toScalarValueString } from '@url/infra';
import { argumentError, checkOptions } from '@url/infra/internal';
import { ownOptions } from './own-options.js';
import { change, find, joinPieces, type PairList, pairsOf, put, type Slot } from './pair-list.js';
import { joinPair } from './pair-text.js';
import { createPair, createPieces, type QueryPair, type QueryPiece, splitQuery } from './piece.js';
import { type Format, type FormatQueryOptions, formatNames, formatOf } from './query-format.js';
import { placeOf, type QueryInput, type QueryPlace } from './query-place.js';
import { type QueryValue, readText, readValue, readValues } from './query-values.js';

/** A decoded name and value. */
export type NameAndValue = [name: string, value: string];

/** The options of `editQuery`. */
export interface EditQueryOptions extends FormatQueryOptions {
  /**
   * The meaning of a string: "query" (without "?") or "url" (a URL or a relative reference). By default a string is a URL if it contains ":",
   * "/", "?", "#" or "\" before the first "=" and "&". Always set the option for strings that others wrote.
   */
  readonly kind?: 'query' | 'url' | null;
}

/**
 * Edits a query. Names and values are decoded. Operations find the same pairs as `URLSearchParams`, which ignores empty pieces as in "a&&b".
 * Every operation that changes something returns the editor.
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
  private readonly list: PairList = { slots: [], isChanged: false, index: null, searches: 0 };
  private readonly format: Format;

  /** Use `editQuery`. */
  constructor(
    private readonly place: QueryPlace,
    options: EditQueryOptions | null | undefined,
  ) {
    this.format = formatOf(options, place.isInURL);
    if (!place.query) return;
    const { format, list } = this;
    splitQuery(place.query, format, (raw, _, changing) => {
      list.slots.push({ pair: createPair(raw, format, changing), position: list.slots.length });
    });
  }

  /** The query without "?", or `null` if there is none or if all pieces were removed. */
  get query(): string | null {
    return this.list.isChanged ? joinPieces(this.list, this.format.separator) || null : this.place.query;
  }

  /** The query with "?" before it, or the empty string, for the `search` of a `URL` object. */
  get search(): string {
    const { query } = this;
    return query === null ? '' : `?${query}`;
  }

  /** Returns the URL or reference if the input was one, otherwise the query without "?". Unedited bytes are the same. */
  toString(): string {
    const { before, after, isInURL } = this.place;
    const { query } = this;
    if (query === null) return before + after;
    return isInURL ? `${before}?${query}${after}` : query;
  }

  /** Returns all pieces, including empty ones, with their ranges in `toString()`. */
  pieces(): QueryPiece[] {
    const { before, isInURL } = this.place;
    const query = joinPieces(this.list, this.format.separator);
    return query === null ? [] : createPieces(query, this.format, before.length + (isInURL ? 1 : 0));
  }

  /** Returns all decoded pairs, as `URLSearchParams` does. */
  pairs(): NameAndValue[] {
    return pairsOf(this.list).map(({ pair }) => tupleOf(pair));
  }

  /** Iterates over the decoded pairs, so `new Map(editor)` and `new URLSearchParams(editor)` work. */
  [Symbol.iterator](): Iterator<NameAndValue> {
    return this.pairs()[Symbol.iterator]();
  }

  /** The number of pairs. */
  get size(): number {
    return pairsOf(this.list).length;
  }

  /** Returns the value of the first pair with the name, or `null`. */
  get(name: string): string | null {
    const found = find(this.list, true, readText(name, 'name'));
    return found.length > 0 ? found[0]!.pair.value : null;
  }

  /** Returns the values of all pairs with the name, in order. */
  getAll(name: string): string[] {
    return find(this.list, false, readText(name, 'name')).map(({ pair }) => pair.value);
  }

  /** Tests whether a pair has the name, and the value if it is given. */
  has(name: string, value?: string): boolean {
    return find(this.list, true, readText(name, 'name'), readSought(value)).length > 0;
  }

  /**
   * Changes the value of the first pair with the name and removes the other pairs with the name. If there is none, appends a pair. A list of
   * values writes a pair for each value.
   *
   * @throws TypeError if a value is `undefined` or an object
   */
  set(name: string, value: QueryValue | readonly QueryValue[]): this {
    const values = readValues(value);
    const slots = find(this.list, false, readText(name, 'name'));
    for (let index = 0; index < values.length; index++) {
      if (index < slots.length) this.changeValue(slots[index]!, values[index]!);
      else this.add(name, values[index]!);
    }
    return slots.length > values.length ? this.remove(slots.slice(values.length)) : this;
  }

  /**
   * Appends a pair, or a pair for each value of a list.
   *
   * @throws TypeError if a value is `undefined` or an object
   */
  append(name: string, value: QueryValue | readonly QueryValue[]): this {
    readText(name, 'name');
    for (const each of readValues(value)) this.add(name, each);
    return this;
  }

  private add(name: string, value: string | null): void {
    put(this.list, this.write(this.format.encode(name, true), value), this.list.slots.length);
  }

  /** Removes all pairs with the name, and with the value if it is given. Also removes one separator for each pair. */
  delete(name: string, value?: string): this {
    return this.remove(find(this.list, false, readText(name, 'name'), readSought(value)));
  }

  /** Renames all pairs with the name. Their values keep their bytes. */
  rename(name: string, newName: string): this {
    const rawName = this.format.encode(readText(newName, 'newName'), true);
    for (const slot of find(this.list, false, readText(name, 'name'))) {
      const pair = createPair(rawName + slot.pair.raw.slice(slot.pair.rawName.length) || '=', this.format);
      if (pair.name !== slot.pair.name) change(this.list, slot, pair);
    }
    return this;
  }

  /** Replaces the value of all pairs with the name by a value, or by the result of a function. Does not append a pair. */
  replace(name: string, value: QueryValue | ((value: string, pair: NameAndValue) => QueryValue)): this {
    const newValue = typeof value === 'function' ? null : readValue(value, 'value');
    for (const slot of find(this.list, false, readText(name, 'name'))) {
      const isFunction = typeof value === 'function';
      this.changeValue(slot, isFunction ? readValue(value(slot.pair.value, tupleOf(slot.pair)), 'value') : newValue);
    }
    return this;
  }

  /** Removes all pairs for which the function returns `false`. Keeps empty pieces. */
  filter(keeps: (pair: NameAndValue) => boolean): this {
    readFunction(keeps, 'keeps');
    return this.remove(pairsOf(this.list).filter((slot) => !keeps(tupleOf(slot.pair))));
  }

  /** Sorts the pairs stably by the code units of their names, or by a function. Empty pieces keep their positions. */
  sort(compare: ((a: NameAndValue, b: NameAndValue) => number) | null = null): this {
    const slots = pairsOf(this.list);
    const sorted = slots.map(({ pair }) => pair);
    if (compare === null) {
      sortByNames(sorted);
    } else {
      readFunction(compare, 'compare');
      sorted.sort((a, b) => compare(tupleOf(a), tupleOf(b)));
    }
    slots.forEach((slot, index) => {
      if (slot.pair !== sorted[index]) change(this.list, slot, sorted[index]!);
    });
    return this;
  }

  private changeValue(slot: Slot, value: string | null): void {
    const { pair } = slot;
    const isSame = value === null ? !pair.hasEquals : pair.value === toScalarValueString(value);
    if (!isSame) change(this.list, slot, this.write(pair.rawName, value));
  }

  private write(rawName: string, value: string | null): QueryPair {
    // Tabs and newlines alone are not a name inside a URL.
    const name = value === null && this.format.decode(rawName) === '' ? '' : rawName;
    return createPair(joinPair(name, value === null ? null : this.format.encode(value)), this.format);
  }

  private remove(slots: readonly Slot[]): this {
    for (const slot of slots) change(this.list, slot, null);
    return this;
  }
}

function tupleOf({ name, value }: QueryPair): NameAndValue {
  return [name, value];
}

/** Sorts stably. Most queries have few pairs, for which insertion takes half the time of the engine's function. */
function sortByNames(pairs: QueryPair[]): void {
  if (pairs.length > 16) return void pairs.sort(({ name: a }, { name: b }) => (a < b ? -1 : +(a > b)));
  for (let i = 1; i < pairs.length; i++) {
    const pair = pairs[i]!;
    let at = i;
    for (; at > 0 && pairs[at - 1]!.name > pair.name; at--) pairs[at] = pairs[at - 1]!;
    pairs[at] = pair;
  }
}

/** Returns the value for `has` and `delete`, if it is given. */
function readSought(value: unknown): string | undefined {
  return value === undefined ? undefined : readText(value, 'value');
}

function readFunction<T>(value: T, argument: string): T {
  if (typeof value !== 'function') throw argumentError(argument, value, 'is not a function');
  return value;
}

/**
 * https://url.spec.whatwg.org/#concept-url-query
 *
 * Returns an editor for a query. It keeps every unedited byte of the query and of the URL.
 *
 * @param input a string (a query, a URL or a relative reference), a `URL` object, a `URLRecord`, an object whose only field is `query`, or names and
 *   values as for `stringifyQuery`. The input is not changed
 * @param options how to parse the string, and how to encode new text
 * @returns an editor
 * @throws TypeError if the input is anything else, or an option is unknown
 *
 * @example
 * import { editQuery } from '@url/query';
 *
 * const editor = editQuery('../video?a&b=%20&sig=~x%2f#t');
 * editor.set('b', 'c d').append('q', 'ü').toString(); // => '../video?a&b=c%20d&sig=~x%2f&q=%C3%BC#t'
 * editor.delete('b').delete('q').toString(); // => '../video?a&sig=~x%2f#t'
 * editQuery({ query: 'a:b=c' }).rename('a:b', 'd').query; // => 'd=c'
 * editQuery(new URLSearchParams('a=1')).set('a', ['2', '3']).query; // => 'a=2&a=3'
 */
export function editQuery(input: QueryInput, options?: EditQueryOptions | null): QueryEditor {
  checkOptions(options, editNames);
  if (options === undefined || options === null) return new QueryEditor(placeOf(input, null, null), null);
  const { kind, ...format } = ownOptions(options);
  if (kind !== undefined && kind !== null && kind !== 'query' && kind !== 'url') {
    throw argumentError('options.kind', kind, 'is not "query" or "url"');
  }
  return new QueryEditor(placeOf(input, kind, format), options);
}

const editNames = [...formatNames, 'kind'];
