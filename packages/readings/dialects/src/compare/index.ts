export type { Components, Dialect, Note, Reading, ReadOptions, Role } from '../dialect.js';
export { compare } from './compare.js';
export type { Alarm, CompareOptions, Comparison, ComponentRow, DialectReading } from './compare-readings.js';
export { type Agreement, type Cause, type Difference, type Harm, harms } from './differences.js';
export {
  compareFilterAndClient,
  type FilterAndClient,
  type FilterAndClientOptions,
  type FilterHarm,
  type Side,
} from './filter-and-client.js';
export { type HostDescription, hostIdentity } from './host-identity.js';
export { livingDialects } from './living-dialects.js';
export type { AddressReach } from './reach.js';
export type { ProvenClaim } from './rules/claim.js';
export type { Subject } from './same.js';
export { type FoundDifference, type SearchOptions, searchDifferences, shrink } from './search.js';
