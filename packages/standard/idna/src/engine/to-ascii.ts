import { isASCIIString } from '@url/infra';
import { ACE_PREFIX, checkString, containsACEPrefix } from '@url/infra/internal';
import { type Flags, readFlags } from '../options.js';
import { decodePunycode } from '../punycode.js';
import { stringFrom } from '../string-from.js';
import { parseByEngine } from './engine-url.js';

/** UTS #46's flags that an engine cannot be asked without: its host parser has them on or off. */
interface FlagsOfEngine {
  /** Refuse labels that break the Bidi Rule of RFC 5893, in domains that contain right-to-left text. */
  readonly checkBidi: true;
  /** Refuse U+200C and U+200D where RFC 5892's ContextJ rules do not allow them. */
  readonly checkJoiners: true;
  readonly transitionalProcessing?: false | null;
  readonly ignoreInvalidPunycode?: false | null;
}

/** The flags of ToUnicode, if the engine converts. `checkBidi` and `checkJoiners` have to be true. */
export interface ToUnicodeOptions extends FlagsOfEngine {
  /** Refuse labels that begin or end with U+002D (-), or have it in the third and fourth position. */
  readonly checkHyphens?: boolean | null;
  /** Refuse ASCII characters except letters, digits and U+002D (-). */
  readonly useSTD3ASCIIRules?: boolean | null;
}

/** The flags of ToASCII, if the engine converts. */
export interface ToASCIIOptions extends ToUnicodeOptions {
  /** Refuse empty labels, labels longer than 63 code units and domains longer than 253. */
  readonly verifyDnsLength?: boolean | null;
}

/** Code points after which the engine would read something else than a domain. */
const endsDomain = /[\t\n\r#%/:?@\\]/;

/** Whether a domain has an escape: Chromium percent-encodes spaces and asterisks, where the standard forbids U+0025 (%). */
export function isEncoded(domain: string): boolean {
  return domain.includes('%');
}

/**
 * Converts by the engine's host parser. The last label "x" keeps a domain from being an IPv4 address, and is valid in domains of every direction.
 */
function convert(domain: string): string | null {
  if (endsDomain.test(domain)) return null;
  const hostname = parseByEngine(`http://${domain}.x/`)?.hostname ?? '%';
  return isEncoded(hostname) ? null : hostname.slice(0, -2);
}

/** A label in Unicode; `null` if it is not the Punycode of a valid label. The host parser accepts such a label in a domain of ASCII alone. */
function decodeLabel(label: string): string | null {
  if (!label.startsWith(ACE_PREFIX)) return label;
  const codePoints = decodePunycode(label.slice(ACE_PREFIX.length));
  const decoded = codePoints === null ? '' : stringFrom(codePoints);
  return !isASCIIString(decoded) && convert(decoded) === label ? decoded : null;
}

/** A domain between the two conversions: in ASCII, and its labels in Unicode; `null` for one that is not valid. */
interface ConvertedDomain {
  readonly ascii: string;
  readonly labels: readonly string[];
}

/** Runs UTS #46 with `checkBidi` and `checkJoiners`. The engine checks the labels of a Bidi domain together, so it is asked for the decoded domain. */
export function convertDomain(domain: string): ConvertedDomain | null {
  const isASCII = isASCIIString(domain);
  const ascii = isASCII ? domain.toLowerCase() : convert(domain);
  if (ascii === null) return null;
  if (!containsACEPrefix(ascii)) return { ascii, labels: ascii.split('.') };
  const labels = ascii.split('.').map(decodeLabel);
  if (labels.includes(null) || (isASCII && convert(labels.join('.')) !== ascii)) return null;
  return { ascii, labels: labels as string[] };
}

/** @throws TypeError for flags that no engine has */
export function checkFlags(flags: Flags): void {
  const { checkBidi, checkJoiners, transitionalProcessing, ignoreInvalidPunycode } = flags;
  if (checkBidi && checkJoiners && !transitionalProcessing && !ignoreInvalidPunycode) return;
  throw new TypeError(
    'Cannot use the argument options: an engine has the flags checkBidi and checkJoiners, and neither transitionalProcessing nor ignoreInvalidPunycode; build without the condition "engine-url" for others',
  );
}

/** Whether the labels satisfy the flags that the engine does not have. */
export function satisfies(
  { ascii, labels }: ConvertedDomain,
  flags: Pick<Flags, 'checkHyphens' | 'useSTD3ASCIIRules' | 'verifyDnsLength'>,
): boolean {
  if (flags.checkHyphens && labels.some((label) => /^-|-$|^..--/u.test(label))) return false;
  if (
    flags.useSTD3ASCIIRules &&
    (/[^a-z\d.-]/.test(ascii) || labels.some((label) => /[\u2260\u226e\u226f]/.test(label)))
  )
    return false;
  const isLong = (label: string): boolean => label === '' || label.length > 63;
  return !flags.verifyDnsLength || (ascii.length <= 253 && !ascii.split('.').some(isLong));
}

/**
 * https://url.spec.whatwg.org/#domain-parser-toascii
 *
 * @returns `null` for failure
 */
export function domainToASCII(domain: string, beStrict: boolean): string | null {
  const converted = convertDomain(domain);
  return converted !== null && (!beStrict || satisfies(converted, strictFlags)) ? converted.ascii : null;
}

/** The flags that beStrict sets, of those that the engine does not have. */
const strictFlags = { checkHyphens: true, useSTD3ASCIIRules: true, verifyDnsLength: true };

/**
 * https://url.spec.whatwg.org/#concept-domain-to-unicode
 *
 * @returns `null` if the domain cannot be converted
 */
export function domainToUnicode(domain: string): string | null {
  return convertDomain(domain)?.labels.join('.') ?? null;
}

/**
 * https://www.unicode.org/reports/tr46/#ToASCII
 *
 * Converts by the engine's host parser, with the engine's version of Unicode.
 *
 * @param domain any string
 * @param options the flags of UTS #46; an engine has `checkBidi` and `checkJoiners`
 * @returns the domain in ASCII; `null` if UTS #46 records an error, and for a domain with a code point that ends a host in a URL
 * @throws TypeError if the domain is not a string, for unknown options, and for flags that the engine does not have
 */
export function toASCII(domain: string, options: ToASCIIOptions): string | null {
  checkString('domain', domain);
  const flags = readFlags(options);
  checkFlags(flags);
  const converted = convertDomain(domain);
  return converted !== null && satisfies(converted, flags) ? converted.ascii : null;
}
