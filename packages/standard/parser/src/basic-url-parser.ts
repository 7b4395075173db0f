import { type Encoding, toScalarValueString, type ValidationErrorHandler } from '@url/infra';
import { option, preprocess } from '@url/infra/internal';
import { isSpecial, type URLRecord } from '@url/record';
import { StoredURLRecord, storedRecordOf } from '@url/record/internal';
import { Parser, type Result, type State, type StateOverride } from './parser.js';
import { reportPreprocessing } from './preprocess.js';
import { runParser, runParserWithHandler } from './run-parser.js';
import { fragmentState } from './states/fragment.js';
import { hostState } from './states/host.js';
import { pathStartState } from './states/path-start.js';
import { portState } from './states/port.js';
import { queryState } from './states/query.js';
import { schemeStartState } from './states/scheme.js';

/** The options of the basic URL parser. */
export interface BasicURLParseOptions {
  /** The record that a relative reference is resolved against. */
  readonly base?: URLRecord | null;
  /** The encoding of queries, for special URLs other than ws and wss; UTF-8 unless given. */
  readonly encoding?: Encoding | null;
  /** A record to change, instead of a new one. */
  readonly url?: URLRecord | null;
  /** The state to start in; requires `url`. */
  readonly stateOverride?: StateOverride | null;
  /** Called with each validation error, at offsets into the input as it was given. */
  readonly onValidationError?: ValidationErrorHandler | null;
}

/**
 * https://url.spec.whatwg.org/#concept-basic-url-parser
 *
 * @param input any string; lone surrogates are read as U+FFFD (�)
 * @param options base, encoding, and for APIs a record to change and the state to start in
 * @returns a URL record: the one that was given, changed as far as the input allowed, or a new one; `null` for failure
 *
 * @example
 * import { basicURLParse } from '@url/parser';
 *
 * const url = basicURLParse('https://example.org/');
 * basicURLParse('8080', { url, stateOverride: 'port state' });
 * url?.port; // => 8080
 * basicURLParse('//', { base: null }); // => null
 */
export function basicURLParse(input: string, options?: BasicURLParseOptions | null): URLRecord | null {
  if (options === undefined) return recordOf(runParser(input, null, null, false));
  const base = option(options, 'base');
  const encoding = outputEncoding(option(options, 'encoding'));
  const url = option(options, 'url');
  const stateOverride = option(options, 'stateOverride');
  const onValidationError = option(options, 'onValidationError');
  if (stateOverride !== null)
    return changeAndReport(url ?? new StoredURLRecord(), input, stateOverride, encoding, onValidationError);
  const parsed = parseIntoNewRecord(input, base, encoding, onValidationError);
  return url === null || parsed === null ? parsed : Object.assign(url, (parsed as StoredURLRecord).toJSON());
}

/** Parses into a new record. */
export function parseIntoNewRecord(
  input: string,
  base: URLRecord | null,
  encoding: Encoding | null,
  onValidationError: ValidationErrorHandler | null,
): Result {
  const baseRecord = base && storedRecordOf(base);
  if (onValidationError !== null) return runParserWithHandler(input, baseRecord, encoding, onValidationError);
  return recordOf(runParser(input, baseRecord, encoding, false));
}

function recordOf(result: StoredURLRecord | Parser): Result {
  return result instanceof StoredURLRecord ? result : null;
}

/** Parses an input into a field of a record, as the setters of the URL class do. A state changes one field or two. */
export function runSetter(url: URLRecord, input: string, stateOverride: StateOverride): Result {
  return change(url, preprocess(input, true), stateOverride, null, null);
}

function changeAndReport(
  url: URLRecord,
  original: string,
  stateOverride: StateOverride,
  encoding: Encoding | null,
  onValidationError: ValidationErrorHandler | null,
): Result {
  const input = encoding === null && onValidationError === null ? original : toScalarValueString(original);
  const handler = onValidationError && reportPreprocessing(original, true, onValidationError);
  return change(url, preprocess(input, true), stateOverride, encoding, handler);
}

function change(
  url: URLRecord,
  input: string,
  stateOverride: StateOverride,
  encoding: Encoding | null,
  onValidationError: ValidationErrorHandler | null,
): Result {
  const parser = new Parser(input, null, encoding, onValidationError, new StoredURLRecord());
  parser.given = url;
  parser.stateOverride = stateOverride;
  parser.special = isSpecial(url);
  return startIn[stateOverride](parser);
}

const startIn: { readonly [state in StateOverride]: State } = {
  'scheme start state': schemeStartState,
  'host state': hostState,
  'hostname state': hostState,
  'port state': portState,
  'path start state': pathStartState,
  'query state': queryState,
  'fragment state': fragmentState,
};

/** https://encoding.spec.whatwg.org/#get-an-output-encoding, or `null` for UTF-8. */
export function outputEncoding(encoding: Encoding | null): Encoding | null {
  return encoding === null || /^(?:UTF-8|UTF-16(?:LE|BE)|replacement)$/i.test(encoding.name) ? null : encoding;
}
