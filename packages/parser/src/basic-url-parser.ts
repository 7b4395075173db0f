import { type Encoding, toScalarValueString, type ValidationErrorHandler } from '@url/infra';
import { createURLRecord, isSpecial, type URLRecord } from '@url/record';
import { parseAnew } from './parse-anew.js';
import type { State, StateOverride } from './parser.js';
import { preprocess, reportPreprocessing } from './preprocess.js';
import { hostState, portState } from './states/authority.js';
import { fragmentState } from './states/fragment.js';
import { pathStartState } from './states/path.js';
import { queryState } from './states/query.js';
import { schemeStartState } from './states/scheme.js';

/** What the basic URL parser takes beside its input. */
export interface BasicURLParseOptions {
  /** The record that a relative reference is resolved against. */
  readonly base?: URLRecord | null;
  /** For the query of special URLs but ws and wss; UTF-8 unless given. */
  readonly encoding?: Encoding | null;
  /** A record to change, in place of a new one. */
  readonly url?: URLRecord | null;
  /** The state to start in; only with `url`. */
  readonly stateOverride?: StateOverride | null;
  /** Told of each validation error, at offsets into the input as it was given. */
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
 * url.port; // => 8080
 * basicURLParse('//', { base: null }); // => null
 */
export function basicURLParse(input: string, options?: BasicURLParseOptions): URLRecord | null {
  return options === undefined ? parseAnew(input, null, null) : parseWith(input, options);
}

/** By itself, so that V8 puts the rest in line wherever there are no options. */
function parseWith(
  input: string,
  { base = null, encoding = null, url = null, stateOverride = null, onValidationError = null }: BasicURLParseOptions,
): URLRecord | null {
  return parse(input, base, encoding, url, stateOverride, onValidationError);
}

/** The same with its options in a row, which costs the callers that parse most a quarter less. */
export function parse(
  original: string,
  base: URLRecord | null,
  givenEncoding: Encoding | null,
  url: URLRecord | null,
  stateOverride: StateOverride | null,
  onValidationError: ValidationErrorHandler | null,
): URLRecord | null {
  const encoding = outputEncoding(givenEncoding);
  if (url === null && stateOverride === null && onValidationError === null) return parseAnew(original, base, encoding);
  // Percent-encoding and hosts read a lone surrogate as U+FFFD (�) themselves; legacy encoders do not, nor who is told of it.
  const input = encoding === null && onValidationError === null ? original : toScalarValueString(original);
  return startIn[stateOverride ?? 'scheme start state']({
    input: preprocess(input, url !== null),
    pointer: 0,
    url: url ?? createURLRecord(),
    special: url !== null && isSpecial(url),
    base,
    encoding,
    stateOverride,
    onValidationError: onValidationError && reportPreprocessing(original, url !== null, onValidationError),
    origin: 0,
    decodedLength: -1,
    failure: null,
    failureStart: 0,
    failureEnd: 0,
  });
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
function outputEncoding(encoding: Encoding | null): Encoding | null {
  return encoding === null || /^(?:UTF-8|UTF-16(?:LE|BE)|replacement)$/i.test(encoding.name) ? null : encoding;
}
