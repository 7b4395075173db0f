export type { Components, Dialect, Note, Reading, ReadOptions } from '../dialect.js';
export {
  type Alarm,
  type CompareOptions,
  type Comparison,
  type ComponentRow,
  compare,
  type DialectReading,
} from './compare.js';
export { dialects, findDialect } from './dialects.js';
export { type Agreement, type Difference, type Harm, harms } from './differences.js';
export type { HostDescription } from './host-identity.js';
export { isPlain } from './plain.js';
export type { AddressReach } from './reach.js';
export type { Subject } from './same.js';
