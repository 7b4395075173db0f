import type { Encoding, ValidationErrorHandler } from '@url/infra';
import {
  checkOptions,
  checkString,
  option,
  preprocess,
  quote,
  reportPreprocessing,
  toScalarValueString,
} from '@url/infra/internal';
import type { URLRecord } from '@url/record';
import { checkURLRecord, StoredURLRecord, specialSchemeNamed, storedRecordOf } from '@url/record/internal';
import { createParser, type Parser, type Result, type StateOverride } from './parser.js';
import { runParser, runPreprocessed } from './run-parser.js';
import { changeFragment } from './states/fragment.js';
import { changeHost } from './states/host.js';
import { changeOpaquePath } from './states/opaque-path.js';
import { changePathFromStart } from './states/path-start.js';
import { changePort } from './states/port.js';
import { changeQuery } from './states/query.js';
import { changeScheme } from './states/scheme.js';

/** The options of the basic URL parser. */
export interface BasicURLParseOptions {
  /** The record that a relative reference is resolved against. */
  readonly base?: URLRecord | null;
  /** The encoding of queries, for special URLs other than ws and wss; UTF-8 by default. */
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
 * @param input any string; lone surrogates are treated as U+FFFD
 * @param options base, encoding, and for APIs a record to change and the state to start in
 * @returns a URL record: the one that was given, changed as far as the input allowed, or a new one; `null` for failure
 * @throws TypeError if `stateOverride` is not the name of a state in which an API starts the parser, or if a record without a host would get
 *   a port: callers ask `cannotHaveAUsernamePasswordPort` first
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
  checkString('input', input);
  if (options === undefined) return recordOf(runParser(input, null, null, false));
  checkOptions(options, ['base', 'encoding', 'url', 'stateOverride', 'onValidationError']);
  const base = option(options, 'base');
  const encoding = outputEncoding(option(options, 'encoding'));
  const url = option(options, 'url');
  if (base !== null) checkURLRecord('options.base', base);
  if (url !== null) checkURLRecord('options.url', url);
  const stateOverride = option(options, 'stateOverride');
  const onValidationError = option(options, 'onValidationError');
  if (stateOverride !== null) {
    const handler = onValidationError && reportPreprocessing(input, true, onValidationError);
    const preprocessed = preprocess(toScalarValueString(input), true);
    return change(url ?? new StoredURLRecord(), preprocessed, stateOverride, encoding, handler, false);
  }
  const parsed = parseIntoNewRecord(input, base, encoding, onValidationError);
  if (url === null || parsed === null) return parsed;
  if (!(url instanceof StoredURLRecord)) return Object.assign(url, parsed.toJSON());
  url.setFields(parsed);
  return url;
}

/** Parses into a new record. */
export function parseIntoNewRecord(
  input: string,
  base: URLRecord | null,
  encoding: Encoding | null,
  onValidationError: ValidationErrorHandler | null,
): StoredURLRecord | null {
  const stored = base && storedRecordOf(base);
  if (onValidationError === null) return recordOf(runParser(input, stored, encoding, false));
  return recordOf(runParserWithHandler(input, stored, encoding, onValidationError));
}

/** Runs the state machine and reports validation errors. Preprocessing comes first, because it reports errors too. */
export function runParserWithHandler(
  input: string,
  base: StoredURLRecord | null,
  encoding: Encoding | null,
  onValidationError: ValidationErrorHandler,
): Parser {
  const preprocessed = preprocess(toScalarValueString(input), false);
  const handler = reportPreprocessing(input, false, onValidationError);
  return runPreprocessed(createParser(preprocessed, base, encoding, handler, false));
}

/** The record that a run of the parser made; `null` if it failed. */
export function recordOf({ failure, url }: Parser): StoredURLRecord | null {
  return failure === null ? url : null;
}

/**
 * Parses an input into a field of a record, as the setters of the URL class do: the field's earlier value is replaced. If the result would be longer
 * than a string can be, it throws a RangeError, and the record is as it was before.
 */
export function runSetter(url: StoredURLRecord, input: string, stateOverride: StateOverride): Result {
  return change(url, preprocess(input, true), stateOverride, null, null, true);
}

function change(
  url: URLRecord,
  input: string,
  stateOverride: StateOverride,
  encoding: Encoding | null,
  onValidationError: ValidationErrorHandler | null,
  isReplaced: boolean,
): Result {
  const parser = createParser(input, null, encoding, onValidationError, false);
  parser.url.special = url instanceof StoredURLRecord ? url.special : specialSchemeNamed(url.scheme);
  parser.preprocessed = input;
  return stateNamed(stateOverride)(parser, url, stateOverride, isReplaced);
}

/** Throws a TypeError for any other name: a caller without types may pass one of the states that no API starts in. */
function stateNamed(stateOverride: StateOverride): ChangingState {
  const state = option(startIn, stateOverride);
  if (state !== null) return state;
  const names = Object.keys(startIn).map((name) => quote(name));
  throw new TypeError(`Unknown state override ${quote(`${stateOverride}`)}: expected ${names.join(', ')}`);
}

/**
 * A state with a state override: changes a field of a record.
 *
 * @param isReplaced whether a path, query or fragment replaces the one that the record has, or is appended to it as in the standard
 */
type ChangingState = (parser: Parser, target: URLRecord, stateOverride: StateOverride, isReplaced: boolean) => Result;

const startIn: { readonly [state in StateOverride]: ChangingState } = {
  'scheme start state': changeScheme,
  'host state': changeHost,
  'hostname state': changeHost,
  'port state': changePort,
  'path start state': changePathFromStart,
  'opaque path state': changeOpaquePath,
  'query state': changeQuery,
  'fragment state': changeFragment,
};

/** https://encoding.spec.whatwg.org/#get-an-output-encoding, or `null` for UTF-8. */
export function outputEncoding(encoding: Encoding | null): Encoding | null {
  return encoding === null || /^(?:UTF-8|UTF-16(?:LE|BE)|replacement)$/i.test(encoding.name) ? null : encoding;
}
