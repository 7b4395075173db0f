import { isSpecialScheme } from '@url/record';
import { canonicalizeOpaquePathname, canonicalizers } from './canonicalize.js';
import { type ComparedURL, parseCompared } from './compared-url.js';
import {
  type CompleteInit,
  type ComponentName,
  type ComponentValues,
  componentNames,
  componentsOf,
} from './component-values.js';
import { escapePatternString } from './pattern-string.js';

/** https://urlpattern.spec.whatwg.org/#dictdef-urlpatterninit */
export interface URLPatternInit {
  baseURL?: string;
  hash?: string;
  hostname?: string;
  password?: string;
  pathname?: string;
  port?: string;
  protocol?: string;
  search?: string;
  username?: string;
}

/** Whether the values are pattern strings, or parts of a URL. */
export type InitType = 'pattern' | 'url';

/**
 * https://urlpattern.spec.whatwg.org/#process-a-urlpatterninit
 *
 * @param result the values that the components have at first; changed
 * @returns the values, or `null` if a member is not valid; of pattern strings only the base URL can be invalid
 */
export function processURLPatternInit(init: CompleteInit, type: InitType, result: CompleteInit): CompleteInit | null {
  let baseURL: ComparedURL | null = null;
  if (init.baseURL !== undefined) {
    baseURL = parseCompared(init.baseURL, null);
    if (baseURL === null) return null;
    inheritFromBase(init, type, componentsOf(baseURL), result);
  }
  for (let index = 0; index < componentNames.length; index++) {
    const name = componentNames[index]!;
    const value = init[name];
    if (value === undefined) continue;
    const whole = name === 'pathname' ? directoryOf(baseURL, value, type) + value : value;
    const processed = processForInit(name, whole, result.protocol ?? '', type);
    if (processed === null) return null;
    result[name] = processed;
  }
  return result;
}

/** The components that a base URL provides, from the least specific to the most specific. */
const inherited = ['protocol', 'hostname', 'port', 'pathname', 'search', 'hash'] as const;

/** Inherits the components of the base URL that are less specific than the init. */
function inheritFromBase(init: CompleteInit, type: InitType, values: ComponentValues, result: CompleteInit): void {
  const { protocol, hostname, port, username } = init;
  if (type === 'url' && (protocol ?? hostname ?? port ?? username) === undefined) {
    result.username = values.username;
    if (init.password === undefined) result.password = values.password;
  }
  for (let index = 0; index < inherited.length; index++) {
    const name = inherited[index]!;
    if (init[name] !== undefined) return;
    result[name] = processBaseURLString(values[name], type);
  }
}

/** The path of the base URL up to its last "/", for a pathname that is not absolute. */
function directoryOf(baseURL: ComparedURL | null, pathname: string, type: InitType): string {
  // An opaque path does not start with "/", and an empty path has no directory.
  if (baseURL === null || !baseURL.path.startsWith('/') || isAnAbsolutePathname(pathname, type)) return '';
  const baseURLPath = processBaseURLString(baseURL.path, type);
  return baseURLPath.slice(0, baseURLPath.lastIndexOf('/') + 1);
}

/** https://urlpattern.spec.whatwg.org/#process-a-base-url-string */
function processBaseURLString(input: string, type: InitType): string {
  return type === 'pattern' ? escapePatternString(input) : input;
}

/** https://urlpattern.spec.whatwg.org/#is-an-absolute-pathname */
function isAnAbsolutePathname(input: string, type: InitType): boolean {
  return input.startsWith('/') || (type === 'pattern' && /^[\\{]\//.test(input));
}

/**
 * https://urlpattern.spec.whatwg.org/#process-protocol-for-init
 * https://urlpattern.spec.whatwg.org/#process-username-for-init
 * https://urlpattern.spec.whatwg.org/#process-password-for-init
 * https://urlpattern.spec.whatwg.org/#process-hostname-for-init
 * https://urlpattern.spec.whatwg.org/#process-port-for-init
 * https://urlpattern.spec.whatwg.org/#process-pathname-for-init
 * https://urlpattern.spec.whatwg.org/#process-search-for-init
 * https://urlpattern.spec.whatwg.org/#process-hash-for-init
 */
function processForInit(name: ComponentName, value: string, protocolValue: string, type: InitType): string | null {
  const strippedValue = strip(name, value);
  if (type === 'pattern') return strippedValue;
  return name === 'pathname' && protocolValue !== '' && !isSpecialScheme(protocolValue)
    ? canonicalizeOpaquePathname(value)
    : canonicalizers[name](strippedValue, protocolValue);
}

/** Removes the ":" after a protocol, the "?" before a search, and the "#" before a hash. */
function strip(name: ComponentName, value: string): string {
  if (name === 'protocol') return value.replace(/:$/, '');
  if (name === 'search') return value.replace(/^\?/, '');
  return name === 'hash' ? value.replace(/^#/, '') : value;
}
