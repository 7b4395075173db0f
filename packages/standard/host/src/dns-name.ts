import { argumentError, checkString } from '@url/infra/internal';
import { domainToASCII } from './domain-to-ascii.js';
import { isIPv4 } from './host.js';
import { type HostInput, readHostInput } from './host-input.js';
import { endsInANumber } from './ipv4.js';

/**
 * https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4
 *
 * Tests whether a text can be looked up in the DNS as a name. A name may be absolute (with a trailing dot) and may contain U+005F (_), as the
 * names of service records do. `isValidDomain` is the standard's check, which rejects both.
 *
 * @param name a name in ASCII or Unicode
 * @returns whether it has labels of 1 to 63 letters, digits, U+002D (-) and U+005F (_), not U+002D (-) at an end of a label, and at most 253
 *   bytes, all counted in ASCII; false for a name that ends in a number, because programs read it as an IPv4 address
 * @throws TypeError if the argument is not a string
 *
 * @example
 * import { isDNSName } from '@url/host';
 *
 * isDNSName('_dmarc.example.com.'); // => true
 * isDNSName('bücher.example'); // => true
 * isDNSName('a..example'); // => false
 * isDNSName('127.0.0.1'); // => false
 */
export function isDNSName(name: string): boolean {
  checkString('name', name);
  const ascii = domainToASCII(name);
  if (ascii === null) return false;
  const relative = ascii.endsWith('.') ? ascii.slice(0, -1) : ascii;
  if (relative === '') return ascii === '.';
  return relative.length <= 253 && relative.split('.').every((label) => dnsLabel.test(label)) && !endsInANumber(ascii);
}

const dnsLabel = /^(?!-)(?!.*-$)[\w-]{1,63}$/;

/**
 * https://www.rfc-editor.org/rfc/rfc1035#section-3.5
 * https://www.rfc-editor.org/rfc/rfc3596#section-2.5
 *
 * Returns the DNS name under which the name of an address is stored, for a lookup of a PTR record.
 *
 * @param host an address: its text, a parsed host, a URL object or a URL record
 * @returns the name without a trailing dot
 * @throws TypeError if the argument is not an address
 *
 * @example
 * import { reverseDNSName } from '@url/host';
 *
 * reverseDNSName('127.0.0.1'); // => '1.0.0.127.in-addr.arpa'
 * reverseDNSName('example.com'); // => throws TypeError
 */
export function reverseDNSName(host: HostInput): string {
  const address = readHostInput(host, 'host');
  if (address === null || typeof address === 'string') throw argumentError('host', host, 'is not an address');
  if (isIPv4(address)) {
    const bytes = [address & 0xff, (address >>> 8) & 0xff, (address >>> 16) & 0xff, address >>> 24];
    return `${bytes.join('.')}.in-addr.arpa`;
  }
  const digits = address.map((piece) => (piece + 0x10000).toString(16).slice(1)).join('');
  return `${digits.split('').reverse().join('.')}.ip6.arpa`;
}
