import tr46 from 'tr46';
import type { ToASCIIOptions } from './options.js';

/**
 * https://www.unicode.org/reports/tr46/#ToASCII
 */
export function toASCII(domain: string, options: ToASCIIOptions = {}): string | null {
  return tr46.toASCII(domain, { ...options, verifyDNSLength: options.verifyDnsLength ?? false });
}
