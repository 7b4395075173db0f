import { type Encoding, isASCIIAlpha, isASCIIUpperAlpha, SPACE, toScalarValueString } from '@url/infra';
import type { URLRecord } from '@url/record';
import { createURLRecordFromSerialization, specialSchemeOf } from '@url/record/internal';
import {
  endOfCleanFragment,
  endOfCleanOtherPrefix,
  endOfCleanPrefix,
  endOfCleanQuery,
  longestSpecialScheme,
} from './clean-runs.js';
import type { Result } from './parser.js';
import { preprocess } from './preprocess.js';
import { behindSpecialScheme } from './special-authority.js';
import { atTheScheme, behindCleanPart, type Start } from './start.js';

/**
 * https://url.spec.whatwg.org/#concept-basic-url-parser
 *
 * What the parser does where no one listens for errors and there is no record to change: the states read what is behind the clean part of
 * the input, or behind a special scheme.
 *
 * @param encoding an output encoding; `null` for UTF-8
 */
export function parseAnew(input: string, base: URLRecord | null, encoding: Encoding | null): Result {
  const first = input === '' ? SPACE : input.charCodeAt(0);
  if (!isASCIIAlpha(first)) {
    // Neither a scheme nor what is removed from before one.
    return base === null && first > SPACE ? null : readOn(atTheScheme(), input, base, encoding);
  }
  const endOfPath = endOfCleanPrefix(input);
  if (endOfPath <= longestSpecialScheme) {
    const lowered = isASCIIUpperAlpha(first) ? withLowerCaseScheme(input) : input;
    if (lowered !== input) return parseAnew(lowered, base, encoding);
    return readOn(withoutCleanPrefix(input, endOfPath), input, base, encoding);
  }
  const endOfQuery = endOfCleanQuery(input, endOfPath);
  const end = endOfCleanFragment(input, endOfQuery);
  if (end === input.length) return createURLRecordFromSerialization(input, endOfPath, '', false);
  const url = createURLRecordFromSerialization(input.slice(0, end), endOfPath, '', false);
  return readOn(behindCleanPart(input, url, endOfPath, endOfQuery, end), input, base, encoding);
}

/** Lets the states read what is left, if they have to. */
function readOn(
  { pointer, url, state }: Start,
  input: string,
  base: URLRecord | null,
  encoding: Encoding | null,
): Result {
  if (url === null || state === null) return url;
  const preprocessed = preprocess(encoding === null ? input : toScalarValueString(input), false, pointer);
  if (preprocessed !== input) return parseAnew(preprocessed, base, encoding);
  return state({
    input,
    pointer,
    url,
    special: pointer > 0,
    base,
    encoding,
    stateOverride: null,
    onValidationError: null,
    origin: 0,
    decodedLength: -1,
    failure: null,
    failureStart: 0,
    failureEnd: 0,
  });
}

function withoutCleanPrefix(input: string, endOfScheme: number): Start {
  if (endOfScheme > 0) return behindSpecialScheme(input, endOfScheme);
  return specialSchemeOf(input) === null ? ofOtherScheme(input) : atTheScheme();
}

/** A URL that is not special either is its own href, or is left to the states. */
function ofOtherScheme(input: string): Start {
  const endOfPath = endOfCleanOtherPrefix(input, 0);
  const end = endOfCleanFragment(input, endOfCleanQuery(input, endOfPath));
  if (end < input.length) return atTheScheme();
  const url = createURLRecordFromSerialization(input, endOfPath, input.slice(0, input.indexOf(':')), false);
  return { pointer: end, url, state: null };
}

/**
 * People who type on phones write "Https". Another scheme than a special one stays as it is. Where this is not ASCII, the lower case of
 * "K" (U+212A) is ASCII all the same, but no special scheme holds a "k".
 */
function withLowerCaseScheme(input: string): string {
  const end = input.indexOf(':') + 1;
  const lowered = input.slice(0, end).toLowerCase() + input.slice(end);
  return specialSchemeOf(lowered) === null ? input : lowered;
}
