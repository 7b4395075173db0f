export { parsesForAPI, runParserForAPI } from './api-url-parser.js';
export { recordOf, runParserWithHandler, runSetter } from './basic-url-parser.js';
export { failureReasonOf } from './explain/failure.js';
export { runParser } from './run-parser.js';
export { parseWholeHost, parseWholePort } from './whole-part.js';
