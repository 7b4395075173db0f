import { argumentError, chunkLength, flatten, isPlainObject } from '@url/infra/internal';
import { encode } from './encode.js';

/** A file among the entries of a form, as `FormData` contains it. */
export interface FormFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly lastModified: number;
}

/**
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#convert-to-a-list-of-name-value-pairs
 *
 * A value of a form's field. Numbers and booleans are converted to strings. For a file, its name is written.
 */
export type FormURLEncodedValue = string | number | bigint | boolean | FormFile;

/** What `serializeFormURLEncodedRecord` accepts for a name: a value, or a list of values for which the name is repeated. */
export type FormURLEncodedField = FormURLEncodedValue | readonly FormURLEncodedValue[];

/**
 * https://url.spec.whatwg.org/#concept-urlencoded-serializer
 *
 * @param tuples names and values: an array of pairs, a `Map`, a `URLSearchParams` or a `FormData`; lone surrogates are encoded
 * as U+FFFD
 * @returns an ASCII string
 * @throws TypeError if the argument is not an iterable of pairs, such as a record, or if a value cannot be in a form, such as an array or
 * `null`; the message names the field
 *
 * @example
 * import { serializeFormURLEncoded } from '@url/form-urlencoded';
 *
 * serializeFormURLEncoded([['a', '1'], ['b', "rock 'n' roll"]]); // => 'a=1&b=rock+%27n%27+roll'
 * serializeFormURLEncoded(new Map([['a', '1']])); // => 'a=1'
 */
export function serializeFormURLEncoded(tuples: Iterable<readonly [name: string, value: FormURLEncodedValue]>): string {
  if (typeof Object(tuples)[Symbol.iterator] !== 'function' || typeof tuples === 'string') throw notPairs(tuples);
  const pairs: string[] = [];
  for (const tuple of tuples) {
    if (typeof Object(tuple)[0] !== 'string') throw notPairs(tuple);
    pairs.push(tuple[0], fieldText(tuple[0], tuple[1]));
  }
  return serializePairs(pairs);
}

/**
 * Serializes the properties of a record. The inverse of `parseFormURLEncodedRecord`.
 * See https://url.spec.whatwg.org/#concept-urlencoded-serializer.
 *
 * @param record values by name, or lists of values; lone surrogates are encoded as U+FFFD
 * @returns an ASCII string
 * @throws TypeError if the record is not an object or has its entries elsewhere, such as a `Map`, or if a value cannot be in a form, such as
 * `null`; the message names the field
 *
 * @example
 * import { serializeFormURLEncodedRecord } from '@url/form-urlencoded';
 *
 * serializeFormURLEncodedRecord({ q: 'fish & chips', page: 2 }); // => 'q=fish+%26+chips&page=2'
 * serializeFormURLEncodedRecord({ tag: ['a', 'b'] }); // => 'tag=a&tag=b'
 */
export function serializeFormURLEncodedRecord<Type extends { readonly [Name in keyof Type]: FormURLEncodedField }>(
  record: Type,
): string {
  if (typeof record !== 'object' || record === null) throw argumentError('record', record, 'is not an object');
  // Not `for … in`: asking for each name whether it is the object's own takes longer than this array.
  const names = Object.keys(record);
  if (Array.isArray(record) || (names.length === 0 && !isPlainObject(record)))
    throw argumentError('record', record, 'does not have fields: pass a Map or other pairs to serializeFormURLEncoded');
  let output = '';
  let chunk = '';
  for (let i = 0; i < names.length; i++) {
    const name = names[i]!;
    const field: unknown = record[name as keyof Type];
    const text = Array.isArray(field)
      ? serializeList(name, field)
      : `${encode(name)}=${encode(fieldText(name, field))}`;
    // A list without values writes nothing.
    chunk += text !== '' && (chunk || output) ? `&${text}` : text;
    if (chunk.length > chunkLength) {
      output += flatten(chunk);
      chunk = '';
    }
  }
  return output + chunk;
}

function notPairs(value: unknown): TypeError {
  return argumentError('tuples', value, 'is not an iterable of [name, value] pairs');
}

/** Repeats a name for each value. */
function serializeList(name: string, values: readonly unknown[]): string {
  return serializePairs(Array.from(values).flatMap((value) => [name, fieldText(name, value)]));
}

/** @throws TypeError that names the field */
function fieldText(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (/^[bn]/.test(typeof value)) return `${value}`;
  const type = {}.toString.call(value).slice(8, -1).toLowerCase();
  if (type === 'file') return (value as FormFile).name;
  throw new TypeError(
    `Cannot serialize ${JSON.stringify(name)}: expected a string, got ${type}. Repeat the name for each value`,
  );
}

/**
 * Serializes names and values that alternate in one array. Part of https://url.spec.whatwg.org/#concept-urlencoded-serializer.
 *
 * @param pairs names and values in turn
 */
export function serializePairs(pairs: readonly string[]): string {
  let output = '';
  let chunk = '';
  for (let i = 0; i < pairs.length; i++) {
    if (i > 0) chunk += i & 1 ? '=' : '&';
    chunk += encode(pairs[i]!);
    if (chunk.length > chunkLength) {
      output += flatten(chunk);
      chunk = '';
    }
  }
  return output + chunk;
}
