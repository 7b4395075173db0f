import { state } from './state.js';
import { toSequence, toUSVString } from './web-idl.js';

/**
 * https://url.spec.whatwg.org/#concept-urlsearchparams-new
 *
 * @param init a sequence if it has an iterator, and a record if it has none
 * @throws TypeError if a pair has not two items, and whatever the object's own methods throw
 */
export function initialize(init: object): [string, string][] {
  const method = (init as Iterable<unknown>)[Symbol.iterator];
  if (method === undefined || method === null) return toRecord(init);
  const pairs = toSequence(init, (pair) => toSequence(pair, toUSVString), method);
  if (pairs.some((pair) => pair.length !== 2)) {
    throw new TypeError("Failed to construct 'URLSearchParams': not a pair");
  }
  return pairs as [string, string][];
}

/** https://webidl.spec.whatwg.org/#js-record */
function toRecord(init: object): [string, string][] {
  const record: [string, string][] = [];
  let collapses = false;
  for (const key of Reflect.ownKeys(init)) {
    if (key === state || !Object.getOwnPropertyDescriptor(init, key)?.enumerable) continue;
    const name = toUSVString(key);
    record.push([name, toUSVString((init as Record<PropertyKey, unknown>)[key])]);
    collapses ||= name !== key;
  }
  // Two keys can become one name only by a lone surrogate; the later value is then in the earlier place.
  return collapses ? [...new Map(record)] : record;
}
