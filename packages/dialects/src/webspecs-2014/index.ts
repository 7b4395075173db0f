export type { URLUtilsReadOnlyOptions } from './api/input.js';
export { URL2014 } from './api/url-2014.js';
export { URLSearchParams2014 } from './api/url-search-params.js';
export { URLUtils, type URLUtilsOptions } from './api/url-utils.js';
export { URLUtilsReadOnly } from './api/url-utils-read-only.js';
export type { AuthoringError, AuthoringRequirement } from './authoring.js';
export { authoringError2014, isValidURL2014 } from './authoring-requirements.js';
export { cleanse } from './cleanse.js';
export { domainToASCII, domainToUnicode, isValidDomain, parseHost2014 } from './domain.js';
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
export { basicParseURL, parseURL2014 } from './parser.js';
export { ParsingContext, type ParsingContextOptions } from './parsing-context.js';
export { defaultPort2014, isRelativeScheme } from './relative-schemes.js';
export { authority, password, port, user } from './rules/authority.js';
export { fileURL } from './rules/file-url.js';
export { fragment } from './rules/fragment.js';
export { host } from './rules/host.js';
export { ipv4addr, number } from './rules/ipv4addr.js';
export { decimalByte, h16, ipv6addr, ls32 } from './rules/ipv6addr.js';
export { nonRelativeURL, schemeData } from './rules/non-relative-url.js';
export { path, pathConcatenation } from './rules/path.js';
export { query } from './rules/query.js';
export { relativeURL } from './rules/relative-url.js';
export { nonFileRelativeScheme, scheme } from './rules/scheme.js';
export { url } from './rules/url.js';
export { serializeURL2014 } from './serializers.js';
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
export { type Components2014, createURLRecord2014, includesCredentials, type URLRecord2014 } from './url-record.js';
export { webspecs2014 } from './webspecs-2014.js';
