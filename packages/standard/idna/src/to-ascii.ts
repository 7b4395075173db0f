import {
  ACE_PREFIX,
  acceptsFlags,
  checkString,
  containsACEPrefix,
  isASCIIString,
  TextBuilder,
} from '@url/infra/internal';
import { type Flags, readFlags, type ToASCIIOptions } from './options.js';
import { type ProcessedDomain, processDomain } from './process.js';
import { encodePunycode } from './punycode.js';

const MAX_LABEL_LENGTH = 63;
const MAX_DOMAIN_LENGTH = 253;

/**
 * https://www.unicode.org/reports/tr46/#ToASCII
 *
 * The result is the standard's for any length, and the cost grows at most as n log n.
 *
 * @param domain any string
 * @param options the flags of UTS #46, all false by default
 * @returns the domain in ASCII; `null` if UTS #46 records an error
 * @throws TypeError if the domain is not a string, and for unknown options
 *
 * @example
 * import { toASCII } from '@url/idna';
 *
 * toASCII('Bücher.example'); // => 'xn--bcher-kva.example'
 * toASCII('0à.א', { checkBidi: true }); // => null
 */
export function toASCII(domain: string, options?: ToASCIIOptions | null): string | null {
  checkString('domain', domain);
  return toASCIIByFlags(domain, readFlags(options));
}

/** Runs ToASCII with flags that are all given: a host parser has the same flags for every domain, and reads no options. */
export function toASCIIByFlags(domain: string, flags: Flags): string | null {
  const encoded = isPlainASCII(domain, flags) ? domain.toLowerCase() : encode(processDomain(domain, flags, true));
  return encoded !== null && acceptsFlags && flags.verifyDnsLength && !hasValidLengths(encoded) ? null : encoded;
}

/** Whether lower case is all that UTS #46 does: the domain is ASCII without "xn--" labels, and the rules for hyphens and STD3 are off. */
function isPlainASCII(domain: string, { checkHyphens, useSTD3ASCIIRules }: Flags): boolean {
  return !(acceptsFlags && (checkHyphens || useSTD3ASCIIRules)) && isASCIIString(domain) && !containsACEPrefix(domain);
}

function encode({ mapped, labels, error }: ProcessedDomain): string | null {
  if (error) return null;
  const encoded = new TextBuilder();
  for (let index = 0; index < labels.length; index++) {
    const label = labels[index]!;
    // A decoded label has one Punycode: the mapped label.
    const ascii = label === mapped[index] ? encodeLabel(label) : mapped[index]!;
    if (ascii === null) return null;
    encoded.add(index === 0 ? ascii : `.${ascii}`);
  }
  return encoded.toString();
}

function encodeLabel(label: string): string | null {
  if (isASCIIString(label)) return label;
  const punycode = encodePunycode(label);
  return punycode === null ? null : ACE_PREFIX + punycode;
}

function hasValidLengths(domain: string): boolean {
  const isValid = (label: string) => label !== '' && label.length <= MAX_LABEL_LENGTH;
  return domain.length <= MAX_DOMAIN_LENGTH && domain.split('.').every(isValid);
}
