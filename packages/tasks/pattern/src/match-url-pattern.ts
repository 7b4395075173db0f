import { parseRecord } from '@url/parser/internal';
import type { URLPatternComponentResult } from './component.js';
import { type CompleteInit, type ComponentValues, componentsOf, createInit } from './component-values.js';
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
 * Finds the components of an input. Part of https://urlpattern.spec.whatwg.org/#url-pattern-match.
 *
 * @returns the values, or `null` if the input does not parse
 * @throws TypeError if there are an init and a base URL
 */
export function readComponents(input: string | CompleteInit, baseURL: string | null): ComponentValues | null {
  checkBaseURL(input, baseURL);
  if (typeof input === 'string') {
    const base = baseURL === null ? null : parseRecord(baseURL, null);
    if (base === null && baseURL !== null) return null;
    const url = parseRecord(input, base);
    return url && componentsOf(url);
  }
  // Every component has a value at first, and no step removes one.
  return processURLPatternInit(input, 'url', createInit('')) as ComponentValues | null;
}

/** Tests whether a pattern matches, without the values of groups. The components that differ most often are asked first. */
export function matchesURLPattern(urlPattern: URLPatternStruct, values: ComponentValues): boolean {
  return (
    urlPattern.pathname.test(values.pathname) &&
    urlPattern.hostname.test(values.hostname) &&
    urlPattern.protocol.test(values.protocol) &&
    urlPattern.port.test(values.port) &&
    urlPattern.search.test(values.search) &&
    urlPattern.hash.test(values.hash) &&
    urlPattern.username.test(values.username) &&
    urlPattern.password.test(values.password)
  );
}

/**
 * https://urlpattern.spec.whatwg.org/#url-pattern-match
 *
 * @param values what `readComponents` found for the inputs
 * @param inputs the first members of the result's `inputs`
 */
export function matchURLPattern(
  urlPattern: URLPatternStruct,
  values: ComponentValues,
  inputs: URLPatternInput[],
): URLPatternResult | null {
  const pathname = urlPattern.pathname.exec(values.pathname);
  const hostname = pathname && urlPattern.hostname.exec(values.hostname);
  const protocol = hostname && urlPattern.protocol.exec(values.protocol);
  const port = protocol && urlPattern.port.exec(values.port);
  const search = port && urlPattern.search.exec(values.search);
  const hash = search && urlPattern.hash.exec(values.hash);
  const username = hash && urlPattern.username.exec(values.username);
  const password = username && urlPattern.password.exec(values.password);
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
