import { quoteURL } from '@url/infra/internal';
import { domainToUnicode2014 } from '../domain.js';
import { basicURLParse2014 } from '../parser.js';
import { ParsingContext } from '../parsing-context.js';
import { host } from '../rules/host.js';
import { ipv4addr } from '../rules/ipv4addr.js';
import { createURLRecord2014, type URLRecord2014 } from '../url-record.js';
import { hrefOf } from './getters.js';
import { URLUtilsMembers } from './url-utils-members.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §2.1, §2.2 and §2.3: URL
 *
 * @example
 * import { URL2014 } from '@url/drafts/2014';
 *
 * const url = new URL2014('../💩?a=1', 'gopher://example.org:70/foo/bar');
 * url.href; // => 'gopher://example.org/foo/%F0%9F%92%A9?a=1'
 * url.searchParams.append('b', '2');
 * url.search; // => '?a=1&b=2'
 * URL2014.domainToASCII('faß.example'); // => 'fass.example'
 */
export class URL2014 extends URLUtilsMembers {
  private readonly base: URLRecord2014;

  /**
   * @param url a string
   * @param base a string that is an absolute URL
   * @throws TypeError if one of them cannot be parsed
   */
  constructor(url: string, base = 'about:blank') {
    super(undefined, undefined);
    this.base = parse(base, createURLRecord2014({ scheme: 'about' }));
    this.setTheInput({ input: '', url: parse(url, this.base) });
  }

  /**
   * @param domain a string
   * @returns the domain in ASCII, or the empty string for failure and for addresses
   */
  static domainToASCII(domain: string): string {
    const asciiDomain = host(String(domain));
    return asciiDomain === null || asciiDomain.startsWith('[') || ipv4addr(asciiDomain) !== null ? '' : asciiDomain;
  }

  /**
   * @param domain a string
   * @returns the domain in Unicode, or the empty string for failure and for addresses
   */
  static domainToUnicode(domain: string): string {
    return domainToUnicode2014(URL2014.domainToASCII(domain));
  }

  get href(): string {
    return hrefOf(this.url, this.input);
  }

  /** @throws TypeError if the value cannot be parsed; the URL stays as it was */
  set href(value: string) {
    this.setTheInput({ input: '', url: parse(value, this.base) });
  }

  override toString(): string {
    return this.href;
  }
}

function parse(input: string, base: URLRecord2014): URLRecord2014 {
  const context = new ParsingContext({ base });
  const url = basicURLParse2014(String(input), context);
  if (url === null)
    throw new TypeError(`Cannot parse ${quoteURL(String(input))} as a URL: ${context.parseException!.message}`);
  return url;
}
