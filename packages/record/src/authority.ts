import { StoredURLRecord } from './stored-url-record.js';
import type { URLRecord } from './url-record.js';

/**
 * https://url.spec.whatwg.org/#relative-state
 *
 * Copies what stands before the path: scheme, username, password, host and port.
 *
 * @param url a URL record, which is changed
 * @param base another
 *
 * @example
 * import { createURLRecord } from '@url/record';
 * import { copyAuthority } from '@url/record/internal';
 *
 * const url = createURLRecord({ path: '/a' });
 * copyAuthority(url, createURLRecord({ scheme: 'http', host: 'example.org', path: '/b' }));
 * url.serialized; // => 'http://example.org/a'
 */
export function copyAuthority(url: URLRecord, base: URLRecord): void {
  if (url instanceof StoredURLRecord && base instanceof StoredURLRecord && url.takeFront(base)) return;
  url.scheme = base.scheme;
  url.username = base.username;
  url.password = base.password;
  url.host = base.host;
  url.port = base.port;
}
