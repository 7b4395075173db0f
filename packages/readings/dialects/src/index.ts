export {
  type Alarm,
  type CompareOptions,
  type Comparison,
  type ComponentRow,
  compare,
  type DialectReading,
} from './compare/compare.js';
export { dialects, findDialect } from './compare/dialects.js';
export { type Agreement, type Difference, type Harm, harms } from './compare/differences.js';
export type { HostDescription } from './compare/host-identity.js';
export { isPlain } from './compare/plain.js';
export type { AddressReach } from './compare/reach.js';
export type { Subject } from './compare/same.js';
export type { Components, Dialect, Note, Reading, ReadOptions } from './dialect.js';
export { rfc3986FirstAt, rfc3986LastAt } from './lenient/lenient.js';
export { model } from './model/model.js';
export { rfc3986 } from './rfc3986/rfc3986.js';
export { rfc3987 } from './rfc3987/rfc3987.js';
export { w3c2012 } from './w3c-2012/w3c-2012.js';
export { webAddress2009 } from './web-address-2009/web-address.js';
export { webspecs2014 } from './webspecs-2014/webspecs-2014.js';
export { whatwg } from './whatwg/whatwg.js';
