export { ACE_PREFIX, containsACEPrefix } from './a-label.js';
export { acceptsEncodings, acceptsFlags, acceptsRecords, acceptsWrongTypes } from './accepted-arguments.js';
export { argumentError, checkBoolean, checkBytes, checkNumber, checkString } from './argument-error.js';
export { ideographicFullStops, reorderingPattern, unseenPattern } from './character-classes.js';
export { describeCodePoint } from './code-point-names.js';
export { codePointNotation, escapeUnits, notationWithASCII } from './code-point-notation.js';
export { adviceForCopy, isCopiedRecord } from './copied-record.js';
export {
  type ErrorReporter,
  type Failure,
  fail,
  failAt,
  hasHandler,
  report,
  reporterFor,
  within,
} from './error-reporter.js';
export {
  changeCount,
  countBefore,
  createEmptyTree,
  createFullTree,
  positionAt,
} from './fenwick-tree.js';
export { elementsOf, isObjectPrototype, isPlainObject, memberOf } from './member.js';
export { NoteList } from './note-list.js';
export { checkKinds } from './option-kinds.js';
export { offsetsOfKept, rangeInOriginal, reportPreprocessing } from './original-offsets.js';
export { pairKey } from './pair-key.js';
export { preprocess, trimC0ControlsAndSpaces } from './preprocess.js';
export { quote, quoteURL, withoutPassword } from './quote.js';
export { checkOptions, flag, option } from './read-options.js';
export { toScalarValueString } from './scalar-value-string.js';
export { serverSchemePattern } from './server-schemes.js';
export { hasShortCuts } from './short-cuts.js';
export { shown, textArgumentError } from './text-argument-error.js';
export { chunkLength, concatenate, flatten, TextBuilder } from './text-builder.js';
export { textOfURL } from './text-of-url.js';
export {
  asciiLowercase,
  isASCIIAlpha,
  isASCIIAlphanumeric,
  isASCIIDigit,
  isASCIIHexDigit,
  isASCIIString,
  isASCIITabOrNewline,
  isASCIIUpperAlpha,
  isC0ControlOrSpace,
} from './unchecked-ascii.js';
export { codePointAt, isNoncharacter, isSurrogate } from './unchecked-unicode.js';
export { noncharacterRanges } from './unicode.js';
export { findCredentialSpans } from './url-credentials.js';
export { createFinder, type EndsBefore, endsAuthority } from './userinfo.js';
export { utf8BytesNeeded, utf8LowerBoundary, utf8UpperBoundary } from './utf8.js';
