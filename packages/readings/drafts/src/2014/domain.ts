import { toASCII, toUnicode } from '@url/idna';
import { utf8DecodeWithoutBOM } from '@url/infra';
import { toScalarValueString } from '@url/infra/internal';
import { percentDecodeString } from '@url/percent';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.5: domain to ASCII
 *
 * Transitional: "ß" is "ss" here, and "xn--zca" in the URL Standard of today. The flags that UTS #46 added after 2014
 * (CheckHyphens, CheckBidi, CheckJoiners) are off, as the document names none of what they check.
 *
 * @param domain a string
 * @returns the domain in ASCII, or `null` for failure
 *
 * @example
 * import { domainToASCII2014 } from '@url/drafts/2014';
 *
 * domainToASCII2014('faß.ExAmPlE'); // => 'fass.example'
 */
export function domainToASCII2014(domain: string): string | null {
  return toASCII(domain, { useSTD3ASCIIRules: false, transitionalProcessing: true, verifyDnsLength: false });
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.5: domain to Unicode
 *
 * @param domain a domain
 * @returns the domain in Unicode, as far as it can be converted; errors are ignored
 *
 * @example
 * import { domainToUnicode2014 } from '@url/drafts/2014';
 *
 * domainToUnicode2014('xn--6qqa088eba'); // => '你好你好'
 */
export function domainToUnicode2014(domain: string): string {
  return toUnicode(domain, { useSTD3ASCIIRules: false }).domain;
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.5: valid domain
 *
 * An author may write less than the parser accepts. UTS #46 checks all that it can here, also with the flags added after 2014: a domain
 * that breaks IDNA2008's rules for hyphens, Bidi and joiners cannot be registered.
 *
 * @param domain a string
 * @returns whether it is a valid domain
 *
 * @example
 * import { isValidDomain2014 } from '@url/drafts/2014';
 *
 * isValidDomain2014('faß.example'); // => true
 * isValidDomain2014('a_b.example'); // => false
 */
export function isValidDomain2014(domain: string): boolean {
  const rules = { useSTD3ASCIIRules: true, checkHyphens: true, checkBidi: true, checkJoiners: true };
  const result = toASCII(domain, { ...rules, transitionalProcessing: false, verifyDnsLength: true });
  return result !== null && !toUnicode(result, rules).error;
}

/** The characters that the host parser of §1.5 refuses in a domain. */
const forbidden = /[\0\t\n\r #%/:?@[\\\]]/;

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.5: host parser (#concept-host-parser)
 *
 * @param input a string
 * @returns the domain in ASCII; or the reason why there is none, as a message
 *
 * @example
 * import { parseHost2014 } from '@url/drafts/2014';
 *
 * parseHost2014('EX%41MPLE.com'); // => { domain: 'example.com', problem: null }
 * parseHost2014('a b'); // => { domain: null, problem: 'Invalid domain character U+0020' }
 */
export function parseHost2014(
  input: string,
): { readonly domain: string; readonly problem: null } | { readonly domain: null; readonly problem: string } {
  if (input === '') return { domain: null, problem: 'Empty host' };
  const domain = input.includes('%') ? utf8DecodeWithoutBOM(percentDecodeString(input)) : toScalarValueString(input);
  const asciiDomain = domainToASCII2014(domain);
  if (asciiDomain === null) return { domain: null, problem: 'Invalid codepoint in a domain' };
  const character = forbidden.exec(asciiDomain)?.[0];
  if (character === undefined) return { domain: asciiDomain, problem: null };
  const codePoint = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return { domain: null, problem: `Invalid domain character U+${codePoint}` };
}
