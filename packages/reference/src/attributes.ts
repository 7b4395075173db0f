import type { ModelURL } from './model.js';
import { print, printPath } from './print.js';

/** What "Concluding" has getters for. Nothing is `null`: a component that is not there is the empty string. */
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
 * By the letter: `search` and `hash` are the value of the query and of the fragment, without U+003F (?) and U+0023 (#), and the
 * getter of `hash`, which the document lets depend on the query, on the fragment.
 *
 * @param url a URL, as parse-resolve-and-normalize gives it
 * @returns the values of the getters
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
