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
} from './ascii.js';
export * from './code-points.js';
export type { EncodeResult, Encoding } from './encoding.js';
export { codePointAt, isNoncharacter, isSurrogate, toScalarValueString } from './unicode.js';
export { utf8DecodeWithoutBOM, utf8Encode } from './utf8.js';
export type {
  URLComponent,
  ValidationError,
  ValidationErrorHandler,
  ValidationErrorType,
} from './validation-errors.js';
export { defineClassString, defineInterface, requireArguments, toDOMString, toUSVString } from './web-idl.js';
