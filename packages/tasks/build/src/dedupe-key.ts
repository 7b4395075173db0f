import { argumentError, checkOptions, elementsOf, flag, option } from '@url/infra/internal';
import { editQuery } from '@url/query';
import type { URLRecord } from '@url/record';
import { serializeURL } from '@url/serializer';
import { normalizeEscapes } from '@url/uri/internal';
import { isRefusal } from './refusal.js';
import { trackingParameters } from './tracking-parameters.js';
import { readURL, type URLInput } from './url-input.js';

/** The options of `dedupeKey`. The parser always removes a default port and dot segments, and writes hosts in one way. */
export interface DedupeKeyOptions {
  /** Whether to remove the fragment; `true` by default, because a server never gets it. Keep it for pages that choose their content by it. */
  readonly removeFragment?: boolean | null;
  /**
   * Whether to decode escapes of letters, digits, "-", ".", "_" and "~", and to write other escapes in upper case; `true` by default, because
   * RFC 3986 says that such URLs are equivalent.
   */
  readonly decodeUnreserved?: boolean | null;
  /** Whether to remove a "?" with nothing after it; `true` by default, because programs on servers get the same empty query. */
  readonly removeEmptyQuery?: boolean | null;
  /**
   * The names of parameters to remove; "*" at the end of a name stands for any text. The default is `trackingParameters`, because they do not change
   * what a page shows. Use `[]` to keep all.
   */
  readonly removeParameters?: readonly string[] | null;
  /** Whether to sort the parameters by name; `false` by default, because some servers depend on the order. */
  readonly sortParameters?: boolean | null;
  /** Whether to remove a "/" at the end of the path; `false` by default, because "/a" and "/a/" can be two pages, and relative links differ in them. */
  readonly removeTrailingSlash?: boolean | null;
}

/**
 * Returns a key that is the same for URLs that very likely name the same page, as a crawler needs it. The key is a URL, and its own key. See
 * https://www.rfc-editor.org/rfc/rfc3986#section-6.2.
 *
 * @param url text, a record, or a `URL` object; the function does not change it
 * @param options what to normalize; each step can be switched on or off
 * @returns the key, or `null` if the text is not a URL
 * @throws TypeError if the URL is not text, an object or a record, or an option is unknown or has a value of the wrong type
 *
 * @example
 * import { dedupeKey } from '@url/build';
 *
 * dedupeKey('HTTPS://Example.com:443/a/../%7Eb?utm_source=x#top'); // => 'https://example.com/~b'
 * dedupeKey('https://example.com/?b=1&a=2', { sortParameters: true }); // => 'https://example.com/?a=2&b=1'
 * dedupeKey('https://example.com/a/'); // => 'https://example.com/a/'
 * dedupeKey('no URL'); // => null
 */
export function dedupeKey(url: URLInput, options?: DedupeKeyOptions | null): string | null {
  checkOptions(options, optionNames);
  const isRemoved = parametersTest(option(options, 'removeParameters') ?? trackingParameters);
  const steps = {
    fragment: flag(options, 'removeFragment', true),
    unreserved: flag(options, 'decodeUnreserved', true),
    empty: flag(options, 'removeEmptyQuery', true),
    order: flag(options, 'sortParameters', false),
    slash: flag(options, 'removeTrailingSlash', false),
  };
  const record = readURL(url);
  if (isRefusal(record)) return null;
  if (steps.fragment) record.fragment = null;
  if (steps.unreserved) decodeParts(record);
  record.query = keyOfQuery(record.query, isRemoved, steps.order);
  if (steps.empty && record.query === '') record.query = null;
  if (steps.slash && !record.hasOpaquePath) record.path = record.path.replace(/(.)\/$/, '$1');
  return serializeURL(record);
}

function decodeParts(record: URLRecord): void {
  const { query, fragment } = record;
  record.path = normalizeEscapes(record.path);
  if (query !== null) record.query = normalizeEscapes(query);
  if (fragment !== null) record.fragment = normalizeEscapes(fragment);
}

/** Removes and sorts parameters. An empty query stays. */
function keyOfQuery(query: string | null, isRemoved: (name: string) => boolean, isSorted: boolean): string | null {
  if (query === null || query === '') return query;
  const editor = editQuery({ query }).filter((pair) => !isRemoved(pair[0]));
  return (isSorted ? editor.sort() : editor).query;
}

const optionNames = [
  ...['removeFragment', 'decodeUnreserved', 'removeEmptyQuery', 'removeParameters'],
  ...['sortParameters', 'removeTrailingSlash'],
];

function parametersTest(given: unknown): (name: string) => boolean {
  const names = elementsOf(given);
  if (names === null) throw argumentError('options.removeParameters', given, 'is not an array of names');
  const whole = new Set<string>();
  const starts: string[] = [];
  for (const name of names) {
    if (typeof name !== 'string' || name === '') throw argumentError('options.removeParameters', name, 'is not a name');
    if (name.endsWith('*')) starts.push(name.slice(0, -1));
    else whole.add(name);
  }
  return (name) => whole.has(name) || starts.some((start) => name.startsWith(start));
}
