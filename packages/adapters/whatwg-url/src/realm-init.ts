import { type RealmGlobals, toUSVStringIn } from './realm-globals.js';

const FAILURE = "Failed to construct 'URLSearchParams'";

/**
 * Converts the argument of the constructor with errors of a realm. Part of
 * https://url.spec.whatwg.org/#dom-urlsearchparams-urlsearchparams.
 *
 * @returns a string, or pairs of strings
 */
export function convertInit(globals: RealmGlobals, init: unknown): string | string[][] {
  if (init === undefined) return '';
  if (Object(init) !== init) return toUSVStringIn(globals, init, `${FAILURE}: argument 1`);
  const method = (init as Iterable<unknown>)[Symbol.iterator];
  if (method === undefined || method === null) return toPairs(globals, init as object);
  const sequence = toSequence(globals, init as object, method, (value) => {
    const object = requireObject(globals, value) as Iterable<unknown>;
    return toSequence(globals, object, object[Symbol.iterator], (item) => toItem(globals, item));
  });
  return sequence.every(({ length }) => length === 2) ? sequence : throwIllegal(globals);
}

/** https://webidl.spec.whatwg.org/#js-record */
function toPairs(globals: RealmGlobals, record: object): string[][] {
  const values = new Map<string, string>();
  for (const key of Reflect.ownKeys(record)) {
    if (!Object.prototype.propertyIsEnumerable.call(record, key)) continue;
    const name = toItem(globals, key);
    values.set(name, toItem(globals, Reflect.get(record, key)));
  }
  return [...values];
}

/** https://webidl.spec.whatwg.org/#js-sequence */
function toSequence<T>(globals: RealmGlobals, object: object, method: unknown, convert: (item: unknown) => T): T[] {
  if (typeof method !== 'function') throwIllegal(globals);
  const iterator = requireObject(globals, Reflect.apply(method as () => unknown, object, [])) as Iterator<unknown>;
  const { next } = iterator;
  const items: T[] = [];
  for (;;) {
    const result = requireObject(globals, Reflect.apply(next, iterator, [])) as IteratorResult<unknown>;
    if (result.done) return items;
    items.push(convert(result.value));
  }
}

function toItem(globals: RealmGlobals, value: unknown): string {
  return toUSVStringIn(globals, value, `${FAILURE}: a name or value`);
}

function requireObject(globals: RealmGlobals, value: unknown): object {
  return Object(value) === value ? (value as object) : throwIllegal(globals);
}

function throwIllegal(globals: RealmGlobals): never {
  throw new globals.TypeError(`${FAILURE}: argument 1 is not a sequence of pairs or a record`);
}
