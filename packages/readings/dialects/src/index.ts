export { behaviours } from './behaviours/behaviours.js';
export { compare } from './compare/compare.js';
export type { Alarm, CompareOptions, Comparison, ComponentRow, DialectReading } from './compare/compare-readings.js';
export { type Agreement, type Cause, type Difference, type Harm, harms } from './compare/differences.js';
export {
  compareFilterAndClient,
  type FilterAndClient,
  type FilterAndClientOptions,
  type FilterHarm,
  type Side,
} from './compare/filter-and-client.js';
export { type HostDescription, hostIdentity } from './compare/host-identity.js';
export { livingDialects } from './compare/living-dialects.js';
export type { AddressReach } from './compare/reach.js';
export type { ProvenClaim } from './compare/rules/claim.js';
export type { Subject } from './compare/same.js';
export { type FoundDifference, type SearchOptions, searchDifferences, shrink } from './compare/search.js';
export type { Components, Dialect, Note, Reading, ReadOptions, Role } from './dialect.js';
export { dialects, findDialect } from './dialects.js';
export { model } from './model/model.js';
export { isPlain } from './plain.js';
export { rfc3986 } from './rfc3986/rfc3986.js';
export { rfc3987 } from './rfc3987/rfc3987.js';
export { w3c2012 } from './w3c-2012/w3c-2012.js';
export { webAddress2009 } from './web-address-2009/web-address.js';
export { webspecs2014 } from './webspecs-2014/webspecs-2014.js';
export { whatwg } from './whatwg/whatwg.js';
