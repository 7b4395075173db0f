import type { ToASCIIOptions } from './options.js';
import { processDomain } from './process.js';
import { encodePunycode } from './punycode.js';

const NON_ASCII = /[^\0-\x7f]/;
const MAX_LABEL_LENGTH = 63;
const MAX_DOMAIN_LENGTH = 253;

/**
 * https://www.unicode.org/reports/tr46/#ToASCII
 *
 * The cost grows as n log n at most with the length of the domain, and the result is the standard's for any length.
 *
 * @param domain any string
 * @param options the flags of UTS #46, all false unless given
 * @returns the domain in ASCII; `null` when UTS #46 records an error
 *
 * @example
 * import { toASCII } from '@url/idna';
 *
 * toASCII('Bücher.example'); // => 'xn--bcher-kva.example'
 * toASCII('0à.א', { checkBidi: true }); // => null
 */
export function toASCII(domain: string, options: ToASCIIOptions = {}): string | null {
  const { labels, error } = processDomain(domain, options);
  if (error) return null;
  const encoded: string[] = [];
  for (const label of labels) {
    const ascii = NON_ASCII.test(label) ? encodePunycode(label) : label;
    if (ascii === null) return null;
    encoded.push(ascii === label ? label : `xn--${ascii}`);
  }
  return options.verifyDnsLength && !hasValidLengths(encoded) ? null : encoded.join('.');
}

function hasValidLengths(labels: readonly string[]): boolean {
  const length = labels.reduce((sum, label) => sum + label.length + 1, -1);
  return length <= MAX_DOMAIN_LENGTH && labels.every((label) => label !== '' && label.length <= MAX_LABEL_LENGTH);
}
