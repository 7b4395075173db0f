import { checkOptions, checkString, option } from '@url/infra/internal';
import type { BlobURLEntry, URLRecord } from '@url/record';
import { checkURLRecord, serializationOf } from '@url/record/internal';
import { parseRecord } from './parse-record.js';

/** The options of the URL parser, if the engine parses. */
export interface ParseURLOptions {
  /** The base of relative references: a record, or a string that is parsed first. */
  readonly base?: string | URLRecord | null;
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
 * Parses by the engine's class `URL`.
 *
 * @param input any string; lone surrogates are treated as U+FFFD
 * @param options base, and a function that is called for blob URLs
 * @returns a new URL record, or `null` for failure, also if the base does not parse
 * @throws TypeError if an argument cannot be used: not a string, an unknown option, also one that the engine does not have, a base that is neither
 *   a string nor a URL record
 */
export function parseURL(input: string, options?: ParseURLOptions | null): URLRecord | null {
  const url = parse(input, options, ['base', 'resolveBlobURL']);
  const resolveBlobURL = option(options, 'resolveBlobURL');
  if (url !== null && resolveBlobURL !== null && url.scheme === 'blob') url.blobURLEntry = resolveBlobURL(url);
  return url;
}

/**
 * https://url.spec.whatwg.org/#dom-url-canparse
 *
 * Parses by the engine's class `URL`.
 *
 * @param input any string; lone surrogates are treated as U+FFFD
 * @param options.base a record, or a string that is parsed first
 * @returns whether `parseURL` returns a record
 * @throws TypeError if an argument cannot be used
 */
export function canParse(input: string, options?: Pick<ParseURLOptions, 'base'> | null): boolean {
  return parse(input, options, ['base']) !== null;
}

function parse(input: string, options: ParseURLOptions | null | undefined, names: readonly string[]): URLRecord | null {
  checkString('input', input);
  checkOptions(options, names);
  const base: string | URLRecord | null = option(options, 'base');
  if (base === null || typeof base === 'string') return parseRecord(input, base);
  checkURLRecord('options.base', base);
  return parseRecord(input, serializationOf(base));
}
