import { isASCIIString } from '@url/infra';
import { dots } from './dots.js';
import { idna2003 } from './python-idna.js';
import { lowercaseOfUnicode3, newerThanUnicode3 } from './unicode-3.js';

/**
 * The domain that java.net.IDN.toASCII makes of a host, by IDNA 2003 in the version of Unicode that it is defined for; `null` if it refuses the host.
 * The case of labels in ASCII does not change.
 */
export function idnByJava(host: string): string | null {
  if (host.length === 1 && dots.test(host)) return '.';
  return newerThanUnicode3.test(host) ? null : idna2003(host, lowercaseOfUnicode3);
}

/** The same for a host that is not in ASCII; a host in ASCII stays as it is. */
export function idnOfUnicode(host: string): string | null {
  return isASCIIString(host) ? host : idnByJava(host);
}
