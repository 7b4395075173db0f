export { type ErrorReporter, fail, failAt, isHeard, report, reporterFor } from './error-reporter.js';
export {
  changeCount,
  countBefore,
  createEmptyTree,
  createFullTree,
  positionAt,
  sizeOfTree,
} from './fenwick-tree.js';
export { option } from './options.js';
export { preprocess, rangeWithoutC0ControlsAndSpaces, trimC0ControlsAndSpaces } from './preprocess.js';
export { quote, quoteURL } from './quote.js';
export { takesEncodings, takesRecords } from './taken-arguments.js';
export { chunkLength, concatenate, flatten, TextBuilder } from './text-builder.js';
export { noncharacterRanges } from './unicode.js';
export { utf8BytesNeeded, utf8LowerBoundary, utf8UpperBoundary } from './utf8.js';
