/**
 * Implements the webspecs document “URL” of 2014.
 *
 * @packageDocumentation
 */

export type { URLUtilsReadOnlyOptions } from './api/input.js';
export { URL2014 } from './api/url-2014.js';
export { URLSearchParams2014 } from './api/url-search-params.js';
export { URLUtils, type URLUtilsOptions } from './api/url-utils.js';
export { URLUtilsReadOnly } from './api/url-utils-read-only.js';
export type { AuthoringError, AuthoringRequirement } from './authoring.js';
export { authoringError2014, isValidURL2014 } from './authoring-requirements.js';
export { cleanse } from './cleanse.js';
export { domainToASCII2014, domainToUnicode2014, isValidDomain2014, parseHost2014 } from './domain.js';
export {
  defaultEncodeSet,
  passwordEncodeSet,
  queryEncodeSet,
  simpleEncodeSet,
  usernameEncodeSet,
} from './encode-sets.js';
export {
  type FormParseOptions2014,
  type FormSerializeOptions2014,
  parseFormURLEncoded2014,
  serializeFormURLEncoded2014,
} from './form-urlencoded.js';
export { type Origin2014, origin2014, serializeOrigin2014 } from './origin.js';
export { basicURLParse2014, parseURL2014 } from './parser.js';
export { ParsingContext, type ParsingContextOptions } from './parsing-context.js';
export { pathConcatenation } from './path-concatenation.js';
export { defaultPort2014, isRelativeScheme } from './relative-schemes.js';
export { authority } from './rules/authority.js';
export { decimalByte } from './rules/decimal-byte.js';
export { fileURL } from './rules/file-url.js';
export { fragment } from './rules/fragment.js';
export { h16 } from './rules/h16.js';
export { host } from './rules/host.js';
export { ipv4addr } from './rules/ipv4addr.js';
export { ipv6addr } from './rules/ipv6addr.js';
export { ls32 } from './rules/ls32.js';
export { nonFileRelativeScheme } from './rules/non-file-relative-scheme.js';
export { nonRelativeURL } from './rules/non-relative-url.js';
export { number } from './rules/number.js';
export { password } from './rules/password.js';
export { path } from './rules/path.js';
export { port } from './rules/port.js';
export { query } from './rules/query.js';
export { relativeURL } from './rules/relative-url.js';
export { scheme } from './rules/scheme.js';
export { schemeData } from './rules/scheme-data.js';
export { url } from './rules/url.js';
export { user } from './rules/user.js';
export { serializeHost2014, serializeIPv6Address2014, serializeURL2014 } from './serializers.js';
export {
  setHash,
  setHost,
  setHostname,
  setPassword,
  setPathname,
  setPort,
  setProtocol,
  setSearch,
  setUsername,
} from './setter-rules.js';
export { type Components2014, createURLRecord2014, includesCredentials2014, type URLRecord2014 } from './url-record.js';
export { webspecs2014 } from './webspecs-2014.js';
