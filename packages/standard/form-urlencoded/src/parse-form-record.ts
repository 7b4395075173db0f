import { argumentError, checkOptions, checkString, option } from '@url/infra/internal';
import { forEachPair } from './pairs-of-query.js';
import { MAX_TUPLES, throwTooMany } from './parse.js';

type FormRecord = Record<string, string | string[]>;

/**
 * An object that inherits nothing, as `querystring.parse` of Node creates it. The engine keeps the properties of `Object.create(null)` in a table, which
 * takes a quarter more time.
 */
const FormRecord = /* @__PURE__ */ createFormRecord();

function createFormRecord(): new () => FormRecord {
  function create() {}
  create.prototype = Object.freeze(Object.create(null));
  return create as unknown as new () => FormRecord;
}

/** What `parseFormURLEncodedRecord` accepts. */
export interface FormURLEncodedRecordOptions {
  /** The maximum number of pairs. The default is 4,194,304, the number that fits into a heap of 1 GB. */
  readonly maxPairs?: number | null;
}

/**
 * Parses a form or a query into an object, as servers use it. The inverse of `serializeFormURLEncodedRecord`.
 * See https://url.spec.whatwg.org/#concept-urlencoded-string-parser.
 *
 * @param input a string without a leading "?"; lone surrogates are treated as U+FFFD
 * @param options the maximum number of pairs
 * @returns an object that inherits nothing: for each name its value, or an array of its values if the name occurs several times
 * @throws TypeError if the input is not a string, or if an option is invalid
 * @throws RangeError if there are more pairs than allowed
 *
 * @example
 * import { parseFormURLEncodedRecord } from '@url/form-urlencoded';
 *
 * const query = parseFormURLEncodedRecord('tag=a&page=2&tag=b');
 * query.tag; // => ['a', 'b']
 * query.page; // => '2'
 * query.toString; // => undefined
 * parseFormURLEncodedRecord('a&b&c', { maxPairs: 2 }); // => throws RangeError
 */
export function parseFormURLEncodedRecord(
  input: string,
  options?: FormURLEncodedRecordOptions | null,
): Record<string, string | string[]> {
  checkString('input', input);
  const most = maxPairsOf(options);
  const record = new FormRecord();
  let count = 0;
  forEachPair(input, (name, value) => {
    if (++count > most) throwTooMany(most);
    const known = record[name];
    if (known === undefined) record[name] = value;
    else if (typeof known === 'string') record[name] = [known, value];
    else known.push(value);
  });
  return record;
}

/** @throws TypeError for an unknown option, or a limit that is not a natural number */
function maxPairsOf(options: FormURLEncodedRecordOptions | null | undefined): number {
  checkOptions(options, ['maxPairs']);
  const most: unknown = option(options, 'maxPairs') ?? MAX_TUPLES;
  if (!Number.isInteger(most) || (most as number) < 0)
    throw argumentError('options.maxPairs', most, 'is not a natural number');
  return Math.min(most as number, MAX_TUPLES);
}
