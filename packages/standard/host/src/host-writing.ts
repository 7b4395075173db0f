import { checkString } from '@url/infra/internal';
import { endOfURLUnits } from '@url/percent/internal';
import { parseDomain } from './domain.js';
import { firstForbiddenHostCodePoint } from './forbidden-code-points.js';
import { withoutBrackets } from './host-and-port.js';
import { endsInANumber } from './ipv4.js';

/**
 * https://url.spec.whatwg.org/#valid-host-string
 *
 * Tests whether a string may be written as the host of a special URL. The host parser accepts more.
 *
 * @param input a string, an IPv6 address in brackets
 * @returns whether it is a valid domain, a valid IPv4 address, or a valid IPv6 address in brackets
 * @throws TypeError if the input is not a string
 *
 * @example
 * import { isValidHostString } from '@url/host';
 *
 * isValidHostString('EXAMPLE.com'); // => true
 * isValidHostString('[::1]'); // => true
 * isValidHostString('127.1'); // => false
 */
export function isValidHostString(input: string): boolean {
  checkString('input', input);
  return isBracketedIPv6Address(input) || isValidIPv4AddressString(input) || isValidDomain(input);
}

/**
 * https://url.spec.whatwg.org/#valid-domain
 *
 * @param input a string
 * @returns whether the strict domain parser accepts it, and it does not end in a number
 * @throws TypeError if the input is not a string
 *
 * @example
 * import { isValidDomain } from '@url/host';
 *
 * isValidDomain('☕.example'); // => true
 * isValidDomain('a_b.example'); // => false
 * isValidDomain('1.2.3.4'); // => false
 */
export function isValidDomain(input: string): boolean {
  checkString('input', input);
  const domain = parseDomain(input, { beStrict: true });
  return domain !== null && !endsInANumber(domain);
}

/**
 * https://url.spec.whatwg.org/#valid-ipv4-address-string
 *
 * @param input a string
 * @returns whether it is four shortest decimal numbers from 0 to 255 with U+002E (.) between them
 * @throws TypeError if the input is not a string
 *
 * @example
 * import { isValidIPv4AddressString } from '@url/host';
 *
 * isValidIPv4AddressString('127.0.0.1'); // => true
 * isValidIPv4AddressString('127.0.0.01'); // => false
 */
export function isValidIPv4AddressString(input: string): boolean {
  checkString('input', input);
  const numbers = input.split('.', 5);
  return numbers.length === 4 && numbers.every((number) => shortestDecimal.test(number) && Number(number) <= 0xff);
}

const shortestDecimal = /^(?:0|[1-9]\d{0,2})$/;

/**
 * https://url.spec.whatwg.org/#valid-ipv6-address-string
 *
 * @param input a string, without the brackets
 * @returns whether it is eight pieces without leading zeros, the last two perhaps as an IPv4 address; or, with one U+003A
 *   U+003A (::) in place of at least one piece, fewer
 * @throws TypeError if the input is not a string
 *
 * @example
 * import { isValidIPv6AddressString } from '@url/host';
 *
 * isValidIPv6AddressString('2001:db8::1'); // => true
 * isValidIPv6AddressString('::ffff:127.0.0.1'); // => true
 * isValidIPv6AddressString('2001:0db8::1'); // => false
 */
export function isValidIPv6AddressString(input: string): boolean {
  checkString('input', input);
  const compression = input.indexOf('::');
  if (compression < 0) return effectivePieceLength(input, true) === 8;
  const preceding = input.slice(0, compression);
  const following = input.slice(compression + 2);
  const precedingLength = preceding === '' ? 0 : effectivePieceLength(preceding, false);
  const followingLength = following === '' ? 0 : effectivePieceLength(following, true);
  return precedingLength + followingLength <= 7;
}

/**
 * https://url.spec.whatwg.org/#effective-piece-length
 *
 * `NaN` for a string that is not made of pieces, so that every comparison with it is false.
 */
function effectivePieceLength(pieces: string, mayEndInIPv4: boolean): number {
  const list = pieces.split(':', 9);
  const hasIPv4 = mayEndInIPv4 && isValidIPv4AddressString(list[list.length - 1]!);
  if (hasIPv4) list.pop();
  return list.every((piece) => shortestHexadecimal.test(piece)) ? list.length + (hasIPv4 ? 2 : 0) : Number.NaN;
}

/** https://url.spec.whatwg.org/#valid-ipv6-piece-string */
const shortestHexadecimal = /^(?:0|[1-9A-Fa-f][\dA-Fa-f]{0,3})$/;

/**
 * https://url.spec.whatwg.org/#valid-opaque-host-string
 *
 * Tests whether a string may be written as the host of a URL that is not special. It rejects the empty string.
 *
 * @param input a string, an IPv6 address in brackets
 * @returns whether it is one or more URL units, none of them a forbidden host code point, or a valid IPv6 address in brackets
 * @throws TypeError if the input is not a string
 *
 * @example
 * import { isValidOpaqueHostString } from '@url/host';
 *
 * isValidOpaqueHostString('a_b%20c'); // => true
 * isValidOpaqueHostString('a|b'); // => false
 */
export function isValidOpaqueHostString(input: string): boolean {
  checkString('input', input);
  if (isBracketedIPv6Address(input)) return true;
  if (input === '' || firstForbiddenHostCodePoint.test(input)) return false;
  return endOfURLUnits(input, 0, input.length) === input.length;
}

function isBracketedIPv6Address(input: string): boolean {
  const address = withoutBrackets(input);
  return address !== null && isValidIPv6AddressString(address);
}
