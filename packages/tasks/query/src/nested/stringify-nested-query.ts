import { argumentError, checkOptions, isPlainObject, option, TextBuilder } from '@url/infra/internal';
import { joinPair } from '../pair-text.js';
import { type Encoder, encoderOf, type FormatQueryOptions, formatNames } from '../query-format.js';
import { readValue } from '../query-values.js';
import type { NestedQueryInput } from './nested-query.js';

/** The options of `stringifyNestedQuery`. */
export interface StringifyNestedQueryOptions extends FormatQueryOptions {
  /**
   * How to write the names of a list: "indices", the default, as `a[0]=b`; "brackets" as `a[]=b`; "repeat" as `a=b`. Items that are lists or
   * objects need "indices".
   */
  readonly arrayFormat?: 'indices' | 'brackets' | 'repeat' | null;
}

type ArrayFormat = NonNullable<StringifyNestedQueryOptions['arrayFormat']>;

const arrayFormats: readonly unknown[] = ['indices', 'brackets', 'repeat'];

/** More levels would need more stack than engines have. It is also the highest depth of `parseNestedQuery`. */
const HIGHEST_DEPTH = 1000;

/**
 * https://url.spec.whatwg.org/#concept-url-query
 *
 * Writes objects and lists as a query whose names have names in brackets. `parseNestedQuery` and the library qs read them. Brackets are encoded.
 *
 * @param values an object of texts, numbers, booleans, lists and objects. `null` makes a pair without "=". `undefined`, an empty list and an empty
 *   object make no pair
 * @param options how to write lists, and how to encode names and values
 * @returns the query without "?", or the empty string
 * @throws TypeError for a value of another type, such as a date; for a name that would be read as other names: one with a bracket, "__proto__", and
 *   an empty name inside another one; for a list or an object in a list without indices; and for an unknown option
 * @throws RangeError for more than 1,000 levels, which an object that contains itself has
 *
 * @example
 * import { stringifyNestedQuery } from '@url/query/nested';
 *
 * stringifyNestedQuery({ user: { name: 'Ann' }, tags: ['a', 'b'] }); // => 'user%5Bname%5D=Ann&tags%5B0%5D=a&tags%5B1%5D=b'
 * stringifyNestedQuery({ tags: ['a', 'b'] }, { arrayFormat: 'brackets' }); // => 'tags%5B%5D=a&tags%5B%5D=b'
 */
export function stringifyNestedQuery(values: NestedQueryInput, options?: StringifyNestedQueryOptions | null): string {
  checkOptions(options, [...formatNames, 'arrayFormat']);
  const arrayFormat = option(options, 'arrayFormat') ?? 'indices';
  if (!arrayFormats.includes(arrayFormat))
    throw argumentError('options.arrayFormat', arrayFormat, `is not one of ${arrayFormats.join(', ')}`);
  if (!isPlainObject(values)) throw argumentError('values', values, 'is not an object of names and values');
  const writer = new PairWriter(encoderOf(options), arrayFormat);
  for (const name of Object.keys(values)) writer.write(checkName(name), Reflect.get(values, name), 0);
  return writer.text.toString();
}

class PairWriter {
  readonly text = new TextBuilder();
  private before = '';

  constructor(
    private readonly encoder: Encoder,
    private readonly arrayFormat: ArrayFormat,
  ) {}

  write(name: string, value: unknown, depth: number): void {
    if (depth > HIGHEST_DEPTH) throw new RangeError(`Cannot write the query: it has more than ${HIGHEST_DEPTH} levels`);
    if (value === undefined) return;
    if (Array.isArray(value)) this.writeList(name, value, depth + 1);
    else if (isPlainObject(value)) this.writeObject(name, value, depth + 1);
    else this.writePair(name, readValue(value, `values: the value of ${name}`));
  }

  private writeObject(name: string, object: object, depth: number): void {
    for (const key of Object.keys(object)) {
      if (key === '') throw argumentError('values', key, `is the empty name of a value in ${name}`);
      this.write(`${name}[${checkName(key)}]`, Reflect.get(object, key), depth);
    }
  }

  private writeList(name: string, list: readonly unknown[], depth: number): void {
    const { arrayFormat } = this;
    for (let index = 0; index < list.length; index++) {
      const item = list[index];
      if (arrayFormat !== 'indices' && typeof item === 'object' && item !== null)
        throw argumentError('values', item, `is in the list ${name}: write it with indices`);
      const itemName = arrayFormat === 'repeat' ? name : arrayFormat === 'brackets' ? `${name}[]` : `${name}[${index}]`;
      this.write(itemName, item, depth);
    }
  }

  private writePair(name: string, value: string | null): void {
    const { encode, separator } = this.encoder;
    this.text.add(this.before + joinPair(encode(name, true), value === null ? null : encode(value)));
    this.before = separator;
  }
}

/** Refuses a name that `parseNestedQuery` would read as other names, or ignore. */
function checkName(name: string): string {
  if (!/[[\]]/.test(name) && name !== '__proto__') return name;
  throw argumentError('values', name, 'is a name that would be read as other names');
}
