export { parsesForAPI, runParserForAPI } from './api-url-parser.js';
export { runSetter } from './basic-url-parser.js';
export { changeField } from './change-field.js';
export { failureReasonOf } from './explain/failure.js';
export { failureOf, startOfFailure } from './failure-of.js';
export { parseHref, parseRecord, parseWithHref } from './parse-record.js';
export type { StateOverride } from './parser.js';
export { parseWholeHost, parseWholePath, parseWholePort } from './whole-part.js';
