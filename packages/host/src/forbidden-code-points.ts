// Both sets as the inside of a regular expression's character class, the second built on the first.

/** https://url.spec.whatwg.org/#forbidden-host-code-point */
export const forbiddenHostCodePoints = '\\0\\t\\n\\r #/:<>?@[\\\\\\]^|';

/** https://url.spec.whatwg.org/#forbidden-domain-code-point */
const forbiddenDomainCodePoints = `${forbiddenHostCodePoints}\\0-\\x1f%\\x7f`;

/** Matches the first forbidden host code point. */
export const forbiddenHostCodePoint = /* @__PURE__ */ new RegExp(`[${forbiddenHostCodePoints}]`);

/** Matches the first forbidden domain code point. */
export const forbiddenDomainCodePoint = /* @__PURE__ */ new RegExp(`[${forbiddenDomainCodePoints}]`);

/** An ASCII code unit that is no forbidden domain code point. */
const asciiDomainCodeUnit = `[^${forbiddenDomainCodePoints}\\x80-\\uffff]`;

/**
 * The source of a regular expression for a code unit that the domain parser leaves as it is in a domain of ASCII code units: one that is no
 * forbidden domain code point, and not in upper case. A domain of them that does not end in a number is unchanged as a whole.
 * Part of https://url.spec.whatwg.org/#concept-domain-to-ascii.
 */
export const unchangedDomainCodeUnit: string = `[^${forbiddenDomainCodePoints}\\x80-\\uffffA-Z]`;

/** Matches a string that is not empty, ASCII, and without forbidden domain code points. */
export const asciiDomain = /* @__PURE__ */ new RegExp(`^${asciiDomainCodeUnit}+$`);
