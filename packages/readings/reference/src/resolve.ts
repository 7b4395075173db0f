import { parseHost } from '@url/host';
import { serializeParsedHost } from '@url/host/internal';
import { asciiLowercase, checkOptions, option } from '@url/infra/internal';
import { checkWarningHandler, type ForceWarningHandler, force } from './force.js';
import { goto, order } from './goto.js';
import { checkModel, emptyURL, isFileURL, isWebURL, type ModelURL, withComponents } from './model.js';

/** How a URL is resolved. */
export interface ResolveOptions {
  /** Called when force changes a URL. */
  readonly onWarning?: ForceWarningHandler | null;
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Generic Resolution. RFC 3986, 5.2.2, the strict variant.
 *
 * @param url a URL
 * @param base the URL that it is resolved against
 * @returns `goto(base, url)`, or `null` if neither has a scheme
 * @throws TypeError if an argument is not a URL of the model
 *
 * @example
 * import { emptyURL, genericResolve, parseReference, print } from '@url/reference';
 *
 * const url = parseReference('http:g');
 * const base = parseReference('http://a/b');
 * print(url && base && genericResolve(url, base)); // => 'http:g'
 * genericResolve(emptyURL, emptyURL); // => null
 */
export function genericResolve(url: ModelURL, base: ModelURL): ModelURL | null {
  checkModel('url', url);
  checkModel('base', base);
  return url.scheme === null && base.scheme === null ? null : goto(base, url);
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Legacy Resolution. RFC 3986, 5.2.2, the variant that is not strict.
 *
 * @param url a URL; its scheme is ignored if it is the scheme of the base
 * @param base the URL that it is resolved against
 * @returns `goto(base, url)`, or `null` if neither has a scheme
 * @throws TypeError if an argument is not a URL of the model
 *
 * @example
 * import { legacyResolve, parseReference, print } from '@url/reference';
 *
 * const url = parseReference('HTTP:g');
 * const base = parseReference('http://a/b');
 * print(url && base && legacyResolve(url, base)); // => 'http://a/g'
 */
export function legacyResolve(url: ModelURL, base: ModelURL): ModelURL | null {
  checkModel('url', url);
  checkModel('base', base);
  return genericResolve(withoutSchemeOf(url, base), base);
}

function withoutSchemeOf(url: ModelURL, base: ModelURL): ModelURL {
  const isSame =
    url.scheme !== null && base.scheme !== null && asciiLowercase(url.scheme) === asciiLowercase(base.scheme);
  return isSame ? withComponents(url, { scheme: null }) : url;
}

/**
 * Puts a URL on a base, as the WHATWG Resolution of the document does before it forces. It does not fail. The document does not name this
 * operation, and the document's own implementation refuses a base with an opaque path. Here `rebase` is `goto`, which the
 * document defines for all URLs: rebasing `b` on `mailto:a` returns `mailto:b`, and only `resolve` fails.
 *
 * @param url a URL; its scheme is ignored if it is a web-scheme or file, and equals the scheme of the base
 * @param base any URL
 * @returns where the URL leads from the base
 * @throws TypeError if an argument is not a URL of the model
 *
 * @example
 * import { parseReference, print, rebase } from '@url/reference';
 *
 * const query = parseReference('http:?b');
 * const base = parseReference('http://a/b/');
 * print(query && base && rebase(query, base)); // => 'http://a/b/?b'
 * const path = parseReference('../g');
 * const relativeBase = parseReference('a/b');
 * print(path && relativeBase && rebase(path, relativeBase)); // => 'a/../g'
 */
export function rebase(url: ModelURL, base: ModelURL): ModelURL {
  checkModel('url', url);
  checkModel('base', base);
  return goto(base, isWebURL(url) || isFileURL(url) ? withoutSchemeOf(url, base) : url);
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, WHATWG Resolution.
 *
 * @param url a URL
 * @param base the URL that it is resolved against
 * @param options a function that is called when force changes the URL
 * @returns a URL with a scheme and an unchanged host; `null` if both lack a scheme, if the base would need an authority or a path root, or
 *   if force fails
 * @throws TypeError if an argument is not a URL of the model, and for an option that the function does not have
 *
 * @example
 * import { parseReference, print, whatwgResolve } from '@url/reference';
 *
 * const url = parseReference('a/../b');
 * const base = parseReference('http://🌲');
 * print(url && base && whatwgResolve(url, base)); // => 'http://%F0%9F%8C%B2/a/../b'
 * const path = parseReference('http:///h');
 * print(path && whatwgResolve(path)); // => 'http://h/'
 */
export function whatwgResolve(
  url: ModelURL,
  base: ModelURL = emptyURL,
  options?: ResolveOptions | null,
): ModelURL | null {
  checkModel('url', url);
  checkModel('base', base);
  checkOptions(options, ['onWarning']);
  const onWarning = option(options, 'onWarning');
  checkWarningHandler(onWarning);
  const context = url.scheme === null ? base : url;
  if (isWebURL(context) || isFileURL(context)) {
    const resolved = legacyResolve(url, base);
    return resolved && force(resolved, onWarning);
  }
  const isResolvable =
    url.scheme !== null ||
    (url.fragment !== null && order(url) === 'fragment') ||
    base.authority !== null ||
    base.pathRoot !== null;
  return isResolvable ? genericResolve(url, base) : null;
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, WHATWG Resolution, followed by Host Parsing.
 *
 * Normalizes only the host: the host parser of the standard parses the opaque string.
 *
 * @param url a URL
 * @param base the URL that it is resolved against
 * @param options a function that is called when force changes the URL
 * @returns a URL with scheme; `null` if `whatwgResolve` or the host parser fails
 * @throws TypeError if an argument is not a URL of the model, and for an option that the function does not have
 *
 * @example
 * import { parseReference, print, resolve } from '@url/reference';
 *
 * const url = parseReference('a/../b');
 * const base = parseReference('http://🌲');
 * print(url && base && resolve(url, base)); // => 'http://xn--vh8h/a/../b'
 * const opaqueBase = parseReference('mailto:b');
 * url && opaqueBase && resolve(url, opaqueBase); // => null
 */
export function resolve(url: ModelURL, base: ModelURL = emptyURL, options?: ResolveOptions | null): ModelURL | null {
  checkModel('url', url);
  checkModel('base', base);
  const resolved = whatwgResolve(url, base, options);
  return resolved && withParsedHost(resolved, !isWebURL(resolved) && !isFileURL(resolved));
}

/** https://url.spec.whatwg.org/#host-parsing */
function withParsedHost(url: ModelURL, isOpaque: boolean): ModelURL | null {
  const { authority } = url;
  if (authority === null || authority.host === null) return url;
  const host = parseHost(authority.host, { isOpaque });
  return host === null ? null : withComponents(url, { authority: { ...authority, host: serializeParsedHost(host) } });
}
