import { hashOf, hostnameOf, hostOf, hrefOf, originOf, pathnameOf, portOf, protocolOf, searchOf } from './getters.js';
import { type ParsedInput, parseInput, type URLUtilsReadOnlyOptions } from './input.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §2 and §2.3: URLUtilsReadOnly
 *
 * For objects such as a worker's `location`. It has no credentials and no query object.
 *
 * @example
 * import { URLUtilsReadOnly } from '@url/drafts/2014';
 *
 * const location = new URLUtilsReadOnly('/worker.js?a', { getTheBase: () => 'http://example.org/' });
 * location.href; // => 'http://example.org/worker.js?a'
 * location.pathname; // => '/worker.js'
 * new URLUtilsReadOnly('http://test:test/').href; // => 'http://test:test/'
 */
export class URLUtilsReadOnly {
  private readonly parsed: ParsedInput;

  /**
   * @param input a string, or `null` for none
   * @param options what the specification of the object defines
   */
  constructor(input: string | null, options?: URLUtilsReadOnlyOptions | null) {
    this.parsed = parseInput(input, options);
  }

  get href(): string {
    return hrefOf(this.parsed.url, this.parsed.input);
  }

  get origin(): string {
    return originOf(this.parsed.url);
  }

  get protocol(): string {
    return protocolOf(this.parsed.url);
  }

  get host(): string {
    return hostOf(this.parsed.url);
  }

  get hostname(): string {
    return hostnameOf(this.parsed.url);
  }

  get port(): string {
    return portOf(this.parsed.url);
  }

  get pathname(): string {
    return pathnameOf(this.parsed.url);
  }

  get search(): string {
    return searchOf(this.parsed.url);
  }

  get hash(): string {
    return hashOf(this.parsed.url);
  }

  toString(): string {
    return this.href;
  }
}
