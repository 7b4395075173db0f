import tr46 from 'tr46';
import type { ToUnicodeOptions, ToUnicodeResult } from './options.js';

/**
 * https://www.unicode.org/reports/tr46/#ToUnicode
 */
export function toUnicode(domain: string, options: ToUnicodeOptions = {}): ToUnicodeResult {
  return tr46.toUnicode(domain, options);
}
