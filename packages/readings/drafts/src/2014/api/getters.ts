import { origin2014, serializeOrigin2014 } from '../origin.js';
import { serializeHostAndPort, serializePath2014, serializeURL2014 } from '../serializers.js';
import type { URLRecord2014 } from '../url-record.js';

// §2.3, the getters that URLUtils and URLUtilsReadOnly share. The surviving text lacks the steps for `protocol`, `username`, `password` and
// `port`. In the recording the protocol of a null URL is ":".

/** §2.3, the getter of `href`: the serialized URL; the input itself if it does not parse. */
export function hrefOf(url: URLRecord2014 | null, input: string): string {
  return url === null ? input : serializeURL2014(url);
}

/** §2.3, the getter of `origin`. */
export function originOf(url: URLRecord2014 | null): string {
  return url === null ? '' : serializeOrigin2014(origin2014(url));
}

/** §2.3, the getter of `protocol`. */
export function protocolOf(url: URLRecord2014 | null): string {
  return `${url?.scheme ?? ''}:`;
}

/** §2.3, the getter of `host`. */
export function hostOf(url: URLRecord2014 | null): string {
  return url === null ? '' : serializeHostAndPort(url);
}

/** §2.3, the getter of `hostname`. */
export function hostnameOf(url: URLRecord2014 | null): string {
  return url?.host ?? '';
}

/** §2.3, the getter of `port`. */
export function portOf(url: URLRecord2014 | null): string {
  return url?.port ?? '';
}

/** §2.3, the getter of `pathname`. */
export function pathnameOf(url: URLRecord2014 | null): string {
  return url === null ? '' : serializePath2014(url);
}

/** §2.3, the getter of `search`. */
export function searchOf(url: URLRecord2014 | null): string {
  return url?.query ? `?${url.query}` : '';
}

/** §2.3, the getter of `hash`. */
export function hashOf(url: URLRecord2014 | null): string {
  return url?.fragment ? `#${url.fragment}` : '';
}
