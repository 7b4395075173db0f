export { type ErrorReporter, fail, failAt, report, reporterFor } from './error-reporter.js';
export { option } from './options.js';
export { noncharacterRanges } from './unicode.js';
