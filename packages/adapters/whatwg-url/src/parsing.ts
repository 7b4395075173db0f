import type { ValidationErrorType } from '@url/infra';
import { memberOf } from '@url/infra/internal';
import {
  type StateOverride as InternalStateOverride,
  isValidURLString as isValid,
  basicURLParse as parse,
} from '@url/parser';
import type { URLRecord as InternalRecord } from '@url/record';
import { checkEncoding, encodingByLabel } from './legacy-encoding.js';
import { assignRecord, toInternalRecord, toPlainRecord, type URLRecord } from './plain-record.js';

/** The options of the URL parser. */
export interface ParseOptions {
  /** The record that a relative reference is resolved against. */
  readonly baseURL?: URLRecord | null | undefined;
  /** A label of the Encoding Standard: the encoding of queries; UTF-8 by default. */
  readonly encoding?: string | null | undefined;
}

/** The options of the basic URL parser. */
export interface BasicURLParseOptions extends ParseOptions {
  /** A record to change, instead of a new one. */
  readonly url?: URLRecord | null | undefined;
  /** The state to start in. */
  readonly stateOverride?: StateOverride | null | undefined;
}

/** The states in which an API starts the parser, and the path state. See https://url.spec.whatwg.org/#concept-basic-url-parser. */
export type StateOverride =
  | 'scheme start'
  | 'host'
  | 'hostname'
  | 'port'
  | 'path start'
  | 'path'
  | 'opaque path'
  | 'query'
  | 'fragment';

/** What `parseURLWithValidationErrors` returns. */
export interface ParseResult {
  /** The record, or `null` for failure. */
  url: URLRecord | null;
  /** The names of the validation errors in the order of the standard's parser. */
  validationErrors: ValidationErrorType[];
}

/**
 * Parses a string into a plain record. See https://url.spec.whatwg.org/#concept-url-parser.
 *
 * @param input any string
 * @param options the base record, and the label of the encoding of queries
 * @returns a plain record, or `null` for failure
 * @throws TypeError if the input is not a string, or `baseURL` is not a record
 * @throws RangeError if a query has to be encoded and the label is unknown
 *
 * @example
 * import { parseURL } from '@url/whatwg-url';
 *
 * const baseURL = parseURL('HTTP://example.org/a/c/');
 * parseURL('../b?q', { baseURL }); // => { scheme: 'http', username: '', password: '', host: 'example.org', port: null, path: ['a', 'b'], query: 'q', fragment: null }
 * parseURL('https://exa mple.org'); // => null
 */
export function parseURL(input: string, options: ParseOptions = {}): URLRecord | null {
  const label = optionOf(options, 'encoding');
  requireString(input);
  const base = toBase(optionOf(options, 'baseURL'));
  const encoding = encodingByLabel(label);
  const url = base === null && encoding === null ? parse(input) : parse(input, { base, encoding });
  if (url === null) return null;
  if (encoding !== null) checkEncoding(label, input, url);
  return toPlainRecord(url);
}

/**
 * Parses a string, and also returns the names of its validation errors. See https://url.spec.whatwg.org/#validation-error.
 *
 * @param input any string; each lone surrogate outside of credentials and domains is an error
 * @param options the base record, and the label of the encoding of queries
 * @returns the record and the names of the validation errors
 * @throws TypeError if the input is not a string, or `baseURL` is not a record
 * @throws RangeError if a query has to be encoded and the label is unknown
 *
 * @example
 * import { parseURLWithValidationErrors } from '@url/whatwg-url';
 *
 * parseURLWithValidationErrors('https://example.org/%s').validationErrors; // => ['invalid-URL-unit']
 * parseURLWithValidationErrors('https://exa mple.org'); // => { url: null, validationErrors: ['domain-to-ASCII'] }
 */
export function parseURLWithValidationErrors(input: string, options: ParseOptions = {}): ParseResult {
  const validationErrors: ValidationErrorType[] = [];
  const url = parseURL(input, options);
  // A noncharacter is treated like the lone surrogate everywhere, except that it is still an error after the conversion to scalar values.
  parse(input.replace(/[\ud800-\udfff]/gu, '\ufffe'), {
    base: toBase(optionOf(options, 'baseURL')),
    onValidationError: ({ type }) => validationErrors.push(type),
  });
  return { url, validationErrors };
}

