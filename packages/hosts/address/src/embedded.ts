import type { IPv4Address, IPv6Address } from '@url/host';
import { ipv4At, isMapped, startsWithZeros } from './mapped.js';

/** An IPv4 address in an IPv6 address. */
export interface EmbeddedAddress {
  /** The format that says which bits are the IPv4 address. */
  readonly via: 'mapped' | 'compatible' | 'translated' | 'NAT64' | '6to4' | 'Teredo' | 'ISATAP';
  readonly address: IPv4Address;
}

/**
 * Finds all IPv4 addresses that an IPv6 address may contain. A Teredo address contains two, and a 6to4 address may also contain an ISATAP
 * address. In local-use NAT64 the network decides which bits are the IPv4 address, so every layout is a candidate.
 */
export function embeddedIn(address: IPv6Address): readonly EmbeddedAddress[] {
  const first = embeddedByPrefix(address);
  return isISATAP(address) ? [...first, embedded('ISATAP', ipv4At(address, 6))] : first;
}

const none: readonly EmbeddedAddress[] = [];

function embeddedByPrefix(address: IPv6Address): readonly EmbeddedAddress[] {
  const first = address[0];
  if (first === 0) return embeddedAfterZeros(address);
  if (first === 0x64 && address[1] === 0xff9b) return embeddedByNAT64(address);
  if (first === 0x2002) return [embedded('6to4', ipv4At(address, 1))];
  if (first === 0x2001 && address[1] === 0) {
    // The client's address is stored inverted; the server's is not.
    return [embedded('Teredo', ~ipv4At(address, 6) >>> 0), embedded('Teredo', ipv4At(address, 2))];
  }
  return none;
}

function embedded(via: EmbeddedAddress['via'], address: IPv4Address): EmbeddedAddress {
  return { via, address };
}

/** RFC 4291, sections 2.5.5.1 and 2.5.5.2, and RFC 2765; :: and ::1 contain no IPv4 address. */
function embeddedAfterZeros(address: IPv6Address): readonly EmbeddedAddress[] {
  const last = ipv4At(address, 6);
  if (isMapped(address)) return [embedded('mapped', last)];
  if (startsWithZeros(address, 4) && address[4] === 0xffff && address[5] === 0) return [embedded('translated', last)];
  return startsWithZeros(address, 6) && last > 1 ? [embedded('compatible', last)] : none;
}

/**
 * https://www.rfc-editor.org/rfc/rfc6052#section-2.2
 *
 * The well-known prefix has 96 bits. A prefix in 64:ff9b:1::/48 has 48, 56, 64 or 96 bits. The IPv4 address skips bits 64 to 71, and all
 * bits after it are zero.
 */
function embeddedByNAT64(address: IPv6Address): readonly EmbeddedAddress[] {
  const third = address[2];
  const fourth = address[3];
  const fifth = address[4];
  const sixth = address[5];
  const seventh = address[6];
  const eighth = address[7];
  const inTheLast32Bits = embedded('NAT64', ipv4At(address, 6));
  if (third === 0) return (fourth | fifth | sixth) === 0 ? [inTheLast32Bits] : none;
  if (third !== 1) return none;
  const found = (seventh | eighth) === 0 && (fourth | fifth | sixth) !== 0 ? [] : [inTheLast32Bits];
  if (fifth > 0xff || eighth !== 0 || (seventh & 0xff) !== 0) return found;
  const after = fifth * 0x10000 + sixth;
  if (seventh === 0) {
    if ((sixth & 0xff) === 0) found.push(embedded('NAT64', fourth * 0x10000 + (after >> 8)));
    found.push(embedded('NAT64', (fourth & 0xff) * 0x1000000 + after));
  }
  found.push(embedded('NAT64', after * 0x100 + (seventh >> 8)));
  return found;
}

/** https://www.rfc-editor.org/rfc/rfc5214#section-6.1 */
function isISATAP(address: IPv6Address): boolean {
  return address[5] === 0x5efe && (address[4]! & 0xfdff) === 0;
}
