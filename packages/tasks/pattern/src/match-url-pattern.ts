import { type ComparedURL, hostnameOf, parseCompared } from './compared-url.js';
import type { URLPatternComponentResult } from './component.js';
import { type CompleteInit, type ComponentValues, comparedInit, createInit } from './component-values.js';
import { processURLPatternInit } from './url-pattern-init.js';
import { checkBaseURL, type URLPatternInput } from './url-pattern-input.js';
import type { URLPatternStruct } from './url-pattern-struct.js';

/** https://urlpattern.spec.whatwg.org/#dictdef-urlpatternresult */
export interface URLPatternResult {
  hash: URLPatternComponentResult;
  hostname: URLPatternComponentResult;
  inputs: URLPatternInput[];
  password: URLPatternComponentResult;
  pathname: URLPatternComponentResult;
  port: URLPatternComponentResult;
  protocol: URLPatternComponentResult;
  search: URLPatternComponentResult;
  username: URLPatternComponentResult;
}

/**
 * Reads an input. Part of https://urlpattern.spec.whatwg.org/#url-pattern-match.
 *
 * @returns `null` if the input does not parse
 * @throws TypeError if there are an init and a base URL
 */
export function readURL(input: string | CompleteInit, baseURL: string | null): ComparedURL | null {
  checkBaseURL(input, baseURL);
  if (typeof input !== 'string') {
    // Every component has a value at first, and no step removes one.
    const values = processURLPatternInit(input, 'url', createInit('')) as ComponentValues | null;
    return values && comparedInit(values);
  }
  return parseCompared(input, baseURL);
}

/**
 * Tests whether a pattern matches, without the values of groups. The components that differ most often are asked first. Nothing is cut from the record
 * for a component that is "*".
 */
export function matchesURLPattern(urlPattern: URLPatternStruct, url: ComparedURL): boolean {
  const { pathname, hostname, protocol, port, search, hash, username, password } = urlPattern;
  return (
    (pathname.matchesEverything || pathname.test(url.path)) &&
    (hostname.matchesEverything || hostname.test(hostnameOf(url))) &&
    (protocol.matchesEverything || protocol.test(url.scheme)) &&
    (port.matchesEverything || port.test(`${url.port ?? ''}`)) &&
    (search.matchesEverything || search.test(url.query ?? '')) &&
    (hash.matchesEverything || hash.test(url.fragment ?? '')) &&
    (username.matchesEverything || username.test(url.username)) &&
    (password.matchesEverything || password.test(url.password))
  );
}

/**
 * https://urlpattern.spec.whatwg.org/#url-pattern-match
 *
 * @param url what `readURL` found for the inputs
 * @param inputs the first members of the result's `inputs`
 */
export function matchURLPattern(
  urlPattern: URLPatternStruct,
  url: ComparedURL,
  inputs: URLPatternInput[],
): URLPatternResult | null {
  const pathname = urlPattern.pathname.exec(url.path);
  const hostname = pathname && urlPattern.hostname.exec(hostnameOf(url));
  const protocol = hostname && urlPattern.protocol.exec(url.scheme);
  const port = protocol && urlPattern.port.exec(`${url.port ?? ''}`);
  const search = port && urlPattern.search.exec(url.query ?? '');
  const hash = search && urlPattern.hash.exec(url.fragment ?? '');
  const username = hash && urlPattern.username.exec(url.username);
  const password = username && urlPattern.password.exec(url.password);
  return (
    password && {
      hash: hash!,
      hostname: hostname!,
      inputs,
      password,
      pathname: pathname!,
      port: port!,
      protocol: protocol!,
      search: search!,
      username: username!,
    }
  );
}
