export type { StateOverride } from '../parser.js';
export { changeField, parseWholeHost, parseWholePort, runSetter } from './change-field.js';
export { failureOf } from './failure-of.js';
export { parseRecord } from './parse-record.js';
