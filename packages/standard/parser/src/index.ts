export type { URLComponent, ValidationError, ValidationErrorHandler, ValidationErrorType } from '@url/infra';
export { type BasicURLParseOptions, basicURLParse } from './basic-url-parser.js';
export type { StateOverride } from './parser.js';
export { setThePassword, setTheUsername } from './set-credentials.js';
export { canParse, type ParseURLOptions, parseURL } from './url-parser.js';
export { isValidURLString } from './valid-url-string.js';