/**
 * Tests whether a string follows the grammar of URLs. See https://url.spec.whatwg.org/#valid-url-string.
 *
 * @param input any string
 * @param options the base record; without one, a relative-URL string is not valid
 * @returns whether the string follows the standard's grammar of URLs
 * @throws TypeError if the input is not a string, or `baseURL` is not a record
 *
 * @example
 * import { isValidURLString } from '@url/whatwg-url';
 *
 * isValidURLString('https://example.org/'); // => true
 * isValidURLString('https:example.org'); // => false
 */
export function isValidURLString(input: string, options: Pick<ParseOptions, 'baseURL'> = {}): boolean {
  requireString(input);
  return isValid(input, { base: toBase(optionOf(options, 'baseURL')) });
}

/**
 * Parses a string into a record, or changes a record from a state of the standard's parser. See https://url.spec.whatwg.org/#concept-basic-url-parser.
 *
 * @param input any string
 * @param options base record, encoding, a record to change, and the state to start in
 * @returns the given record, changed as far as the input allowed, or a new one; `null` for failure
 * @throws TypeError if the input is not a string, `baseURL` is not a record, or no API of the standard starts in the state
 * @throws RangeError if a query has to be encoded and the label is unknown
 *
 * @example
 * import { basicURLParse, serializeURL } from '@url/whatwg-url';
 *
 * const url = basicURLParse('https://example.org/#a');
 * basicURLParse('8080', { url, stateOverride: 'port' });
 * url && serializeURL(url); // => 'https://example.org:8080/#a'
 */
export function basicURLParse(input: string, options: BasicURLParseOptions = {}): URLRecord | null {
  const url = optionOf(options, 'url');
  const stateOverride = optionOf(options, 'stateOverride');
  if (stateOverride === undefined || stateOverride === null) {
    const parsed = parseURL(input, options);
    return url && parsed ? Object.assign(url, parsed) : parsed;
  }
  requireString(input);
  const text = url ? input : input.replace(/^[\0- ]+|[\0- ]+$/g, '');
  return changeRecord(url ?? createRecord(), text, stateOverride, optionOf(options, 'encoding'));
}

/** Reads an option of the caller's object or of its class. What a program put on `Object.prototype` is not an option. */
function optionOf<Options extends object, Name extends keyof Options & string>(
  options: Options,
  name: Name,
): Options[Name] {
  return memberOf(options, name) as Options[Name];
}

function changeRecord(
  url: URLRecord,
  input: string,
  state: string,
  encoding: ParseOptions['encoding'],
): URLRecord | null {
  const stateOverride = toInternalState(state);
  if (stateOverride === 'path start state' && typeof url.path === 'string')
    throw new TypeError(`Cannot start in the state "${state}": the path of the record is opaque`);
  const changed = toInternalRecord(url);
  const result = parse(state === 'path' ? `/${input}` : input, {
    url: changed,
    stateOverride,
    encoding: encodingByLabel(encoding),
  });
  if (state === 'query') checkEncoding(encoding, '?', changed);
  assignRecord(url, changed);
  return result && url;
}

/** The states in which an API starts. */
const startStates: ReadonlyMap<string, InternalStateOverride> = /* @__PURE__ */ new Map(
  (['scheme start', 'host', 'hostname', 'port', 'path start', 'opaque path', 'query', 'fragment'] as const).map(
    (name) => [name, `${name} state`] as const,
  ),
);

function toInternalState(name: string): InternalStateOverride {
  // The path start state removes one solidus, and continues in the path state.
  const state = startStates.get(name === 'path' ? 'path start' : name);
  if (state !== undefined) return state;
  const names = ['path', ...startStates.keys()].map((known) => `"${known}"`).join(', ');
  throw new TypeError(`Cannot start in the state "${String(name)}": expected ${names}`);
}

function createRecord(): URLRecord {
  return { scheme: '', username: '', password: '', host: null, port: null, path: [], query: null, fragment: null };
}

function toBase(baseURL: URLRecord | null | undefined): InternalRecord | null {
  if (baseURL === undefined || baseURL === null) return null;
  requireRecord(baseURL);
  return toInternalRecord(baseURL);
}

function requireRecord(baseURL: unknown): void {
  if (typeof baseURL !== 'object')
    throw new TypeError(`The option "baseURL" must be a URL record, got ${typeof baseURL}`);
}

function requireString(input: unknown): void {
  if (typeof input !== 'string')
    throw new TypeError(`The input must be a string, got ${input === null ? 'null' : typeof input}`);
}
