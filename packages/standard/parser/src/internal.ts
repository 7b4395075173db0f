export { runSetter } from './basic-url-parser.js';
export { failureSentence } from './explain/failure.js';
export { parseBase } from './last-base.js';
export { Parser } from './parser.js';
export { canParseAgainst, runParser } from './run-parser.js';
