import { behaviours } from './behaviours/behaviours.js';
import type { Dialect } from './dialect.js';
import { model } from './model/model.js';
import { rfc3986 } from './rfc3986/rfc3986.js';
import { rfc3987 } from './rfc3987/rfc3987.js';
import { w3c2012 } from './w3c-2012/w3c-2012.js';
import { webAddress2009 } from './web-address-2009/web-address.js';
import { webspecs2014 } from './webspecs-2014/webspecs-2014.js';
import { whatwg } from './whatwg/whatwg.js';

/**
 * Every dialect: the specifications in the order in which they were published, then the behaviours of programs.
 *
 * @example
 * import { dialects } from '@url/dialects';
 *
 * dialects[0].id; // => 'rfc3986'
 */
export const dialects: readonly Dialect[] = /* @__PURE__ */ [
  rfc3986,
  rfc3987,
  webAddress2009,
  w3c2012,
  webspecs2014,
  model,
  whatwg,
].concat(behaviours);

/**
 * @param id a dialect's `id`
 * @returns the dialect, or `null` if no dialect has this id
 *
 * @example
 * import { findDialect } from '@url/dialects';
 *
 * findDialect('whatwg')?.title; // => 'URL Standard'
 * findDialect('rfc1738'); // => null
 */
export function findDialect(id: string): Dialect | null {
  return dialects.find((dialect) => dialect.id === id) ?? null;
}
