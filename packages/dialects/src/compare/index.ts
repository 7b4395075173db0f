export type { Components, Dialect, Note, Reading, ReadOptions } from '../dialect.js';
export {
  type Agreement,
  type CompareOptions,
  type Comparison,
  type ComponentRow,
  compare,
  type DialectReading,
  type Difference,
} from './compare.js';
export { dialects, findDialect } from './dialects.js';
export type { Subject } from './same.js';
