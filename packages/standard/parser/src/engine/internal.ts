export type { StateOverride } from '../parser.js';
export { parseWholePath } from './change-end.js';
export { changeField, runSetter } from './change-field.js';
export { failureOf } from './failure-of.js';
export { parseHref, parseRecord, parseWithHref } from './parse-record.js';
export { startOfFailure } from './start-of-failure.js';
export { parseWholeHost, parseWholePort } from './whole-part.js';
