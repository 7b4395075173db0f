import { toScalarValueString } from '@url/infra/internal';
import { createEngineParams } from './engine-params.js';

/**
 * Calls a function with each name and value that the engine finds. Part of https://url.spec.whatwg.org/#concept-urlencoded-string-parser.
 *
 * @param input a string without a leading "?"; lone surrogates are treated as U+FFFD
 */
export function forEachPair(input: string, add: (name: string, value: string) => void): void {
  // Node 24 reads "é%FF" as "\ufffd\ufffd": it takes the low byte of each code unit, if an escape is malformed.
  const ascii = toScalarValueString(input).replace(/[^\0-\x7f]+/g, encodeURIComponent);
  createEngineParams(`?${ascii}`).forEach((value, name) => {
    add(name, value);
  });
}
