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
  if (isIterable(record)) {
    for (const entry of record as Iterable<unknown>) {
      if (!Array.isArray(entry) || entry.length !== 2)
        throw argumentError(argument, entry, 'is not a pair of name and value');
      addPairs(readText(entry[0], argument), entry[1], argument, onPair);
    }
  } else if (isPlainObject(record)) {
    for (const name of Object.keys(record)) addPairs(name, Reflect.get(record, name), argument, onPair);
  } else {
    throw argumentError(argument, record, 'is not a query, a URL, a list of pairs or an object');
  }
}

function addPairs(
  name: string,
  given: unknown,
  argument: string,
  onPair: (name: string, value: string | null) => void,
): void {
  if (!Array.isArray(given)) {
    if (given !== undefined) onPair(name, readValueOf(name, given, argument));
    return;
  }
  for (const value of given) {
    if (value !== undefined) onPair(name, readValueOf(name, value, argument));
  }
}

/** Converts the value of a name. The message with the name is made only for a value that is refused. */
function readValueOf(name: string, value: unknown, argument: string): string | null {
  return typeof value === 'string' ? value : readValue(value, `${argument}: the value of ${name}`);
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
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return `${value}`;
  throw argumentError(argument, value, 'is not a string, a number, a bigint, true, false or null');
}

/** Converts one value or a list of values. */
export function readValues(value: unknown): (string | null)[] {
  return Array.isArray(value) ? Array.from(value, (each) => readValue(each, 'value')) : [readValue(value, 'value')];
}
