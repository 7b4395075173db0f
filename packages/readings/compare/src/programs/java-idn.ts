import { isASCIIString } from '@url/infra';
import { idna2003 } from './python-idna.js';
import { newerThanUnicode3 } from './unicode-3.js';
import { newerThanUnicode14 } from './unicode-14.js';

/**
 * The domain that java.net.IDN.toASCII makes of a host, by IDNA 2003 in the version of Unicode that it is defined for; `null` if it refuses the host.
 * The case of labels in ASCII does not change.
 */
export function idnByJava(host: string): string | null {
  if (/^[.\u3002\uff0e\uff61]$/.test(host)) return '.';
  return newerThanUnicode3.test(host) || newerThanUnicode14.test(host) ? null : idna2003(host);
}

/** The same for a host that is not in ASCII; a host in ASCII stays as it is. */
export function idnOfUnicode(host: string): string | null {
  return isASCIIString(host) ? host : idnByJava(host);
}
