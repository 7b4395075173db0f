import { createURLRecord, createURLRecordFromSerialization } from '@url/record';
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
 */
export function behindPath(input: string, endOfPath: number, front: string, rest: number): Start {
  const endOfQuery = endOfCleanQuery(input, endOfPath);
  return behindCleanPart(input, endOfPath, endOfQuery, endOfCleanFragment(input, endOfQuery), front, rest);
}

/** The same where it is known already what of query and fragment is clean. */
export function behindCleanPart(
  input: string,
  endOfPath: number,
  endOfQuery: number,
  end: number,
  front: string,
  rest: number,
): Start {
  const url = createURLRecordFromSerialization(front + input.slice(rest, end), front.length + endOfPath - rest);
  const state = end > endOfQuery ? fragmentState : endOfQuery > endOfPath ? queryState : withinPath;
  return { pointer: end, url, state: end === input.length ? null : state };
}
