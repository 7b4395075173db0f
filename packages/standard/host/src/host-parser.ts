import { LEFT_SQUARE_BRACKET, RIGHT_SQUARE_BRACKET, type ValidationErrorHandler } from '@url/infra';
import {
  checkOptions,
  checkString,
  type ErrorReporter,
  fail,
  isASCIIString,
  option,
  report,
  reporterFor,
  toScalarValueString,
  within,
} from '@url/infra/internal';
import { percentDecodeText, percentEncodedBytePattern } from '@url/percent/internal';
import { convertToASCII, parseLenientDomain } from './domain.js';
import type { Host } from './host.js';
import { endsInANumber, readIPv4 } from './ipv4.js';
import { readIPv6 } from './ipv6.js';
import { readOpaqueHost } from './opaque-host.js';

/** The options of the host parser. */
export interface HostParseOptions {
  /** Whether the scheme of the URL is not special; `false` by default. */
  readonly isOpaque?: boolean | null | undefined;
  /**
   * Called with each error in the host, at offsets into the input. In a host that had to be percent-decoded or converted to ASCII first,
   * an error of an IPv4 address has the whole host as its range.
   */
  readonly onValidationError?: ValidationErrorHandler | null | undefined;
}

/**
 * https://url.spec.whatwg.org/#concept-host-parser
 *
 * @param input a string; the empty string is failure unless the host is opaque, because the standard does not parse the empty host
 * @returns a domain or an opaque host as a string, an IPv4 address as a number, an IPv6 address as eight pieces, or `null`
 *   for failure
 * @throws TypeError if the input is not a string, or for unknown options
 *
 * @example
 * import { parseHost } from '@url/host';
 *
 * parseHost('EXAMPLE.com'); // => 'example.com'
 * parseHost('%31%32%37.0.0.1'); // => 0x7f000001
 * parseHost('[::1]'); // => [0, 0, 0, 0, 0, 0, 0, 1]
 * parseHost('exa mple.org'); // => null
 * parseHost('EXAMPLE.com', { isOpaque: true }); // => 'EXAMPLE.com'
 */
export function parseHost(input: string, options?: HostParseOptions | null): Host | null {
  checkString('input', input);
  checkOptions(options, ['isOpaque', 'onValidationError']);
  const reporter = reporterFor(option(options, 'onValidationError'));
  return readHost(input, 0, input.length, option(options, 'isOpaque') ?? false, reporter);
}

/**
 * Parses the host between two offsets, and reports its errors to the reporter of the URL parser.
 * Part of https://url.spec.whatwg.org/#concept-host-parser.
 */
export function readHost(
  input: string,
  start: number,
  end: number,
  isOpaque: boolean,
  reporter: ErrorReporter | null,
): Host | null {
  if (start < end && input.charCodeAt(start) === LEFT_SQUARE_BRACKET) {
    const isClosed = input.charCodeAt(end - 1) === RIGHT_SQUARE_BRACKET;
    if (!isClosed) return fail(reporter, 'host', 'IPv6-unclosed', start, end);
    return readIPv6(input, start + 1, end - 1, reporter);
  }
  const host = input.slice(start, end);
  return isOpaque ? readOpaqueHost(host, within(reporter, start)) : readDomainOrIPv4(host, reporter, start);
}

/**
 * Parses the host of a special URL between two offsets, if it is not ASCII, and its ASCII code units are neither forbidden nor U+0025 (%). So only
 * UTS #46 can change it. Part of https://url.spec.whatwg.org/#concept-host-parser.
 */
export function readNonASCIIDomain(
  input: string,
  start: number,
  end: number,
  reporter: ErrorReporter | null,
): string | number | null {
  const asciiDomain = convertToASCII(input.slice(start, end));
  if (asciiDomain === null) return fail(reporter, 'host', 'domain-to-ASCII', start, end);
  if (!endsInANumber(asciiDomain)) return asciiDomain;
  return readIPv4(asciiDomain, 0, asciiDomain.length, within(reporter, start, end));
}

/** @param start the offset of the host in the input of the reporter */
function readDomainOrIPv4(host: string, reporter: ErrorReporter | null, start: number): string | number | null {
  const domain = host.includes('%') ? percentDecodeDomain(host, within(reporter, start)) : host;
  const isDecoded = domain !== host;
  const asciiDomain = parseLenientDomain(host, domain, within(reporter, start));
  if (asciiDomain === null || !endsInANumber(asciiDomain)) return asciiDomain;
  const isConverted = domain !== asciiDomain && !isASCIIString(domain);
  if (isConverted) report(reporter, 'host', 'IPv4-non-ASCII-input', start, start + host.length);
  const isSameText = !isDecoded && !isConverted;
  const ipv4Reporter = within(reporter, start, isSameText ? null : start + host.length);
  return readIPv4(asciiDomain, 0, asciiDomain.length, ipv4Reporter);
}

const percentEncoded = /* @__PURE__ */ new RegExp(percentEncodedBytePattern);

function percentDecodeDomain(input: string, reporter: ErrorReporter | null): string {
  const place = input.search(percentEncoded);
  if (place < 0) return input;
  report(reporter, 'host', 'domain-percent-encoded', place, place + 3);
  return percentDecodeText(toScalarValueString(input));
}
