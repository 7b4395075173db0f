import { isPlainObject, option } from '@url/infra/internal';

/**
 * https://www.unicode.org/reports/tr46/#Processing
 *
 * The flags of UTS #46's ToUnicode, by its names. All are false by default.
 */
export interface ToUnicodeOptions {
  /** Refuse labels that begin or end with U+002D (-), or have it in the third and fourth position. */
  readonly checkHyphens?: boolean | null;
  /** Refuse labels that break the Bidi Rule of RFC 5893, in domains that contain right-to-left text. */
  readonly checkBidi?: boolean | null;
  /** Refuse U+200C and U+200D where RFC 5892's ContextJ rules do not allow them. */
  readonly checkJoiners?: boolean | null;
  /** Refuse ASCII characters except letters, digits and U+002D (-). */
  readonly useSTD3ASCIIRules?: boolean | null;
  /** Map the four deviation characters, as IDNA2003 did. */
  readonly transitionalProcessing?: boolean | null;
  /** Keep `xn--` labels that are not Punycode as they are. */
  readonly ignoreInvalidPunycode?: boolean | null;
}

/** https://www.unicode.org/reports/tr46/#ToASCII */
export interface ToASCIIOptions extends ToUnicodeOptions {
  /** Refuse empty labels, labels longer than 63 code units and domains longer than 253. */
  readonly verifyDnsLength?: boolean | null;
}

/** https://www.unicode.org/reports/tr46/#ToUnicode */
export interface ToUnicodeResult {
  /** The domain in Unicode, also after an error: then as far as it could be converted. */
  readonly domain: string;
  /** Whether an error was recorded. */
  readonly error: boolean;
}

/** The flags of an operation, each of them given. */
export type Flags = { readonly [Name in keyof ToASCIIOptions]-?: boolean };

/**
 * Reads the flags once. A property of `Object.prototype` is not a flag.
 *
 * @throws TypeError for an unknown name, such as `verifyDNSLength`, and for options that are not a plain object, because their flags would be
 *   ignored: without a flag the function would accept more
 */
export function readFlags(options: ToASCIIOptions | null | undefined): Flags {
  const flags = {
    checkHyphens: Boolean(option(options, 'checkHyphens')),
    checkBidi: Boolean(option(options, 'checkBidi')),
    checkJoiners: Boolean(option(options, 'checkJoiners')),
    useSTD3ASCIIRules: Boolean(option(options, 'useSTD3ASCIIRules')),
    transitionalProcessing: Boolean(option(options, 'transitionalProcessing')),
    ignoreInvalidPunycode: Boolean(option(options, 'ignoreInvalidPunycode')),
    verifyDnsLength: Boolean(option(options, 'verifyDnsLength')),
  };
  const given = options ?? {};
  const unknown = isPlainObject(given)
    ? Object.keys(given).find((name) => option(flags, name as never) === null)
    : 'a value that is not a plain object';
  if (unknown !== undefined)
    throw new TypeError(`Cannot use the argument options: ${unknown} is not a flag of UTS #46`);
  return flags;
}
