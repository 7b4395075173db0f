import { unchangedDomainClass } from '@url/host/internal';
import { COLON, DIGIT_ZERO, FULL_STOP } from '@url/infra';
import { isASCIIDigit } from '@url/infra/internal';
import { defaultPort, isPort } from '@url/record';
import { specialSchemeNames } from '@url/record/internal';
import { ByteRange } from './byte-range.js';

/** Longer rows need the parser: it throws a `RangeError` if the result is too long for a string. */
const mostBytes = 2 ** 16;

/** The schemes of servers. The host of a file URL has other rules. */
const prefixes = specialSchemeNames()
  .filter((scheme) => defaultPort(scheme) !== null)
  .map((scheme) => ({ scheme, bytes: Buffer.from(`${scheme}://`) }));

const unchangedInDomain = new RegExp(unchangedDomainClass);
const isUnchanged = bytesThat((character) => unchangedInDomain.test(character));
const endsAuthority = bytesThat((character) => '/?#\\'.includes(character));

/** Returns 1 for each byte that is an ASCII code unit with a property. */
function bytesThat(isIn: (character: string) => boolean): Uint8Array {
  return Uint8Array.from({ length: 0x100 }, (_, byte) => Number(byte < 0x80 && isIn(String.fromCharCode(byte))));
}

/**
 *     https://www.example.org:8080/path
 *             |           |  |    |
 *             hostStart   |  |    end of the authority
 *                         |  hostEnd
 *                         the last label, which does not start with a digit
 *
 * The scheme and the host of a URL whose head the parser leaves as it is. No state after the port fails or changes the head, so a row is neither
 * decoded nor parsed if all its columns depend on the head alone.
 */
export class PlainHead {
  scheme = '';
  /** A domain. */
  readonly host = new ByteRange();

  /**
   * Reads the head of a URL from bytes; returns `false` if the parser has to read it. What the parser removes or changes is not in a plain head,
   * nor are credentials and addresses.
   */
  read(bytes: Buffer, start: number, end: number): boolean {
    if (end - start > mostBytes) return false;
    for (const { scheme, bytes: prefix } of prefixes) {
      if (!startsWith(bytes, start, prefix)) continue;
      const hostStart = start + prefix.length;
      const hostEnd = endOfDomain(bytes, hostStart, end);
      this.scheme = scheme;
      this.host.set(bytes, hostStart, hostEnd);
      return hostEnd > hostStart && !mayEndInANumber(bytes, hostStart, hostEnd) && isAuthorityEnd(bytes, hostEnd, end);
    }
    return false;
  }
}

function startsWith(bytes: Uint8Array, start: number, prefix: Uint8Array): boolean {
  for (let at = 0; at < prefix.length; at++) if (bytes[start + at] !== prefix[at]) return false;
  return true;
}

/** Returns the end of the code units that the domain parser does not change; the start if it is not before the end. */
function endOfDomain(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end && isUnchanged[bytes[at]!] === 1) at++;
  return at;
}

/** Whether the last label may be a number, decimal or with the prefix "0x", or is empty. */
function mayEndInANumber(bytes: Uint8Array, start: number, end: number): boolean {
  let label = end;
  while (label > start && bytes[label - 1] !== FULL_STOP) label--;
  return label === end || isASCIIDigit(bytes[label]!);
}

/** Whether an authority ends at an offset, or after a port. */
function isAuthorityEnd(bytes: Uint8Array, hostEnd: number, end: number): boolean {
  let at = hostEnd;
  if (at < end && bytes[at] === COLON) {
    let port = 0;
    for (at++; at < end && isASCIIDigit(bytes[at]!); at++) port = port * 10 + bytes[at]! - DIGIT_ZERO;
    if (!isPort(port)) return false;
  }
  return at === end || endsAuthority[bytes[at]!] === 1;
}
