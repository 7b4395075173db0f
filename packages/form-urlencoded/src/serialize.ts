import { CHUNK_LENGTH, flatten } from './percent-decode.js';

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
 * What a value may be: a number or a boolean stands for the string that it converts to, and a file for its name.
 */
export type FormURLEncodedValue = string | number | bigint | boolean | FormFile;

/**
 * https://url.spec.whatwg.org/#concept-urlencoded-serializer
 *
 * @param tuples names and values: an array of pairs, a `Map`, a `URLSearchParams` or a `FormData`; lone surrogates are encoded
 * as U+FFFD (�)
 * @returns an ASCII string
 * @throws TypeError if a value is none that a form has, such as an array or `null`; the message names the field
 *
 * @example
 * import { serializeFormURLEncoded } from '@url/form-urlencoded';
 *
 * serializeFormURLEncoded([['a', '1'], ['b', "rock 'n' roll"]]); // => 'a=1&b=rock+%27n%27+roll'
 * serializeFormURLEncoded(new Map([['a', '1']])); // => 'a=1'
 */
export function serializeFormURLEncoded(tuples: Iterable<readonly [name: string, value: FormURLEncodedValue]>): string {
  const writer = createWriter();
  for (const tuple of tuples) writeTuple(writer, tuple[0], tuple[1]);
  return textOf(writer);
}

/**
 * Serializes the entries of a record, without making tuples of them. See https://url.spec.whatwg.org/#concept-urlencoded-serializer.
 *
 * What `serializeFormURLEncoded(Object.entries(record))` gives, without making the tuples.
 *
 * @param record values by name; lone surrogates are encoded as U+FFFD (�)
 * @returns an ASCII string
 * @throws TypeError if the record is null or undefined, or if a value is none that a form has, such as an array or `null`; the
 * message names the field
 *
 * @example
 * import { serializeFormURLEncodedRecord } from '@url/form-urlencoded';
 *
 * serializeFormURLEncodedRecord({ q: 'fish & chips', page: 2 }); // => 'q=fish+%26+chips&page=2'
 */
export function serializeFormURLEncodedRecord(record: Readonly<Record<string, FormURLEncodedValue>>): string {
  // The loop would take it for a record of nothing.
  if (record == null) throw new TypeError('The record is null or undefined');
  const writer = createWriter();
  // Not Object.keys, which makes a list of the names: that is 8 % of the whole.
  for (const name in record) {
    // biome-ignore lint/suspicious/noPrototypeBuiltins: Object.hasOwn is younger than ES2020
    if (Object.prototype.hasOwnProperty.call(record, name)) writeTuple(writer, name, record[name]!);
  }
  return textOf(writer);
}

/**
 * Serializes names and values that stand in turn in one array. Part of https://url.spec.whatwg.org/#concept-urlencoded-serializer.
 *
 * @param pairs names and values in turn; `null` in place of both is no tuple
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
  /** All before the chunk. */
  text: string;
  /** The last tuples. */
  chunk: string;
}

function createWriter(): Writer {
  return { text: '', chunk: '' };
}

function textOf({ text, chunk }: Writer): string {
  return text + chunk;
}

function writeTuple(writer: Writer, name: string, value: FormURLEncodedValue): void {
  const text = typeof value === 'string' ? value : textOfValue(name, value);
  let { chunk } = writer;
  if (chunk.length > CHUNK_LENGTH) {
    writer.text += flatten(chunk);
    chunk = '&';
  } else if (chunk) chunk += '&';
  chunk += `${percentEncodeForm(name)}=`;
  writer.chunk = chunk + percentEncodeForm(text);
}

/** @throws TypeError that names the field */
function textOfValue(name: string, value: unknown): string {
  if (value !== null && /^[bn]/.test(typeof value)) return `${value}`;
  const type = Object.prototype.toString.call(value).slice(8, -1);
  if (type === 'File') return (value as FormFile).name;
  throw new TypeError(
    `The value of ${JSON.stringify(name)} is no string, but ${type}: repeat the name for each value, or leave it out`,
  );
}

/** What each byte is encoded as; the empty string for what stays as it is. */
const encodedBytes: readonly string[] = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  if (byte < 0x80 && /[\w*.-]/.test(character)) return '';
  return character === ' ' ? '+' : `%${byte < 16 ? 0 : ''}${byte.toString(16).toUpperCase()}`;
});

/**
 * Percent-encodes text for the form, as UTF-8. See https://url.spec.whatwg.org/#string-utf-8-percent-encode.
 *
 * With the application/x-www-form-urlencoded percent-encode set, which `@url/percent` builds out of all the sets below it: half
 * of the size that this entry may have.
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
    // Four bytes, of a surrogate pair
    if (encoded.length > 9) i++;
    copied = i + 1;
    if (chunk.length > CHUNK_LENGTH) {
      output += flatten(chunk);
      chunk = '';
    }
  }
  if (!copied) return input;
  if (copied < input.length) chunk += input.slice(copied);
  return output + chunk;
}

/** https://encoding.spec.whatwg.org/#utf-8-encoder, of the code point at an offset, percent-encoded; U+FFFD for a lone surrogate. */
function utf8PercentEncode(input: string, index: number): string {
  // Not asked for the last code unit: see infra's codePointAt.
  const c = index + 1 < input.length ? input.codePointAt(index)! : input.charCodeAt(index);
  if (c < 0x800) return continued(c, encodedBytes[0xc0 | (c >> 6)]!);
  if (c > 0xffff) return continued(c, continued(c >> 6, continued(c >> 12, encodedBytes[0xf0 | (c >> 18)]!)));
  if (c >= 0xd800 && c <= 0xdfff) return '%EF%BF%BD';
  return continued(c, continued(c >> 6, encodedBytes[0xe0 | (c >> 12)]!));
}

/** The bytes before, and one of which the last six bits of a number are the payload. */
function continued(payload: number, before: string): string {
  return before + encodedBytes[0x80 | (payload & 0x3f)]!;
}
