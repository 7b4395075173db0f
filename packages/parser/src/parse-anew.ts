import { asciiLowercase, type Encoding, isASCIIAlpha, isASCIIUpperAlpha, toScalarValueString } from '@url/infra';
import { createURLRecord, createURLRecordFromSerialization, specialSchemeOf, type URLRecord } from '@url/record';
import {
  changedPrefix,
  endOfCleanFragment,
  endOfCleanOtherPrefix,
  endOfCleanPrefix,
  endOfCleanQuery,
} from './clean-runs.js';
import type { Result, State } from './parser.js';
import { preprocess } from './preprocess.js';
import { fragmentState } from './states/fragment.js';
import { withinPath } from './states/path.js';
import { queryState } from './states/query.js';
import { specialAuthorityIgnoreSlashesState } from './states/relative.js';
import { schemeStartState } from './states/scheme.js';

/**
 * https://url.spec.whatwg.org/#concept-basic-url-parser
 *
 * What the parser does where no one listens for errors and there is no record to change: the states read what is behind the clean part of
 * the input, or behind a special scheme.
 *
 * @param encoding an output encoding; `null` for UTF-8
 */
export function parseAnew(input: string, base: URLRecord | null, encoding: Encoding | null): Result {
  const startsWithALetter = input !== '' && isASCIIAlpha(input.charCodeAt(0));
  const endOfPath = startsWithALetter ? endOfCleanPrefix(input) : 0;
  const endOfQuery = endOfCleanQuery(input, endOfPath);
  const end = endOfCleanFragment(input, endOfQuery);
  if (end > 0 && end === input.length) return createURLRecordFromSerialization(input, endOfPath);
  const { pointer, url, state } =
    end > 0
      ? behindCleanPart(input, endOfPath, endOfQuery, end)
      : startsWithALetter
        ? withoutCleanPrefix(input)
        : atTheScheme();
  if (state === null) return url;
  const preprocessed = preprocess(encoding === null ? input : toScalarValueString(input), false, pointer);
  const lowered = pointer === 0 ? withLowerCaseScheme(preprocessed) : preprocessed;
  if (lowered !== input) return parseAnew(lowered, base, encoding);
  return state({
    input,
    pointer,
    url,
    special: pointer > 0,
    base,
    encoding,
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

/** In the fragment, in the query, or in the path or behind it. */
function behindCleanPart(input: string, endOfPath: number, endOfQuery: number, end: number): Start {
  const url = createURLRecordFromSerialization(input.slice(0, end), endOfPath);
  const state = end > endOfQuery ? fragmentState : endOfQuery > endOfPath ? queryState : withinPath;
  return { pointer: end, url, state };
}

function atTheScheme(): Start {
  return { pointer: 0, url: createURLRecord(), state: schemeStartState };
}

function withoutCleanPrefix(input: string): Start {
  const scheme = specialSchemeOf(input);
  if (scheme === null) return ofOtherScheme(input);
  const changed = changedPrefix(input, scheme);
  if (changed === null) return atTheAuthority(input, scheme);
  const { end, serialization } = changed;
  const url = createURLRecordFromSerialization(serialization, serialization.length);
  return { pointer: end, url, state: end === input.length ? null : withinPath };
}

/** A file URL's authority is read in another state, and may be a drive letter: that is left to them. */
function atTheAuthority(input: string, scheme: string): Start {
  const end = scheme.length;
  if (scheme === 'file' || !input.startsWith('//', end + 1)) return atTheScheme();
  const url = createURLRecord();
  url.scheme = scheme;
  return { pointer: end + 3, url, state: specialAuthorityIgnoreSlashesState };
}

/** A URL that is not special either is its own href, or is left to the states. */
function ofOtherScheme(input: string): Start {
  const endOfPath = endOfCleanOtherPrefix(input, 0);
  const end = endOfCleanFragment(input, endOfCleanQuery(input, endOfPath));
  if (end < input.length) return atTheScheme();
  const url = createURLRecordFromSerialization(input, endOfPath, input.slice(0, input.indexOf(':')));
  return { pointer: end, url, state: null };
}

/** People who type on phones write "Https". */
function withLowerCaseScheme(input: string): string {
  if (input === '' || !isASCIIUpperAlpha(input.charCodeAt(0))) return input;
  const end = input.indexOf(':') + 1;
  const lowered = asciiLowercase(input.slice(0, end)) + input.slice(end);
  return specialSchemeOf(lowered) === null ? input : lowered;
}
