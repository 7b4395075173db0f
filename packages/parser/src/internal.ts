export { changeURL } from './basic-url-parser.js';
export { failureSentence } from './explain/failure.js';
export { Parser } from './parser.js';
export { runParser } from './run-parser.js';
