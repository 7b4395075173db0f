export {
  URL,
  type URLConstructor,
  URLSearchParams,
  type URLSearchParamsConstructor,
  type URLSearchParamsInit,
} from './class-types.js';
export {
  type BasicURLParseOptions,
  basicURLParse,
  isValidURLString,
  type ParseOptions,
  type ParseResult,
  parseURL,
  parseURLWithValidationErrors,
  type StateOverride,
} from './parsing.js';
export { percentDecodeBytes, percentDecodeString, type TypedArray } from './percent-decoding.js';
export { type IPv6Address, serializePath, type URLRecord } from './plain-record.js';
export {
  cannotHaveAUsernamePasswordPort,
  hasAnOpaquePath,
  serializeHost,
  serializeInteger,
  serializeURL,
  serializeURLOrigin,
  setThePassword,
  setTheUsername,
} from './serializing.js';
