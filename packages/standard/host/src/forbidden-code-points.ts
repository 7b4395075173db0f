// Both sets as the inside of a regular expression's character class. The second contains the first.

/** https://url.spec.whatwg.org/#forbidden-host-code-point */
export const forbiddenHostClass = '\\0\\t\\n\\r #/:<>?@[\\\\\\]^|';

/** https://url.spec.whatwg.org/#forbidden-domain-code-point */
const forbiddenDomainClass = `${forbiddenHostClass}\\0-\\x1f%\\x7f`;

/** Matches the first forbidden host code point. */
export const firstForbiddenHostCodePoint = /* @__PURE__ */ new RegExp(`[${forbiddenHostClass}]`);

/** Matches the first forbidden domain code point. */
export const firstForbiddenDomainCodePoint = /* @__PURE__ */ new RegExp(`[${forbiddenDomainClass}]`);

/** Matches an ASCII code unit that is not a forbidden domain code point. */
export const asciiDomainClass: string = `[^${forbiddenDomainClass}\\x80-\\uffff]`;

/**
 * Matches a code unit that the domain parser does not change in an ASCII domain: not a forbidden domain code point, not in upper case.
 * A domain of such code units is its own result, if it does not end in a number.
 * Part of https://url.spec.whatwg.org/#concept-domain-to-ascii.
 */
export const unchangedDomainClass: string = `[^${forbiddenDomainClass}\\x80-\\uffffA-Z]`;
