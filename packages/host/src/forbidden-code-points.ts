// Both sets as the inside of a regular expression's character class, the second built on the first.

/** https://url.spec.whatwg.org/#forbidden-host-code-point */
const forbiddenHostCodePoints = '\\0\\t\\n\\r #/:<>?@[\\\\\\]^|';

/** https://url.spec.whatwg.org/#forbidden-domain-code-point */
const forbiddenDomainCodePoints = `${forbiddenHostCodePoints}\\0-\\x1f%\\x7f`;

/** Matches the first forbidden host code point. */
export const forbiddenHostCodePoint = /* @__PURE__ */ new RegExp(`[${forbiddenHostCodePoints}]`);

/** Matches the first forbidden domain code point. */
export const forbiddenDomainCodePoint = /* @__PURE__ */ new RegExp(`[${forbiddenDomainCodePoints}]`);
