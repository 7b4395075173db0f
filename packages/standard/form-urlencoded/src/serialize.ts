import { chunkLength, concatenate, flatten } from '@url/infra/internal';

/** A file among the entries of a form, as `FormData` gives it. */
export interface FormFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly lastModified: number;
}

/**
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#convert-to-a-list-of-name-value-pairs
 *
 * A value of a form's field. A number or a boolean is converted to a string, and of a file the name is written.
 */
export type FormURLEncodedValue = string | number | bigint | boolean | FormFile;

/**
 * https://url.spec.whatwg.org/#concept-urlencoded-serializer
 *
 * @param tuples names and values: an array of pairs, a `Map`, a `URLSearchParams` or a `FormData`; lone surrogates are encoded
 * as U+FFFD (�)
 * @returns an ASCII string
 * @throws TypeError if the argument is no list of pairs, such as a record, or if a value cannot be in a form, such as an array or `null`;
 * the message names the field
 *
 * @example
 * import { serializeFormURLEncoded } from '@url/form-urlencoded';
 *
 * serializeFormURLEncoded([['a', '1'], ['b', "rock 'n' roll"]]); // => 'a=1&b=rock+%27n%27+roll'
 * serializeFormURLEncoded(new Map([['a', '1']])); // => 'a=1'
 */
export function serializeFormURLEncoded(tuples: Iterable<readonly [name: string, value: FormURLEncodedValue]>): string {
  if (Object(tuples) !== tuples || !(Symbol.iterator in tuples)) {
    throw new TypeError('No list of pairs: serializeFormURLEncodedRecord takes records');
  }
  const writer = createWriter();
  for (const tuple of tuples) writeTuple(writer, tuple[0], tuple[1]);
  return textOf(writer);
}

/**
 * Serializes the entries of a record, without making tuples of them. See https://url.spec.whatwg.org/#concept-urlencoded-serializer.
 * The result is that of `serializeFormURLEncoded(Object.entries(record))`.
 *
 * @param record values by name; lone surrogates are encoded as U+FFFD (�)
 * @returns an ASCII string
 * @throws TypeError if the record is null or undefined, or if a value cannot be in a form, such as an array or `null`; the
 * message names the field
 *
 * @example
 * import { serializeFormURLEncodedRecord } from '@url/form-urlencoded';
 *
 * serializeFormURLEncodedRecord({ q: 'fish & chips', page: 2 }); // => 'q=fish+%26+chips&page=2'
 */
export function serializeFormURLEncodedRecord(record: Readonly<Record<string, FormURLEncodedValue>>): string {
  // The loop would take null or undefined for an empty record.
  if (record == null) throw new TypeError('The record is null or undefined');
  const writer = createWriter();
  // Not Object.keys, which makes an array of the names and takes 8 % of the whole time.
  for (const name in record) {
    // biome-ignore lint/suspicious/noPrototypeBuiltins: Object.hasOwn is younger than ES2020
    if (Object.prototype.hasOwnProperty.call(record, name)) writeTuple(writer, name, record[name]!);
  }
  return textOf(writer);
}

/**
 * Serializes names and values that alternate in one array. Part of https://url.spec.whatwg.org/#concept-urlencoded-serializer.
 *
 * @param pairs names and values in turn; two `null`s are skipped
 */
export function serializePairs(pairs: readonly (string | null)[]): string {
  const writer = createWriter();
  for (let i = 0; i < pairs.length; i += 2) {
    if (pairs[i] !== null) writeTuple(writer, pairs[i]!, pairs[i + 1]!);
  }
  return textOf(writer);
}

/** Output that grows by a tuple at a time. */
interface Writer {
  /** The output before the chunk. */
  text: string;
  /** The last tuples. */
  chunk: string;
}

function createWriter(): Writer {
  return { text: '', chunk: '' };
}

function textOf({ text, chunk }: Writer): string {
  return concatenate(text, chunk);
}

function writeTuple(writer: Writer, name: string, value: FormURLEncodedValue): void {
  const text = typeof value === 'string' ? value : textOfValue(name, value);
  let { chunk } = writer;
  if (chunk.length > chunkLength) {
    writer.text = concatenate(writer.text, flatten(chunk));
    chunk = '&';
  } else if (chunk) chunk += '&';
  chunk += `${percentEncodeForm(name)}=`;
  writer.chunk = concatenate(chunk, percentEncodeForm(text));
}

/** @throws TypeError that names the field */
function textOfValue(name: string, value: unknown): string {
  if (/^[bn]/.test(typeof value)) return `${value}`;
  const type = Object.prototype.toString.call(value).slice(8, -1);
  if (type === 'File') return (value as FormFile).name;
  throw new TypeError(
    `The value of ${JSON.stringify(name)} is no string, but ${type}: repeat the name for each value, or leave it out`,
  );
}

/** The encoded form of each byte; the empty string for a byte that is not encoded. */
const encodedBytes: readonly string[] = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  if (/[\w*.-]/.test(character)) return '';
  return character === ' ' ? '+' : `%${byte < 16 ? 0 : ''}${byte.toString(16).toUpperCase()}`;
});

/**
 * Percent-encodes text for the form, as UTF-8. See https://url.spec.whatwg.org/#string-utf-8-percent-encode.
 *
 * The set is the application/x-www-form-urlencoded percent-encode set. It is not imported from `@url/percent`, which builds it from all
 * smaller sets: that would be half of the size that this entry may have.
 */
function percentEncodeForm(input: string): string {
  let output = '';
  let chunk = '';
  let copied = 0;
  for (let i = 0; i < input.length; i++) {
    const c = input.charCodeAt(i);
    const encoded = c < 0x80 ? encodedBytes[c]! : utf8PercentEncode(input, i);
    if (!encoded) continue;
    if (copied < i) chunk += input.slice(copied, i);
    chunk += encoded;
    // A surrogate pair, of four bytes
    if (encoded.length > 9) i++;
    copied = i + 1;
    if (chunk.length > chunkLength) {
      output = concatenate(output, flatten(chunk));
      chunk = '';
    }
  }
  if (!copied) return input;
  return output + chunk + input.slice(copied);
}

/** https://encoding.spec.whatwg.org/#utf-8-encoder, of the code point at an offset, percent-encoded; U+FFFD for a lone surrogate. */
function utf8PercentEncode(input: string, index: number): string {
  // Not called for the last code unit: infra's codePointAt says why.
  const c = index + 1 < input.length ? input.codePointAt(index)! : input.charCodeAt(index);
  if (c < 0x800) return continued(c, encodedBytes[0xc0 | (c >> 6)]!);
  if (c > 0xffff) return continued(c, continued(c >> 6, continued(c >> 12, encodedBytes[0xf0 | (c >> 18)]!)));
  if (c >= 0xd800 && c <= 0xdfff) return '%EF%BF%BD';
  return continued(c, continued(c >> 6, encodedBytes[0xe0 | (c >> 12)]!));
}

/** Appends a continuation byte, whose payload is the last six bits of a number. */
function continued(payload: number, before: string): string {
  return before + encodedBytes[0x80 | (payload & 0x3f)]!;
}
