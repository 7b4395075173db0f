import {
  fail,
  isASCIIString,
  LEFT_SQUARE_BRACKET,
  RIGHT_SQUARE_BRACKET,
  report,
  utf8DecodeWithoutBOM,
  type ValidationErrorHandler,
} from '@url/infra';
import { percentDecodeString } from '@url/percent';
import { parseDomain } from './domain.js';
import type { Host } from './host.js';
import { endsInANumber, parseIPv4 } from './ipv4.js';
import { parseIPv6 } from './ipv6.js';
import { parseOpaqueHost } from './opaque-host.js';

/**
 * https://url.spec.whatwg.org/#concept-host-parser
 *
 * @param input a string; the empty host is not parsed, and gives failure where it is no opaque host
 * @param isOpaque whether the URL that it belongs to is not special
 * @param onValidationError told of each error in the host, at offsets into input; of a host that had to be percent-decoded
 *   or converted to ASCII first, the errors in the result are told at the whole of it
 * @returns a domain or an opaque host as a string, an IPv4 address as a number, an IPv6 address as eight pieces, or `null`
 *   for failure
 *
 * @example
 * import { parseHost } from '@url/host';
 *
 * parseHost('EXAMPLE.com'); // => 'example.com'
 * parseHost('%31%32%37.0.0.1'); // => 0x7f000001
 * parseHost('[::1]'); // => [0, 0, 0, 0, 0, 0, 0, 1]
 * parseHost('exa mple.org'); // => null
 * parseHost('EXAMPLE.com', true); // => 'EXAMPLE.com'
 */
export function parseHost(
  input: string,
  isOpaque = false,
  onValidationError: ValidationErrorHandler | null = null,
): Host | null {
  if (input.charCodeAt(0) === LEFT_SQUARE_BRACKET) {
    if (input.charCodeAt(input.length - 1) !== RIGHT_SQUARE_BRACKET) {
      return fail(onValidationError, 'IPv6-unclosed', 0, input.length);
    }
    return parseIPv6(input.slice(1, -1), behindTheBracket(onValidationError));
  }
  return isOpaque ? parseOpaqueHost(input, onValidationError) : parseDomainOrIPv4(input, onValidationError);
}

function parseDomainOrIPv4(input: string, onValidationError: ValidationErrorHandler | null): string | number | null {
  const domain = input.includes('%') ? percentDecodeDomain(input, onValidationError) : input;
  const inDomain = domain === input ? onValidationError : atTheWholeOf(input, onValidationError);
  const asciiDomain = parseDomain(domain, false, inDomain);
  if (asciiDomain === null || !endsInANumber(asciiDomain)) return asciiDomain;
  if (onValidationError === null || isASCIIString(domain)) return parseIPv4(asciiDomain, inDomain);
  report(onValidationError, 'IPv4-non-ASCII-input', 0, input.length);
  return parseIPv4(asciiDomain, atTheWholeOf(input, onValidationError));
}

function percentDecodeDomain(input: string, onValidationError: ValidationErrorHandler | null): string {
  const percentEncodedByte = input.search(/%[\dA-Fa-f]{2}/);
  if (percentEncodedByte < 0) return input;
  report(onValidationError, 'domain-percent-encoded', percentEncodedByte, percentEncodedByte + 3);
  return utf8DecodeWithoutBOM(percentDecodeString(input));
}

function behindTheBracket(handler: ValidationErrorHandler | null): ValidationErrorHandler | null {
  return handler && ((error) => handler({ ...error, start: error.start + 1, end: error.end + 1 }));
}

function atTheWholeOf(input: string, handler: ValidationErrorHandler | null): ValidationErrorHandler | null {
  return handler && ((error) => handler({ ...error, start: 0, end: input.length }));
}
