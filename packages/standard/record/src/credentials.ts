import { checkFields } from './check-url-record.js';
import type { URLRecord } from './url-record.js';

/**
 * https://url.spec.whatwg.org/#include-credentials
 *
 * @param url a URL record
 * @returns whether its username or password is not the empty string
 *
 * @example
 * import { createURLRecord, includesCredentials } from '@url/record';
 *
 * includesCredentials(createURLRecord({ host: 'h', password: 'secret' })); // => true
 */
export function includesCredentials(url: Pick<URLRecord, 'username' | 'password'>): boolean {
  checkFields('url', url, ['username', 'password']);
  return url.username !== '' || url.password !== '';
}

/**
 * https://url.spec.whatwg.org/#cannot-have-a-username-password-port
 *
 * @param url a URL record
 * @returns whether it has no host, an empty host, or the scheme "file"
 *
 * @example
 * import { cannotHaveAUsernamePasswordPort, createURLRecord } from '@url/record';
 *
 * cannotHaveAUsernamePasswordPort(createURLRecord({ scheme: 'mailto' })); // => true
 */
export function cannotHaveAUsernamePasswordPort(url: Pick<URLRecord, 'host' | 'scheme'>): boolean {
  checkFields('url', url, ['host', 'scheme']);
  return url.host === null || url.host === '' || url.scheme === 'file';
}
