import { SPACE } from '@url/infra';
import { argumentError, asciiLowercase, checkOptions, option, textOfURL } from '@url/infra/internal';
import { parseHref } from '@url/parser/internal';
import { percentDecodeBytes } from '@url/percent';
import type { URLRecord } from '@url/record';
import { isURLRecord, serializationOf } from '@url/record/internal';
import { base64Digits, CHUNK, decodeDigits, decodedLength } from './base64.js';
import { MIMEType } from './mime-type.js';

/** https://fetch.spec.whatwg.org/#data-url-struct */
export interface DataURL {
  /** The MIME type; `text/plain;charset=US-ASCII` if the URL has none, or one that is not valid. */
  readonly mimeType: MIMEType;
  /** The bytes. They are decoded when they are first read, and kept. */
  readonly body: Uint8Array;
}

/** Options of `parseDataURL`. */
export interface ParseDataURLOptions {
  /** The longest body in bytes. A URL whose body is longer is rejected before it is decoded. */
  readonly maxBytes?: number;
}

/** An object with an href, such as a `URL` object. */
interface WithHref {
  readonly href: string;
}

/** Decodes a body when it is first read. */
class LazyDataURL implements DataURL {
  readonly mimeType: MIMEType;
  #text: string;
  readonly #isBase64: boolean;
  #body: Uint8Array | null = null;

  constructor(mimeType: MIMEType, text: string, isBase64: boolean) {
    this.mimeType = mimeType;
    this.#text = text;
    this.#isBase64 = isBase64;
  }

  get body(): Uint8Array {
    if (this.#body === null) {
      this.#body = this.#isBase64 ? decodeDigits(this.#text) : percentDecodeASCII(this.#text);
      this.#text = '';
    }
    return this.#body;
  }
}

/**
 * Neither the URL parser nor the serializer changes these code units in an opaque path. A text that starts with "data:/" does not have an
 * opaque path.
 */
const unchangedText = /^data:(?!\/)[!-"$->@-~]*$/i;

const SCHEME = 'data:';

const BASE64 = 'base64';

/** https://fetch.spec.whatwg.org/#data-url-processor uses this type for a URL without a valid type. */
const DEFAULT_TYPE = 'text/plain;charset=US-ASCII';

/**
 * https://fetch.spec.whatwg.org/#data-url-processor
 *
 * @param input the text of a URL, a `URL` object, or a record
 * @param options how long the body may be
 * @returns the MIME type and the body; `null` if the input is not a data: URL, its base64 is not valid, or its body is too long
 * @throws TypeError for any other input, an unknown option, or a `maxBytes` that is not a number of at least 0
 *
 * @example
 * import { parseDataURL } from '@url/data';
 *
 * const image = parseDataURL('data:image/gif;base64,R0lGODlh');
 * image?.mimeType.essence; // => 'image/gif'
 * image?.body.length; // => 6
 * parseDataURL('data:,a%20b')?.body; // => new Uint8Array([0x61, 0x20, 0x62])
 * parseDataURL('data:text/plain'); // => null
 * parseDataURL('data:,too%20long', { maxBytes: 4 }); // => null
 */
export function parseDataURL(
  input: string | WithHref | URLRecord,
  options?: ParseDataURLOptions | null,
): DataURL | null {
  checkOptions(options, ['maxBytes']);
  const maxBytes = option(options, 'maxBytes') ?? Number.POSITIVE_INFINITY;
  if (typeof maxBytes !== 'number' || !(maxBytes >= 0))
    throw argumentError('maxBytes', maxBytes, 'is not a number of at least 0');
  const serialization = serializationOfInput(input);
  return serialization === null ? null : processDataURL(serialization, maxBytes);
}

/** Returns the serialized URL without its fragment, or `null` if the input is not a data: URL. */
function serializationOfInput(input: unknown): string | null {
  if (typeof input === 'string' && unchangedText.test(input)) return input;
  const href = isURLRecord(input) ? serializationOf(input) : parseHref(textOfURL(input, 'input'));
  return href?.startsWith(SCHEME) ? href.split('#', 1)[0]! : null;
}

/**
 * Part of https://fetch.spec.whatwg.org/#data-url-processor
 *
 * @param serialization a data: URL without a fragment, as the URL serializer writes it
 */
export function processDataURL(serialization: string, maxBytes: number): DataURL | null {
  const comma = serialization.indexOf(',');
  if (comma < 0) return null;
  const header = withoutSpacesAtEnd(serialization.slice(SCHEME.length, comma));
  const beforeBase64 = withoutSpacesAtEnd(header.slice(0, -BASE64.length));
  const isBase64 = beforeBase64.endsWith(';') && asciiLowercase(header).endsWith(BASE64);
  const body = serialization.slice(comma + 1);
  if (isTooLong(body, isBase64, maxBytes)) return null;
  const text = isBase64 ? base64Digits(isomorphicDecode(body)) : body;
  if (text === null || (isBase64 && decodedLength(text.length) > maxBytes)) return null;
  return new LazyDataURL(mimeTypeOf(isBase64 ? beforeBase64.slice(0, -1) : header), text, isBase64);
}

function withoutSpacesAtEnd(text: string): string {
  let end = text.length;
  while (text.charCodeAt(end - 1) === SPACE) end--;
  return text.slice(0, end);
}

/** Spaces at the start of the header are removed by the parser of MIME types, except before ";". */
function mimeTypeOf(header: string): MIMEType {
  const text = /^ *;/.test(header) ? `text/plain${header.slice(header.indexOf(';'))}` : header;
  return MIMEType.parse(text) ?? new MIMEType(DEFAULT_TYPE);
}

/** Percent-decodes the text of a serialized URL, which is ASCII. */
function percentDecodeASCII(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return text.includes('%') ? percentDecodeBytes(bytes) : bytes;
}

/** Percent-decodes ASCII text to a string with one code unit a byte. A regular expression would keep an array for each escape. */
function isomorphicDecode(text: string): string {
  if (!text.includes('%')) return text;
  const bytes = percentDecodeASCII(text);
  let decoded = '';
  for (let start = 0; start < bytes.length; start += CHUNK)
    decoded += String.fromCharCode.apply(null, bytes.subarray(start, start + CHUNK) as unknown as number[]);
  return decoded;
}

/**
 * Tests whether a body is longer than a limit, without decoding it. In base64 the last two digits may be padding. Of ASCII white space, the
 * URL parser keeps only spaces and escapes.
 */
function isTooLong(body: string, isBase64: boolean, maxBytes: number): boolean {
  const longest = isBase64 ? (maxBytes * 4) / 3 + 3 : maxBytes;
  if (body.length <= longest) return false;
  const length = body.length - 2 * countMatches(body, /%[\da-f]{2}/gi);
  return length - (isBase64 ? countMatches(body, /%20|%0[9acd]| /gi) : 0) > longest;
}

/** Counts matches without keeping them, unlike `match`. */
function countMatches(text: string, expression: RegExp): number {
  let count = 0;
  while (expression.test(text)) count++;
  return count;
}
