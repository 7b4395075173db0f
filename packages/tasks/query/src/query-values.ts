import { argumentError, isPlainObject } from '@url/infra/internal';

/** A value with an unambiguous text form; `null` means a pair without "=". */
export type QueryValue = string | number | bigint | boolean | null;

/** Names and values: an object, or a list of pairs such as `URLSearchParams` or `Map`. */
export type QueryRecord =
  | Iterable<readonly [name: string, value: QueryValue | undefined | readonly (QueryValue | undefined)[]]>
  | { readonly [name: string]: QueryValue | undefined | readonly (QueryValue | undefined)[] };

/** Calls a function with each pair. A list of values makes a pair for each, and `undefined` makes no pair. */
export function forEachPair(
  record: QueryRecord,
  argument: string,
  onPair: (name: string, value: string | null) => void,
): void {
  const entries = isIterable(record) ? record : isPlainObject(record) ? Object.entries(record) : null;
  if (entries === null) throw argumentError(argument, record, 'is not a query, a URL, a list of pairs or an object');
  for (const entry of entries as Iterable<unknown>) {
    if (!Array.isArray(entry) || entry.length !== 2)
      throw argumentError(argument, entry, 'is not a pair of name and value');
    const name = readText(entry[0], argument);
    const values: readonly unknown[] = Array.isArray(entry[1]) ? entry[1] : [entry[1]];
    for (const value of values) {
      if (value !== undefined) onPair(name, readValue(value, `${argument}: the value of ${name}`));
    }
  }
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, Symbol.iterator) === 'function';
}

/** Converts a name, or a value to search for, as Web IDL does. Throws for `undefined` and objects, which are mistakes. */
export function readText(text: unknown, argument: string): string {
  return readValue(text, argument) ?? 'null';
}

/** Converts a value. Throws for objects and `undefined`, which are mistakes. */
export function readValue(value: unknown, argument: string): string | null {
  if (value === null) return null;
  if (['string', 'number', 'bigint', 'boolean'].includes(typeof value)) return `${value as QueryValue}`;
  throw argumentError(argument, value, 'is not a string, a number, a bigint, true, false or null');
}

/** Converts one value or a list of values. */
export function readValues(value: unknown): (string | null)[] {
  return Array.isArray(value) ? Array.from(value, (each) => readValue(each, 'value')) : [readValue(value, 'value')];
}
