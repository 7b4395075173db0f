import { domainToUnicode2014 } from './domain.js';
import { basicURLParse2014 } from './parser.js';
import { defaultPort2014 } from './relative-schemes.js';
import type { URLRecord2014 } from './url-record.js';

/** URL, webspecs 2014, §1.7: an origin that is a tuple. */
export interface Origin2014 {
  readonly scheme: string;
  readonly host: string;
  readonly port: string;
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.7. Origin
 *
 * @param url a URL
 * @returns a tuple, or `null` for a globally unique identifier, "file" URLs included
 *
 * @example
 * import { basicURLParse2014, origin2014 } from '@url/drafts/2014';
 *
 * const url = basicURLParse2014('blob:https://whatwg.org/d0360e2f-caee-469f-9a2f-87d5b0456f6f');
 * url && origin2014(url); // => { scheme: 'https', host: 'whatwg.org', port: '443' }
 * const data = basicURLParse2014('data:x');
 * data && origin2014(data); // => null
 */
export function origin2014(url: URLRecord2014): Origin2014 | null {
  const { scheme, host, port } = url.scheme === 'blob' ? (urlInBlob(url) ?? url) : url;
  const defaultPort = defaultPort2014(scheme);
  if (scheme === null || host === null || defaultPort === null) return null;
  return { scheme, host, port: port === '' ? defaultPort : port };
}

/** The URL in a blob URL, or in the blob URL within it. All "blob:" are removed at once: one by one they would take quadratic time. */
function urlInBlob(url: URLRecord2014): URLRecord2014 | null {
  return basicURLParse2014(url.schemeData!.replace(/^(?:[\t\n\f\r ]*blob:)+/i, ''));
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §2.3: the Unicode serialization of an origin, which HTML defines
 *
 * @param origin an origin, or `null` for a globally unique identifier
 * @returns "null", or the scheme, the host in Unicode, and the port unless it is the default
 *
 * @example
 * import { serializeOrigin2014 } from '@url/drafts/2014';
 *
 * serializeOrigin2014({ scheme: 'http', host: 'xn--53h.example', port: '80' }); // => 'http://☕.example'
 * serializeOrigin2014(null); // => 'null'
 */
export function serializeOrigin2014(origin: Origin2014 | null): string {
  if (origin === null) return 'null';
  const { scheme, host, port } = origin;
  const unicodeHost = host.startsWith('[') ? host : domainToUnicode2014(host);
  return `${scheme}://${unicodeHost}${port === defaultPort2014(scheme) ? '' : `:${port}`}`;
}
