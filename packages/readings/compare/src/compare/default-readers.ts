import { argumentError, checkString, option } from '@url/infra/internal';
import { versionOf } from '../programs/old-models.js';
import { programs, programVersions } from '../programs/programs.js';
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
 * @param id a reader's `id`, or the id of a program, "@" and a version of it: "go-net-url\@1.24" for the newest recorded version 1.24. The readers of
 *   earlier versions are in `programVersions`
 * @returns the reader, or `null` if there is none
 *
 * @example
 * import { findReader } from '@url/compare';
 *
 * findReader('whatwg')?.title; // => 'URL Standard'
 * findReader('go-net-url@1.24')?.id; // => 'go-net-url@1.24.5'
 * findReader('go-net-url@1.26')?.id; // => 'go-net-url'
 * findReader('rfc1738'); // => null
 */
export function findReader(id: string): Reader | null {
  checkString('id', id);
  const known = defaultReaders.concat(programVersions);
  return known.find((reader) => reader.id === id) ?? known.find((reader) => isVersion(reader, id)) ?? null;
}

/** Whether a reader is of the program and of a version that starts as the wanted one does: "1.24" for "1.24.5". */
function isVersion(reader: Reader, id: string): boolean {
  const at = id.indexOf('@');
  if (at < 0 || reader.id.replace(/@.*/, '') !== id.slice(0, at)) return false;
  const wanted = id.slice(at + 1);
  return (option(reader, 'versions') ?? []).some((name) => {
    const version = versionOf(name);
    return version === wanted || version.startsWith(`${wanted}.`);
  });
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
    `Cannot find the reader ${JSON.stringify(reader)}: no reader has this id. Pass the object of a draft, not its id`,
  );
}
