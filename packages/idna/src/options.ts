/**
 * https://www.unicode.org/reports/tr46/#Processing
 *
 * The flags of UTS #46's ToUnicode, by its names. All are false unless given.
 */
export interface ToUnicodeOptions {
  /** Refuse labels that begin or end with U+002D (-), or have it in the third and fourth position. */
  readonly checkHyphens?: boolean;
  /** Refuse labels that break the Bidi Rule of RFC 5893, in domains that contain right-to-left text. */
  readonly checkBidi?: boolean;
  /** Refuse U+200C and U+200D where RFC 5892's ContextJ rules do not allow them. */
  readonly checkJoiners?: boolean;
  /** Refuse all of ASCII but letters, digits and U+002D (-). */
  readonly useSTD3ASCIIRules?: boolean;
  /** Map the four deviation characters, as IDNA2003 did. */
  readonly transitionalProcessing?: boolean;
  /** Keep `xn--` labels that are not Punycode as they are. */
  readonly ignoreInvalidPunycode?: boolean;
}

/** https://www.unicode.org/reports/tr46/#ToASCII */
export interface ToASCIIOptions extends ToUnicodeOptions {
  /** Refuse empty labels, labels above 63 and domains above 253 code units. */
  readonly verifyDnsLength?: boolean;
}

/** https://www.unicode.org/reports/tr46/#ToUnicode */
export interface ToUnicodeResult {
  /** The domain in Unicode, also after an error: then as far as it could be converted. */
  readonly domain: string;
  /** Whether an error was recorded. */
  readonly error: boolean;
}
