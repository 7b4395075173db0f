import { domainToUnicode2014, parseHost2014 } from '../domain.js';
import { ParsingContext } from '../parsing-context.js';
import { ipv4addr } from './ipv4addr.js';
import { ipv6addr } from './ipv6addr.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.3.10 host(input) (#rule-host)
 *
 * @param input a string that must match as a whole
 * @param context receives the errors
 * @param start the offset of the input in the whole input
 * @returns an IPv6 address in brackets, an IPv4 address or a domain in ASCII; `null` if the input does not match, or is no
 *   host, which terminates parsing
 *
 * @example
 * import { host } from '@url/drafts/2014';
 *
 * host('www.foo。bar.com'); // => 'www.foo.bar.com'
 * host('0x7f.1'); // => '127.0.0.1'
 * host('[::1]'); // => '[::1]'
 * host('[example.com]'); // => null
 */
export function host(input: string, context: ParsingContext = new ParsingContext(), start = 0): string | null {
  const address = ipv6addr(input, context, start) ?? ipv4addr(input, context, start);
  if (address !== null || context.parseException !== null) return address;
  return /[:/\\?#]/.test(input) ? null : domainOf(input, context, start);
}

function domainOf(input: string, context: ParsingContext, start: number): string | null {
  const end = start + input.length;
  const result = input.replace(/[\t\n\r\u200b\u2060\ufeff]+/g, '');
  if (result !== input) {
    const message = /[\t\n\r]/.test(input)
      ? 'Tab, new line, or carriage return found in host'
      : 'Invisible code point found in host';
    context.indicate('ignored-code-point', message, start, end);
  }
  const { domain, problem } = parseHost2014(result);
  if (domain === null)
    return context.terminate(problem === 'Empty host' ? 'empty-host' : 'invalid-domain', problem, start, end);
  if (isMapped(result, domain)) {
    context.indicate('IDNA-mapped', 'Domain name contains an IDNA mapped character', start, end);
  }
  const address = ipv4addr(domain, context, start);
  if (address !== null || context.parseException !== null) return address;
  if (domain.split('.').indexOf('', 1) > 0) context.indicate('empty-label', 'Empty label in a domain', start, end);
  return domain;
}

/**
 * "If host parsing returned a value that was different than what was provided as input, indicate a conformance error." The recording has
 * no error for "你好你好", whose Punycode is the same domain in Unicode. So Punycode alone is not a difference here.
 */
function isMapped(input: string, domain: string): boolean {
  return domain !== input && domainToUnicode2014(domain) !== input;
}

/**
 * §1.3.10: finds the offset at which a host ends in an authority. The diagram tries an IPv6 address first, which a delimiter or the end has to
 * follow. Otherwise the host is a run of characters that are not delimiters: "[:]" is not an address, so its host is "[", which terminates parsing.
 */
export function endOfHost(input: string): number {
  const brackets = endOfIPv6Address(input);
  return brackets > 0 && /^(?:[:/\\?#]|$)/.test(input.slice(brackets, brackets + 1)) ? brackets : endOfRun(input);
}

/** The diagram of "ipv4addr", whose alternatives are tried in this order. */
const ipv4Prefix =
  /^(?:(?:0[xX][\dA-Fa-f]+|0[0-7]+|\d+)\.(?:(?:0[xX][\dA-Fa-f]+|0[0-7]+|\d+)\.(?:(?:0[xX][\dA-Fa-f]+|0[0-7]+|\d+)\.)?)?)?(?:0[xX][\dA-Fa-f]+|0[0-7]+|\d+)/;

/**
 * §1.3.10: finds the offset at which a host ends in a file URL, in set-host and in set-hostname. A path or `any*` follows the host there, and may
 * start with any character. So in the diagrams an address ends as soon as it is complete: "file://1.2.3.4x/" has the host 1.2.3.4,
 * and `host = "1password.com"` sets 0.0.0.1. This is certainly unintended, but the diagrams say it.
 */
export function endOfHostBeforeAnything(input: string): number {
  const brackets = endOfIPv6Address(input);
  if (brackets > 0) return brackets;
  const numbers = ipv4Prefix.exec(input);
  return numbers === null ? endOfRun(input) : numbers[0].length;
}

/** The end of the IPv6 address at the start of the input; 0 where the input does not start with one. */
function endOfIPv6Address(input: string): number {
  const brackets = /^\[[\dA-Fa-f:.]+\]/.exec(input)?.[0] ?? '';
  const context = new ParsingContext();
  return brackets !== '' && (ipv6addr(brackets, context) !== null || context.parseException !== null)
    ? brackets.length
    : 0;
}

function endOfRun(input: string): number {
  const end = input.search(/[:/\\?#]/);
  return end < 0 ? input.length : end;
}
