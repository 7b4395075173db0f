import { argumentError } from '@url/infra/internal';
import { programs } from '../programs/programs.js';
import type { Reader } from '../reader.js';
import { rfc3986 } from '../rfc3986/rfc3986.js';
import { rfc3987 } from '../rfc3987/rfc3987.js';
import { whatwg } from '../whatwg/whatwg.js';

/**
 * The readers that programs follow today: the specifications whose role is "standard", then the programs. `compare` compares
 * them unless you give it others.
 *
 * @example
 * import { compare, defaultReaders } from '@url/compare';
 * import { w3c2012 } from '@url/drafts/2012';
 *
 * defaultReaders[0].id; // => 'rfc3986'
 * compare('http://[/', { readers: [...defaultReaders, w3c2012] }).readings.length - defaultReaders.length; // => 1
 */
export const defaultReaders: readonly Reader[] = /* @__PURE__ */ [rfc3986, rfc3987, whatwg].concat(programs);

/**
 * @param id a reader's `id`
 * @returns the default reader with this id, or `null` if there is none
 *
 * @example
 * import { findReader } from '@url/compare';
 *
 * findReader('whatwg')?.title; // => 'URL Standard'
 * findReader('rfc1738'); // => null
 */
export function findReader(id: string): Reader | null {
  return defaultReaders.find((reader) => reader.id === id) ?? null;
}

/** Returns the default reader with an id; a reader stays as it is. Throws a RangeError for any other id, and a TypeError for any other value. */
export function toReader(reader: Reader | string | null): Reader {
  if (typeof reader !== 'string') {
    if (typeof reader?.read === 'function') return reader;
    throw argumentError('reader', reader, 'is not a reader');
  }
  const found = findReader(reader);
  if (found !== null) return found;
  throw new RangeError(
    `Cannot find the reader ${JSON.stringify(reader)}: no default reader has this id. Pass the object of a draft, not its id`,
  );
}
