import { domainToUnicode, parseHost2014 } from '../domain.js';
import { ParsingContext } from '../parsing-context.js';
import { ipv4addr } from './ipv4addr.js';
import { ipv6addr } from './ipv6addr.js';

/**
 * URL, webspecs 2014, §1.3.10 host(input)
 *
 * @param input a string, all of which has to match
 * @param context told of errors
 * @param start the offset of the input in the whole input
 * @returns an IPv6 address in brackets, an IPv4 address or a domain in ASCII; `null` where the input does not match, or is no
 *   host, which terminates parsing
 *
 * @example
 * import { host } from '@url/dialects/webspecs-2014';
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
 * "If host parsing returned a value that was different than what was provided as input, indicate a conformance error." The
 * recording has none for "你好你好", which is different in ASCII but the same again in Unicode, so that Punycode alone is no
 * difference.
 */
function isMapped(input: string, domain: string): boolean {
  return domain !== input && domainToUnicode(domain) !== input;
}

/**
 * The offset at which a host ends in what follows it: the diagrams of "authority", "file-url" and the setters try an IPv6
 * address first, and go back to the run of characters that are no delimiters unless it matches, and a delimiter or the end
 * stands behind it. "[:]" does not match, and is the host "[", which terminates parsing.
 */
export function endOfHost(input: string): number {
  const [brackets = ''] = /^\[[\dA-Fa-f:.]+\](?![^:/\\?#])/.exec(input) ?? [];
  if (brackets !== '') {
    const context = new ParsingContext();
    if (ipv6addr(brackets, context) !== null || context.parseException !== null) return brackets.length;
  }
  const end = input.search(/[:/\\?#]/);
  return end < 0 ? input.length : end;
}
