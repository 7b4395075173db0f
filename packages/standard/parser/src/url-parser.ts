import type { Encoding, ValidationErrorHandler } from '@url/infra';
import { checkOptions, checkString, option } from '@url/infra/internal';
import type { BlobURLEntry, URLRecord } from '@url/record';
import { checkURLRecord, storedRecordOf } from '@url/record/internal';
import { parsesForAPI } from './api-url-parser.js';
import { basicURLParse, outputEncoding, parseIntoNewRecord } from './basic-url-parser.js';
import { runParser } from './run-parser.js';

/** The options of the URL parser. */
export interface ParseURLOptions {
  /** The base of relative references: a record, or a string that is parsed first. */
  readonly base?: string | URLRecord | null;
  /** The encoding of queries, for special URLs other than ws and wss; UTF-8 by default. */
  readonly encoding?: Encoding | null;
  /** Called with each validation error, at offsets in UTF-16 code units into the input as it was given. */
  readonly onValidationError?: ValidationErrorHandler | null;
  /**
   * https://w3c.github.io/FileAPI/#blob-url-resolve
   *
   * Returns the entry of a blob URL, or `null` if there is none. Without this option no entry is looked up.
   */
  readonly resolveBlobURL?: ((url: URLRecord) => BlobURLEntry | null) | null;
}

/**
 * https://url.spec.whatwg.org/#concept-url-parser
 *
 * @param input any string; lone surrogates are treated as U+FFFD
 * @param options base, encoding, and functions that are called for validation errors and blob URLs
 * @returns a new URL record, or `null` for failure, also if the base does not parse
 * @throws TypeError if an argument cannot be used: not a string, an unknown option, a base that is neither a string nor a URL record
 * @throws RangeError if the serialized URL would be longer than a string can be
 *
 * @example
 * import { parseURL } from '@url/parser';
 *
 * const url = parseURL('../b?q', { base: 'HTTP://example.org/a/c/' });
 * url?.host; // => 'example.org'
 * url?.path; // => '/a/b'
 * parseURL('https://exa mple.org'); // => null
 */
export function parseURL(input: string, options?: ParseURLOptions | null): URLRecord | null {
  checkString('input', input);
  if (options === undefined) return basicURLParse(input);
  checkOptions(options, ['base', 'encoding', 'onValidationError', 'resolveBlobURL']);
  const base = baseOf(options);
  const baseRecord = typeof base === 'string' ? basicURLParse(base) : base;
  if (base !== null && baseRecord === null) return null;
  const encoding = outputEncoding(option(options, 'encoding'));
  const url = parseIntoNewRecord(input, baseRecord, encoding, option(options, 'onValidationError'));
  const resolveBlobURL = option(options, 'resolveBlobURL');
  if (url !== null && resolveBlobURL !== null && url.scheme === 'blob') url.blobURLEntry = resolveBlobURL(url);
  return url;
}

/**
 * Tests whether a string parses, as the static method of the `URL` class does. See https://url.spec.whatwg.org/#dom-url-canparse.
 *
 * @param input any string
 * @param options.base a record, or a string that is parsed first
 * @returns whether `parseURL` returns a record
 *
 * @example
 * import { canParse } from '@url/parser';
 *
 * canParse('../b', { base: 'https://example.org/' }); // => true
 * canParse('../b'); // => false
 */
export function canParse(input: string, options?: Pick<ParseURLOptions, 'base'> | null): boolean {
  checkString('input', input);
  checkOptions(options, ['base']);
  const base = baseOf(options);
  if (base === null || typeof base === 'string') return parsesForAPI(input, base);
  return runParser(input, storedRecordOf(base), null, true).failure === null;
}

/** Reads the option base, which is a string or a URL record. */
export function baseOf(
  options: { readonly base?: string | URLRecord | null | undefined } | null | undefined,
): string | URLRecord | null {
  const base = option(options, 'base');
  if (base !== null && typeof base !== 'string') checkURLRecord('options.base', base);
  return base;
}
