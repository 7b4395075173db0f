import { option } from '@url/infra/internal';
import { hrefOf } from './getters.js';
import { parseInput, type URLUtilsReadOnlyOptions } from './input.js';
import { URLUtilsMembers } from './url-utils-members.js';

/** URL, webspecs 2014, §2: what the specification of an object defines for it. */
export interface URLUtilsOptions extends URLUtilsReadOnlyOptions {
  /** The "update steps": called with the new value, so that an underlying string (an attribute) can be updated. */
  readonly updateSteps?: (value: string) => void;
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §2 and §2.3: URLUtils
 *
 * For objects such as an `a` element. An `href` that cannot be parsed stays as it was given.
 *
 * @example
 * import { URLUtils } from '@url/drafts/2014';
 *
 * let attribute = '';
 * const a = new URLUtils('b', { getTheBase: () => 'http://example.org/a', updateSteps: (value) => (attribute = value) });
 * a.hash = 'c';
 * attribute; // => 'http://example.org/b#c'
 * a.href = 'https://test:test/';
 * a.href; // => 'https://test:test/'
 * a.protocol; // => ':'
 */
export class URLUtils extends URLUtilsMembers {
  private readonly options: URLUtilsOptions | null | undefined;

  /**
   * @param input a string, or `null` for none
   * @param options what the specification of the object defines
   */
  constructor(input: string | null, options?: URLUtilsOptions | null) {
    super(option(options, 'queryEncoding') ?? undefined, option(options, 'updateSteps') ?? undefined);
    this.options = options;
    this.setTheInput(parseInput(input, options));
  }

  get href(): string {
    return hrefOf(this.url, this.input);
  }

  set href(value: string) {
    this.setTheInput(parseInput(value, this.options));
    this.preUpdate(String(value));
  }

  override toString(): string {
    return this.href;
  }
}
