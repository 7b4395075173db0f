import type { ModelURL } from './model.js';
import { checkModel } from './model.js';
import { print, printPath } from './print.js';

/** The values of the getters of "Concluding". A component that is absent is the empty string. */
export interface ConcludingAttributes {
  readonly href: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly host: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Concluding: the getters.
 *
 * As the document says, `search` and `hash` are the query and the fragment without "?" and "#". In the document `hash` depends on the
 * query; here it depends on the fragment.
 *
 * @param url a URL that parse-resolve-and-normalize returned
 * @returns the values of the getters
 * @throws TypeError if `url` is not a URL of the model
 *
 * @example
 * import { attributesOf, parseResolveAndNormalize } from '@url/reference';
 *
 * const url = parseResolveAndNormalize('HTTP://h:81/a?b');
 * if (url !== null) {
 *   const { protocol, host, search, username } = attributesOf(url);
 *   [protocol, host, search, username]; // => ['http:', 'h:81', 'b', '']
 * }
 */
export function attributesOf(url: ModelURL): ConcludingAttributes {
  checkModel('url', url);
  const { scheme, authority, query, fragment } = url;
  const { username, password, host, port } = authority ?? noAuthority;
  const hostname = host ?? '';
  return {
    href: print(url),
    protocol: scheme === null ? '' : `${scheme}:`,
    username: username ?? '',
    password: password ?? '',
    host: port === null ? hostname : `${hostname}:${port}`,
    hostname,
    pathname: printPath(url),
    search: query ?? '',
    hash: fragment ?? '',
  };
}

const noAuthority = { username: null, password: null, host: null, port: null } as const;
