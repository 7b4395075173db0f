import { argumentError } from '@url/infra/internal';
import { behaviours } from '../behaviours/behaviours.js';
import type { Dialect } from '../dialect.js';
import { rfc3986 } from '../rfc3986/rfc3986.js';
import { rfc3987 } from '../rfc3987/rfc3987.js';
import { whatwg } from '../whatwg/whatwg.js';

/**
 * The dialects that programs follow today: the specifications whose role is "standard", then the behaviours of programs. `compare` compares
 * them unless you give it others.
 *
 * @example
 * import { compare, livingDialects } from '@url/dialects/compare';
 * import { w3c2012 } from '@url/dialects/w3c-2012';
 *
 * livingDialects[0].id; // => 'rfc3986'
 * compare('http://[/', { dialects: [...livingDialects, w3c2012] }).readings.length - livingDialects.length; // => 1
 */
export const livingDialects: readonly Dialect[] = /* @__PURE__ */ [rfc3986, rfc3987, whatwg].concat(behaviours);

/** Returns the living dialect with an id; a dialect stays as it is. Throws a RangeError for any other id, and a TypeError for any other value. */
export function toDialect(dialect: Dialect | string | null): Dialect {
  if (typeof dialect !== 'string') {
    if (typeof dialect?.read === 'function') return dialect;
    throw argumentError('dialect', dialect, 'is not a dialect');
  }
  const found = livingDialects.find(({ id }) => id === dialect);
  if (found !== undefined) return found;
  throw new RangeError(
    `Cannot compare dialect ${JSON.stringify(dialect)}: no living dialect has this id. Pass the object of a draft, not its id`,
  );
}
