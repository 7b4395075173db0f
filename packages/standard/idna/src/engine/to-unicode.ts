import { checkString, ideographicFullStops } from '@url/infra/internal';
import { readFlags, type ToUnicodeResult } from '../options.js';
import { checkFlags, convertDomain, satisfies, type ToUnicodeOptions } from './to-ascii.js';

/** The full stops of UTS #46. */
const dots = /* @__PURE__ */ new RegExp(`[.${ideographicFullStops}]`);

/**
 * https://www.unicode.org/reports/tr46/#ToUnicode
 *
 * Converts by the engine's host parser, with the engine's version of Unicode.
 *
 * @param domain any string
 * @param options the flags of UTS #46; an engine has `checkBidi` and `checkJoiners`
 * @returns the domain in Unicode, as far as it could be converted, and whether UTS #46 records an error
 * @throws TypeError if the domain is not a string, for unknown options, and for flags that the engine does not have
 */
export function toUnicode(domain: string, options: ToUnicodeOptions): ToUnicodeResult {
  checkString('domain', domain);
  const flags = readFlags(options);
  checkFlags(flags);
  const converted = convertDomain(domain);
  if (converted !== null) return { domain: converted.labels.join('.'), error: !satisfies(converted, flags) };
  const labels = domain.split(dots).map((label) => convertDomain(label)?.labels[0] ?? label);
  return { domain: labels.join('.'), error: true };
}
