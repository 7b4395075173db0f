import {
  toASCII as domainToASCII,
  toUnicode as domainToUnicode,
  type ToASCIIOptions as Flags,
  type ToUnicodeResult,
} from '@url/idna';
import { memberOf } from '@url/infra/internal';

/** The flags of UTS #46 under tr46's names. All are false by default. */
export interface Options {
  /** Reject domains with right-to-left text that break the Bidi Rule of RFC 5893. */
  readonly checkBidi?: boolean | undefined;
  /** Reject labels with U+002D (-) at the start, at the end, or in both the third and the fourth position. */
  readonly checkHyphens?: boolean | undefined;
  /** Reject U+200C and U+200D where RFC 5892's ContextJ rules do not allow them. */
  readonly checkJoiners?: boolean | undefined;
  /** Keep `xn--` labels that are not valid Punycode. */
  readonly ignoreInvalidPunycode?: boolean | undefined;
  /** Map the four deviation characters, as IDNA2003 did. */
  readonly transitionalProcessing?: boolean | undefined;
  /** Reject ASCII characters except letters, digits and U+002D (-). */
  readonly useSTD3ASCIIRules?: boolean | undefined;
}

/** The flags of ToASCII. */
export interface ToASCIIOptions extends Options {
  /** Reject empty labels, labels longer than 63 code units and domains longer than 253. */
  readonly verifyDNSLength?: boolean | undefined;
}

/**
 * https://www.unicode.org/reports/tr46/#ToASCII
 *
 * @param domainName any string
 * @param options the flags of UTS #46
 * @returns the domain in ASCII; `null` if UTS #46 records an error
 *
 * @example
 * import { toASCII } from '@url/tr46';
 *
 * toASCII('Bücher.example'); // => 'xn--bcher-kva.example'
 * toASCII('a..b', { verifyDNSLength: true }); // => null
 */
export function toASCII(domainName: string, options?: ToASCIIOptions): string | null {
  return domainToASCII(domainName, options && toFlags(options));
}

/**
 * https://www.unicode.org/reports/tr46/#ToUnicode
 *
 * @param domainName any string
 * @param options the flags of UTS #46
 * @returns the domain in Unicode, as far as it could be converted, and whether UTS #46 records an error
 *
 * @example
 * import { toUnicode } from '@url/tr46';
 *
 * toUnicode('xn--bcher-kva.example'); // => { domain: 'bücher.example', error: false }
 */
export function toUnicode(domainName: string, options?: Options): ToUnicodeResult {
  return domainToUnicode(domainName, options && toFlags(options));
}

/** Translates the one flag whose name differs. An inherited flag counts, as in tr46, except one of `Object.prototype`. */
function toFlags(options: ToASCIIOptions): Flags {
  const flag = (name: keyof ToASCIIOptions): boolean => Boolean(memberOf(options, name));
  return {
    checkBidi: flag('checkBidi'),
    checkHyphens: flag('checkHyphens'),
    checkJoiners: flag('checkJoiners'),
    ignoreInvalidPunycode: flag('ignoreInvalidPunycode'),
    transitionalProcessing: flag('transitionalProcessing'),
    useSTD3ASCIIRules: flag('useSTD3ASCIIRules'),
    verifyDnsLength: flag('verifyDNSLength'),
  };
}
