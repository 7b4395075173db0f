import { createURLRecord, type URLRecord } from '@url/record';
import { createURLRecordFromSerialization } from '@url/record/internal';
import { endOfCleanFragment, endOfCleanQuery } from './clean-runs.js';
import type { Result, State } from './parser.js';
import { fragmentState } from './states/fragment.js';
import { withinPath } from './states/path.js';
import { queryState } from './states/query.js';
import { schemeStartState } from './states/scheme.js';

/** How the states go on with an input of which the record already says what stands before the pointer. */
export interface Start {
  readonly pointer: number;
  readonly url: Result;
  /** `null` where the record says all, or where there is none. */
  readonly state: State | null;
}

export const FAILURE: Start = { pointer: 0, url: null, state: null };

export function atTheScheme(): Start {
  return { pointer: 0, url: createURLRecord(), state: schemeStartState };
}

/**
 *     https://example.org:443/path?query with a space
 *                            ^    ^     ^
 *                            |    |     where the states go on
 *                            |    endOfPath
 *                            rest
 *
 * Takes over what is clean of query and fragment.
 *
 * @param front what stands before the rest in the serialization
 * @param rest where the input is its own serialization from, up to the end of the path and behind it
 * @param hasCredentials whether some stand in either
 */
export function behindPath(
  input: string,
  endOfPath: number,
  front: string,
  rest: number,
  hasCredentials = false,
): Start {
  const endOfQuery = endOfCleanQuery(input, endOfPath);
  const end = endOfCleanFragment(input, endOfQuery);
  const href = front + input.slice(rest, end);
  const url = createURLRecordFromSerialization(href, front.length + endOfPath - rest, '', hasCredentials);
  return behindCleanPart(input, url, endOfPath, endOfQuery, end);
}

/** @param url the record of what stands before the end of the clean part */
export function behindCleanPart(
  input: string,
  url: URLRecord,
  endOfPath: number,
  endOfQuery: number,
  end: number,
): Start {
  const state = end > endOfQuery ? fragmentState : endOfQuery > endOfPath ? queryState : withinPath;
  return { pointer: end, url, state: end === input.length ? null : state };
}
