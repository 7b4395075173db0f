import { type Encoding, isASCIIAlpha, toScalarValueString, type ValidationErrorHandler } from '@url/infra';
import {
  createURLRecord,
  createURLRecordFromSerialization,
  isSpecial,
  specialSchemeOf,
  type URLRecord,
} from '@url/record';
import {
  changedPrefix,
  endOfCleanFragment,
  endOfCleanOtherPrefix,
  endOfCleanPrefix,
  endOfCleanQuery,
} from './clean-runs.js';
import type { Parser, Result, StateOverride } from './parser.js';
import { preprocess, reportPreprocessing } from './preprocess.js';
import { hostState, portState } from './states/authority.js';
import { fragmentState } from './states/fragment.js';
import { pathStartState, withinPath } from './states/path.js';
import { queryState } from './states/query.js';
import { specialAuthorityIgnoreSlashesState } from './states/relative.js';
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
  if (options === undefined) return parse(input, null, null, null, null, null);
  const { base = null, encoding = null, url = null, stateOverride = null, onValidationError = null } = options;
  return parse(input, base, encoding, url, stateOverride, onValidationError);
}

/** The same with its options in a row, which costs the callers that parse most a quarter less. */
export function parse(
  original: string,
  base: URLRecord | null,
  encoding: Encoding | null,
  url: URLRecord | null,
  stateOverride: StateOverride | null,
  onValidationError: ValidationErrorHandler | null,
): URLRecord | null {
  if (url === null && stateOverride === null && onValidationError === null) return parseAnew(original, base, encoding);
  // Percent-encoding and hosts read a lone surrogate as U+FFFD (�) themselves; legacy encoders do not, nor who is told of it.
  const input = encoding === null && onValidationError === null ? original : toScalarValueString(original);
  return startIn[stateOverride ?? 'scheme start state']({
    input: preprocess(input, url !== null),
    pointer: 0,
    url: url ?? createURLRecord(),
    special: url !== null && isSpecial(url),
    base,
    encoding: outputEncoding(encoding),
    stateOverride,
    onValidationError: onValidationError && reportPreprocessing(original, url !== null, onValidationError),
  });
}

/** Where no one listens and there is no record to change, the states read what is behind the clean part of the input. */
function parseAnew(input: string, base: URLRecord | null, encoding: Encoding | null): Result {
  const startsWithALetter = input !== '' && isASCIIAlpha(input.charCodeAt(0));
  const endOfPath = startsWithALetter ? endOfCleanPrefix(input) : 0;
  const endOfQuery = endOfCleanQuery(input, endOfPath);
  const end = endOfCleanFragment(input, endOfQuery);
  if (end > 0 && end === input.length) return createURLRecordFromSerialization(input, endOfPath);
  const start =
    end > 0 ? behindCleanPart(input, endOfPath, endOfQuery, end) : startsWithALetter && withoutCleanPrefix(input);
  const { pointer, url, state } = start || { pointer: 0, url: createURLRecord(), state: schemeStartState };
  if (state === null) return url;
  const preprocessed = preprocess(encoding === null ? input : toScalarValueString(input), false, pointer);
  if (preprocessed !== input) return parseAnew(preprocessed, base, encoding);
  return state({
    input,
    pointer,
    url,
    special: pointer > 0,
    base,
    encoding: outputEncoding(encoding),
    stateOverride: null,
    onValidationError: null,
  });
}

/** How the states go on with an input of which the record already says what stands before the pointer; `null` where that is all. */
interface Start {
  readonly pointer: number;
  readonly url: URLRecord;
  readonly state: State | null;
}

function behindCleanPart(input: string, endOfPath: number, endOfQuery: number, end: number): Start {
  const url = createURLRecordFromSerialization(input.slice(0, end), endOfPath);
  const state = end > endOfQuery ? fragmentState : endOfQuery > endOfPath ? queryState : withinPath;
  return { pointer: end, url, state };
}

function withoutCleanPrefix(input: string): Start | null {
  const scheme = specialSchemeOf(input);
  if (scheme === null) return ofOtherScheme(input);
  const changed = changedPrefix(input, scheme);
  if (changed === null) return atTheAuthority(input, scheme);
  const { end, serialization } = changed;
  const url = createURLRecordFromSerialization(serialization, serialization.length);
  return { pointer: end, url, state: end === input.length ? null : withinPath };
}

function atTheAuthority(input: string, scheme: string): Start | null {
  const end = scheme.length;
  if (scheme === 'file' || !input.startsWith('//', end + 1)) return null;
  const url = createURLRecord();
  url.scheme = scheme;
  return { pointer: end + 3, url, state: specialAuthorityIgnoreSlashesState };
}

/** A URL that is not special either is its own href, or is left to the states. */
function ofOtherScheme(input: string): Start | null {
  const endOfPath = endOfCleanOtherPrefix(input, 0);
  const end = endOfCleanFragment(input, endOfCleanQuery(input, endOfPath));
  if (end === 0 || end < input.length) return null;
  const url = createURLRecordFromSerialization(input, endOfPath, input.slice(0, input.indexOf(':')));
  return { pointer: end, url, state: null };
}

type State = (parser: Parser) => Result;

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
