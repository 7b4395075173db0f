import { PercentEncodeSet } from './percent-encode-set.js';

function c0Controls(): string {
  // biome-ignore lint/plugin: 32 characters
  return String.fromCharCode(...new Array(0x20).keys());
}

/**
 * https://url.spec.whatwg.org/#c0-control-percent-encode-set
 *
 * For opaque hosts and opaque paths.
 *
 * @example
 * import { c0ControlPercentEncodeSet, utf8PercentEncode } from '@url/percent';
 *
 * utf8PercentEncode('a b\n', c0ControlPercentEncodeSet); // => 'a b%0A'
 */
export const c0ControlPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(
  null,
  /* @__PURE__ */ c0Controls(),
);

/**
 * https://url.spec.whatwg.org/#fragment-percent-encode-set
 *
 * @example
 * import { fragmentPercentEncodeSet, utf8PercentEncode } from '@url/percent';
 *
 * utf8PercentEncode('`a` {b}', fragmentPercentEncodeSet); // => '%60a%60%20{b}'
 */
export const fragmentPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(
  c0ControlPercentEncodeSet,
  ' "<>`',
);

/**
 * https://url.spec.whatwg.org/#query-percent-encode-set
 *
 * @example
 * import { queryPercentEncodeSet, utf8PercentEncode } from '@url/percent';
 *
 * utf8PercentEncode("q='#'", queryPercentEncodeSet); // => "q='%23'"
 */
export const queryPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(
  c0ControlPercentEncodeSet,
  ' "#<>',
);

/**
 * https://url.spec.whatwg.org/#special-query-percent-encode-set
 *
 * @example
 * import { specialQueryPercentEncodeSet, utf8PercentEncode } from '@url/percent';
 *
 * utf8PercentEncode("q='#'", specialQueryPercentEncodeSet); // => 'q=%27%23%27'
 */
export const specialQueryPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(
  queryPercentEncodeSet,
  "'",
);

/**
 * https://url.spec.whatwg.org/#path-percent-encode-set
 *
 * @example
 * import { pathPercentEncodeSet, utf8PercentEncode } from '@url/percent';
 *
 * utf8PercentEncode('/a b?', pathPercentEncodeSet); // => '/a%20b%3F'
 */
export const pathPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(
  queryPercentEncodeSet,
  '?^`{}',
);

/**
 * https://url.spec.whatwg.org/#userinfo-percent-encode-set
 *
 * For usernames and passwords.
 *
 * @example
 * import { userinfoPercentEncodeSet, utf8PercentEncode } from '@url/percent';
 *
 * utf8PercentEncode('me@home', userinfoPercentEncodeSet); // => 'me%40home'
 */
export const userinfoPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(
  pathPercentEncodeSet,
  '/:;=@[\\]|',
);

/**
 * https://url.spec.whatwg.org/#component-percent-encode-set
 *
 * Encodes the same characters as `encodeURIComponent`.
 *
 * @example
 * import { componentPercentEncodeSet, utf8PercentEncode } from '@url/percent';
 *
 * utf8PercentEncode('a&b/c', componentPercentEncodeSet); // => 'a%26b%2Fc'
 */
export const componentPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(
  userinfoPercentEncodeSet,
  '$%&+,',
);

/**
 * https://url.spec.whatwg.org/#application-x-www-form-urlencoded-percent-encode-set
 *
 * For forms: `utf8PercentEncode` with this set encodes U+0020 SPACE as U+002B (+).
 *
 * @example
 * import { formURLEncodedPercentEncodeSet, utf8PercentEncode } from '@url/percent';
 *
 * utf8PercentEncode("rock 'n' roll", formURLEncodedPercentEncodeSet); // => 'rock+%27n%27+roll'
 */
export const formURLEncodedPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(
  componentPercentEncodeSet,
  "!'()~",
  true,
);
