import type { IPv4Address, IPv6Address } from '@url/host';
import { isIPv6, readWrittenAddress, withoutBrackets } from '@url/host/internal';
import { checkString } from '@url/infra/internal';

/** An address and its zone. */
export interface ParsedAddress {
  readonly address: IPv4Address | IPv6Address;
  /** The zone of an IPv6 address, a link of the machine: "eth0" in fe80::1%eth0. `null` if there is none. */
  readonly zone: string | null;
}

/**
 * https://www.rfc-editor.org/rfc/rfc4007#section-11
 *
 * Parses an address as programs write it: the `remoteAddress` of a socket, the results of `dns.lookup` and `os.networkInterfaces`.
 *
 * @param text an IPv4 address of four decimal numbers, or an IPv6 address with or without brackets, which may have a zone
 * @returns the address and its zone; `null` for failure
 * @throws TypeError if the argument is not a string
 *
 * @example
 * import { parseAddress } from '@url/address';
 *
 * parseAddress('10.1.2.3'); // => { address: 0x0a010203, zone: null }
 * parseAddress('::ffff:10.1.2.3')!.address; // => [0, 0, 0, 0, 0, 0xffff, 0x0a01, 0x0203]
 * parseAddress('fe80::1%eth0')!.zone; // => 'eth0'
 * parseAddress('0x7f.1'); // => null
 */
export function parseAddress(text: string): ParsedAddress | null {
  checkString('text', text);
  const inner = withoutBrackets(text) ?? text;
  const percent = inner.indexOf('%');
  if (percent < 0) {
    const address = parseAddressAlone(text);
    return address === null ? null : { address, zone: null };
  }
  const address = readWrittenAddress(inner.slice(0, percent));
  const zone = inner.slice(percent + 1);
  return !isIPv6(address) || !zonePattern.test(zone) ? null : { address, zone };
}

/** A name of a network interface, or a number. */
const zonePattern = /^[^\s%/[\]\\\0-\x1f\x7f]+$/;

/** Parses an address without a zone: IPv4 as four decimal numbers, IPv6 with or without brackets. */
export function parseAddressAlone(text: string): IPv4Address | IPv6Address | null {
  const inner = text.includes(':') ? withoutBrackets(text) : null;
  return readWrittenAddress(inner ?? text);
}
