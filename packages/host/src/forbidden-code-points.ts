// Both sets as the inside of a regular expression's character class, the second built on the first.

/** https://url.spec.whatwg.org/#forbidden-host-code-point */
const forbiddenHostCodePoints = '\\0\\t\\n\\r #/:<>?@[\\\\\\]^|';

/** https://url.spec.whatwg.org/#forbidden-domain-code-point */
const forbiddenDomainCodePoints = `${forbiddenHostCodePoints}\\0-\\x1f%\\x7f`;

/** Matches the first forbidden host code point. */
export const forbiddenHostCodePoint = /* @__PURE__ */ new RegExp(`[${forbiddenHostCodePoints}]`);

/** Matches the first forbidden domain code point. */
export const forbiddenDomainCodePoint = /* @__PURE__ */ new RegExp(`[${forbiddenDomainCodePoints}]`);

/** An ASCII code unit that a domain may hold, and that is none of some others. */
const domainCodeUnitExcept = (others: string) => `[^${forbiddenDomainCodePoints}\\x80-\\uffff${others}]`;

/** One that the domain parser leaves as it is, too. */
const unchangedExcept = (others: string) => domainCodeUnitExcept(`A-Z${others}`);

/**
 * https://url.spec.whatwg.org/#forbidden-domain-code-point
 *
 * The source of a regular expression that matches an ASCII code unit which is no forbidden domain code point. All of them may stand in
 * an opaque host, too, and the host parser leaves them there as they are.
 *
 * @example
 * import { asciiDomainCodeUnit } from '@url/host/internal';
 *
 * new RegExp(`^${asciiDomainCodeUnit}+$`).test('Example.1'); // => true
 * new RegExp(`^${asciiDomainCodeUnit}+$`).test('bücher'); // => false
 */
export const asciiDomainCodeUnit: string = /* @__PURE__ */ domainCodeUnitExcept('');

/**
 * https://url.spec.whatwg.org/#concept-domain-to-ascii
 *
 * The same for those that the host parser gives back as they are in a domain of ASCII code units, which are not in upper case.
 *
 * @example
 * import { unchangedDomainCodeUnit } from '@url/host/internal';
 *
 * new RegExp(`^${unchangedDomainCodeUnit}+$`).test('example.1'); // => true
 * new RegExp(`^${unchangedDomainCodeUnit}+$`).test('Example.1'); // => false
 */
export const unchangedDomainCodeUnit: string = /* @__PURE__ */ unchangedExcept('');

/** Matches what is not empty, ASCII, and without forbidden domain code points. */
export const isASCIIDomain = /* @__PURE__ */ new RegExp(`^${asciiDomainCodeUnit}+$`);

/** The same without upper case. */
export const isLowerCaseDomain = /* @__PURE__ */ new RegExp(`^${unchangedDomainCodeUnit}+$`);

/**
 * What does not end in a number: the last label starts with no digit, or, as most top-level domains do, ends in what no number ends in.
 * One run to the end of the host, from which to go back: an engine goes back through each run of an alternative that fails.
 */
function sourceOfUnchangedDomain(): string {
  const label = `${unchangedExcept('.\\d')}${unchangedExcept('.')}*`;
  return `(?:${unchangedDomainCodeUnit}*(?:${unchangedExcept('.\\da-fxA-FX')}|\\.${label})|${label})`;
}

/**
 * https://url.spec.whatwg.org/#concept-domain-to-ascii
 *
 * The source of a regular expression that matches domains which the host parser gives back as they are: in lower-case ASCII,
 * with a last label of which it is plain that it is no number, so that the whole cannot be an IPv4 address. What follows it has to assert
 * that the domain ends there.
 *
 * @example
 * import { unchangedDomain } from '@url/host/internal';
 *
 * new RegExp(`^${unchangedDomain}$`).test('1.example'); // => true
 * new RegExp(`^${unchangedDomain}$`).test('example.1'); // => false
 */
export const unchangedDomain: string = /* @__PURE__ */ sourceOfUnchangedDomain();
