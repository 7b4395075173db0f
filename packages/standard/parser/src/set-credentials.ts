import { acceptsRecords, checkString } from '@url/infra/internal';
import { userinfoPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import type { URLRecord } from '@url/record';
import { checkFields } from '@url/record/internal';

/**
 * https://url.spec.whatwg.org/#set-the-username
 *
 * @param url a URL record, which is changed; callers ask `cannotHaveAUsernamePasswordPort` first
 * @param username any string; it is percent-encoded
 * @throws TypeError if `url` is not a URL record, or the text is not a string
 *
 * @example
 * import { parseURL, setTheUsername } from '@url/parser';
 *
 * const url = parseURL('ftp://example.org/');
 * if (url !== null) setTheUsername(url, 'me@home');
 * url?.username; // => 'me%40home'
 */
export function setTheUsername(url: URLRecord, username: string): void {
  checkFields('url', url, ['scheme']);
  if (acceptsRecords) checkString('username', username);
  url.username = utf8PercentEncode(username, userinfoPercentEncodeSet);
}

/**
 * https://url.spec.whatwg.org/#set-the-password
 *
 * @param url a URL record, which is changed; callers ask `cannotHaveAUsernamePasswordPort` first
 * @param password any string; it is percent-encoded
 * @throws TypeError if `url` is not a URL record, or the text is not a string
 *
 * @example
 * import { parseURL, setThePassword } from '@url/parser';
 *
 * const url = parseURL('ftp://me@example.org/');
 * if (url !== null) setThePassword(url, 'a:b');
 * url?.password; // => 'a%3Ab'
 */
export function setThePassword(url: URLRecord, password: string): void {
  checkFields('url', url, ['scheme']);
  if (acceptsRecords) checkString('password', password);
  url.password = utf8PercentEncode(password, userinfoPercentEncodeSet);
}
