import { isValidHostString, isValidOpaqueHostString } from '@url/host';
import { endOfHost } from '@url/host/internal';
import { asciiLowercase } from '@url/infra';
import { endOfURLUnits } from '@url/percent/internal';
import { isPort, isSpecialScheme, type URLRecord } from '@url/record';
import { schemePattern } from '@url/record/internal';

// Each function recognizes one of the standard's strings, without the query and fragment that may follow it.

/**
 * https://url.spec.whatwg.org/#valid-url-string
 *
 * Recognizes a valid URL string by the standard's grammar, which is independent of the parser. `isValidURLString` must have the same answers.
 */
export function matchesURLGrammar(input: string, base: URLRecord | null): boolean {
  const { before: withoutFragment, after: fragment } = cut(input, '#');
  if (fragment !== null && !areURLUnits(fragment)) return false;
  const scheme = schemeAndColon.exec(withoutFragment)?.[0];

  const { before: path, after: query } = cut(withoutFragment, '?');
  if (query !== null && !areURLUnits(query)) return false;
  if (scheme !== undefined) {
    return isAbsoluteURLString(asciiLowercase(scheme.slice(0, -1)), path.slice(scheme.length));
  }
  if (base === null) return false;
  if (base.hasOpaquePath) return withoutFragment === '' && fragment !== null;
  return isRelativeURLString(path, base.scheme);
}

/** Cuts a string in two at the first of a character, which belongs to neither part. */
function cut(input: string, character: string): { before: string; after: string | null } {
  const index = input.indexOf(character);
  return index < 0 ? { before: input, after: null } : { before: input.slice(0, index), after: input.slice(index + 1) };
}

/** https://url.spec.whatwg.org/#url-scheme-string */
const schemeAndColon = /* @__PURE__ */ new RegExp(`^${schemePattern}:`);

/** https://url.spec.whatwg.org/#absolute-url-string */
function isAbsoluteURLString(scheme: string, rest: string): boolean {
  if (isSchemeRelativeString(rest, scheme)) return true;
  return !isSpecialScheme(scheme) && isPathWithoutAuthority(rest);
}

/**
 * https://url.spec.whatwg.org/#relative-url-string
 *
 * The string does not start with a scheme, so every path-relative-URL string is a path-relative-scheme-less-URL string.
 */
function isRelativeURLString(path: string, baseScheme: string): boolean {
  return isPathWithoutAuthority(path) || isSchemeRelativeString(path, baseScheme);
}

/**
 *     //example.org:8080/path
 *                       ^
 *                       endOfAuthority
 *
 * Recognizes a scheme-relative-special-URL string, scheme-relative-file-URL string or scheme-relative-URL string, depending on the scheme.
 */
function isSchemeRelativeString(input: string, scheme: string): boolean {
  if (!input.startsWith('//')) return false;
  const nextSolidus = input.indexOf('/', 2);
  const endOfAuthority = nextSolidus < 0 ? input.length : nextSolidus;
  const authority = input.slice(2, endOfAuthority);
  const path = input.slice(endOfAuthority);
  if (path !== '' && !isPathAbsoluteURLString(path)) return false;
  if (scheme === 'file') return authority === '' || isValidHostString(authority);
  return isSpecialScheme(scheme)
    ? isHostAndPort(authority, isValidHostString)
    : authority === '' || isHostAndPort(authority, isValidOpaqueHostString);
}

function isHostAndPort(input: string, isValidHost: (host: string) => boolean): boolean {
  const end = endOfHost(input, 0, input.length);
  return isURLPortString(input.slice(end + 1)) && isValidHost(input.slice(0, end));
}

/** https://url.spec.whatwg.org/#url-port-string */
function isURLPortString(input: string): boolean {
  return /^\d*$/.test(input) && isPort(Number(input));
}

/** https://url.spec.whatwg.org/#path-absolute-url-string */
function isPathAbsoluteURLString(input: string): boolean {
  return input.startsWith('/') && areURLUnits(input);
}

/**
 * https://url.spec.whatwg.org/#path-absolute-non-authority-url-string
 * https://url.spec.whatwg.org/#path-relative-url-string
 * https://url.spec.whatwg.org/#opaque-path-url-string
 *
 * Any of these three: the second and the third are both URL units without U+002F (/) at the start.
 */
function isPathWithoutAuthority(input: string): boolean {
  return !input.startsWith('//') && areURLUnits(input);
}

/** https://url.spec.whatwg.org/#url-units */
function areURLUnits(input: string): boolean {
  return endOfURLUnits(input, 0, input.length) === input.length;
}
