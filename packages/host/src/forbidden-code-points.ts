// Both sets as the inside of a regular expression's character class, the second built on the first.

/** https://url.spec.whatwg.org/#forbidden-host-code-point */
const forbiddenHostCodePoints = '\\0\\t\\n\\r #/:<>?@[\\\\\\]^|';

/** https://url.spec.whatwg.org/#forbidden-domain-code-point */
const forbiddenDomainCodePoints = `${forbiddenHostCodePoints}\\0-\\x1f%\\x7f`;

/** Matches the first forbidden host code point. */
export const forbiddenHostCodePoint = /* @__PURE__ */ new RegExp(`[${forbiddenHostCodePoints}]`);

/** Matches the first forbidden domain code point. */
export const forbiddenDomainCodePoint = /* @__PURE__ */ new RegExp(`[${forbiddenDomainCodePoints}]`);

/** Matches what is not empty, ASCII, and without forbidden domain code points. */
export const isASCIIDomain = /* @__PURE__ */ new RegExp(`^[^${forbiddenDomainCodePoints}\\x80-\\uffff]+$`);

/** The same without upper case. */
export const isLowerCaseDomain = /* @__PURE__ */ new RegExp(`^[^${forbiddenDomainCodePoints}A-Z\\x80-\\uffff]+$`);

/** An ASCII code unit that a domain may hold, and that is none of some others. */
const allowedExcept = (others: string) => `[^${forbiddenDomainCodePoints}\\x80-\\uffff${others}]`;

/** One that the domain parser leaves as it is, too. */
const unchangedExcept = (others: string) => allowedExcept(`A-Z${others}`);

/** Before what may follow a host in a URL. */
const endsHost = '(?![^/:?#\\\\])';

/** What ends as no number does, decimal or hexadecimal: most top-level domains are seen to be none by their last code unit. */
const endingInNoNumber = (codeUnitExcept: (others: string) => string) =>
  `${codeUnitExcept('')}*${codeUnitExcept('.\\da-fxA-FX')}${endsHost}`;

/** A label that does not start with a digit, or is not the last. */
const label = `(?:${unchangedExcept('.\\d')}${unchangedExcept('.')}*|\\d${unchangedExcept('.')}*(?=\\.))`;

/**
 * https://url.spec.whatwg.org/#concept-domain-to-ascii
 *
 * The source of a regular expression that matches domains which the host parser gives back as they are: in lower-case ASCII,
 * with a last label of which it is plain that it is no number, so that the whole cannot be an IPv4 address.
 *
 * @example
 * import { unchangedDomain } from '@url/host';
 *
 * new RegExp(`^${unchangedDomain}$`).test('1.example'); // => true
 * new RegExp(`^${unchangedDomain}$`).test('example.1'); // => false
 */
export const unchangedDomain: string = `(?:${endingInNoNumber(unchangedExcept)}|${label}(?:\\.${label})*)`;

/**
 * https://url.spec.whatwg.org/#concept-domain-to-ascii
 *
 * The source of a regular expression that matches domains of which the host parser gives the ASCII lowercase; not all of them, but
 * where what follows in a URL ends the host.
 *
 * @example
 * import { lowercasedDomain } from '@url/host';
 *
 * new RegExp(`^${lowercasedDomain}$`).test('EXAMPLE.com'); // => true
 * new RegExp(`^${lowercasedDomain}$`).test('BÜCHER.example'); // => false
 */
export const lowercasedDomain: string = /* @__PURE__ */ endingInNoNumber(allowedExcept);
