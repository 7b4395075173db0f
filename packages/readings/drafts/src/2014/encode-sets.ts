import { c0ControlPercentEncodeSet, PercentEncodeSet } from '@url/percent';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §4. Terminology
 *
 * The document's name for what the URL Standard calls the C0 control percent-encode set.
 *
 * @example
 * import { simpleEncodeSet } from '@url/drafts/2014';
 *
 * simpleEncodeSet.has(0x20); // => false
 */
export const simpleEncodeSet = c0ControlPercentEncodeSet;

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §4. Terminology
 *
 * @example
 * import { defaultEncodeSet } from '@url/drafts/2014';
 *
 * defaultEncodeSet.has('?'.charCodeAt(0)); // => true
 * defaultEncodeSet.has('{'.charCodeAt(0)); // => false
 */
export const defaultEncodeSet: PercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(simpleEncodeSet, ' "#<>?`');

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §4. Terminology
 *
 * @example
 * import { passwordEncodeSet } from '@url/drafts/2014';
 *
 * passwordEncodeSet.has('@'.charCodeAt(0)); // => true
 * passwordEncodeSet.has(':'.charCodeAt(0)); // => false
 */
export const passwordEncodeSet: PercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(defaultEncodeSet, '/@\\');

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §4. Terminology
 *
 * @example
 * import { usernameEncodeSet } from '@url/drafts/2014';
 *
 * usernameEncodeSet.has(':'.charCodeAt(0)); // => true
 */
export const usernameEncodeSet: PercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(passwordEncodeSet, ':');

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §4. Terminology
 *
 * @example
 * import { queryEncodeSet } from '@url/drafts/2014';
 *
 * queryEncodeSet.has('`'.charCodeAt(0)); // => true
 * queryEncodeSet.has("'".charCodeAt(0)); // => false
 */
export const queryEncodeSet: PercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(simpleEncodeSet, ' "#<>`');
