export { percentDecodeBytes, percentDecodeString } from './percent-decode.js';
export { percentEncode, utf8PercentEncode } from './percent-encode.js';
export { percentEncodeAfterEncoding } from './percent-encode-after-encoding.js';
export { PercentEncodeSet } from './percent-encode-set.js';
export {
  c0ControlPercentEncodeSet,
  componentPercentEncodeSet,
  formURLEncodedPercentEncodeSet,
  fragmentPercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
  userinfoPercentEncodeSet,
} from './percent-encode-sets.js';
export { isURLCodePoint } from './url-code-points.js';
