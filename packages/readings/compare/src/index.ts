export { compare } from './compare/compare.js';
export type {
  Alarm,
  CompareOptions,
  Comparison,
  ComponentRow,
  Connection,
  NamedReading,
} from './compare/compare-readings.js';
export { defaultReaders, findReader } from './compare/default-readers.js';
export { type Agreement, type Cause, type Difference, type Harm, harms } from './compare/differences.js';
export {
  compareFilterAndClient,
  type FilterAndClient,
  type FilterAndClientOptions,
  type FilterHarm,
  type Side,
} from './compare/filter-and-client.js';
export { type HostDescription, hostIdentity } from './compare/host-identity.js';
export type { AddressReach } from './compare/reach.js';
export type { ProvenClaim } from './compare/rules/claim.js';
export type { Subject } from './compare/same.js';
export { type FoundDifference, type SearchOptions, searchDifferences, shrink } from './compare/search.js';
export type { Vulnerability } from './compare/vulnerabilities.js';
export { isPlain } from './plain.js';
export { programs, programVersions } from './programs/programs.js';
export type { Client, Components, Note, Reader, Reading, ReadOptions, Role } from './reader.js';
export { rfc3986 } from './rfc3986/rfc3986.js';
export { rfc3987 } from './rfc3987/rfc3987.js';
export { whatwg } from './whatwg/whatwg.js';
