import { isASCIIString, toScalarValueString, type ValidationErrorHandler } from '@url/infra';
import { type ErrorReporter, fail, option, report, reporterFor } from '@url/infra/internal';
import { percentDecodeText, percentEncodedByte } from '@url/percent/internal';
import { parseLenientDomain } from './domain.js';
import type { Host } from './host.js';
import { endsWithBracket, startsWithBracket } from './host-and-port.js';
import { endsInANumber, readIPv4 } from './ipv4.js';
import { readIPv6 } from './ipv6.js';
import { readOpaqueHost } from './opaque-host.js';

/** The options of the host parser. */
export interface HostParseOptions {
  /** Whether the URL that the host belongs to is not special; `false` unless given. */
  readonly isOpaque?: boolean | null | undefined;
  /**
   * Called with each error in the host, at offsets into the input. In a host that had to be percent-decoded or converted to ASCII first,
   * each error has the whole host as its range.
   */
  readonly onValidationError?: ValidationErrorHandler | null | undefined;
}

/**
 * https://url.spec.whatwg.org/#concept-host-parser
 *
 * @param input a string; the empty string is failure unless the host is opaque, since the empty host is not parsed
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
 * parseHost('EXAMPLE.com', { isOpaque: true }); // => 'EXAMPLE.com'
 */
export function parseHost(input: string, options?: HostParseOptions | null): Host | null {
  return readHost(input, option(options, 'isOpaque') ?? false, reporterFor(option(options, 'onValidationError')));
}

/** Parses a host, and reports its errors to the reporter of the URL parser. Part of https://url.spec.whatwg.org/#concept-host-parser. */
export function readHost(input: string, isOpaque: boolean, reporter: ErrorReporter | null): Host | null {
  if (startsWithBracket(input)) {
    if (!endsWithBracket(input)) return fail(reporter, 'host', 'IPv6-unclosed', 0, input.length);
    return readIPv6(input, 1, input.length - 1, reporter);
  }
  return isOpaque ? readOpaqueHost(input, reporter) : readDomainOrIPv4(input, reporter);
}

function readDomainOrIPv4(input: string, reporter: ErrorReporter | null): string | number | null {
  const domain = input.includes('%') ? percentDecodeDomain(input, reporter) : input;
  setDecodedLength(reporter, domain === input ? -1 : input.length);
  const asciiDomain = parseLenientDomain(domain, reporter);
  const isIPv4 = asciiDomain !== null && endsInANumber(asciiDomain);
  if (isIPv4 && domain !== asciiDomain && !isASCIIString(domain)) {
    report(reporter, 'host', 'IPv4-non-ASCII-input', 0, input.length);
    setDecodedLength(reporter, input.length);
  }
  const host = isIPv4 ? readIPv4(asciiDomain, 0, asciiDomain.length, reporter) : asciiDomain;
  setDecodedLength(reporter, -1);
  return host;
}

const percentEncoded = /* @__PURE__ */ new RegExp(percentEncodedByte);

function setDecodedLength(reporter: ErrorReporter | null, length: number): void {
  if (reporter !== null) reporter.decodedLength = length;
}

function percentDecodeDomain(input: string, reporter: ErrorReporter | null): string {
  const percentEncodedByte = input.search(percentEncoded);
  if (percentEncodedByte < 0) return input;
  report(reporter, 'host', 'domain-percent-encoded', percentEncodedByte, percentEncodedByte + 3);
  return percentDecodeText(toScalarValueString(input), 0, input.length, -1);
}
