import { argumentError } from '@url/infra/internal';
import { checkModel, createAuthority, isFileURL, isWebURL, type ModelURL, withComponents } from './model.js';
import { parseAuthority } from './parse-authority.js';

/** A function that is called when force changes a URL, with the URL before and after the change. */
export type ForceWarningHandler = (before: ModelURL, after: ModelURL) => void;

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Forcing.
 *
 * Adds the authority and the path root that a web-URL or a file-URL must have. In a web-URL without a host, the first nonempty dir or file
 * becomes the authority.
 *
 * @param url a URL
 * @param onWarning called if the URL is changed
 * @returns the forced URL; the URL itself if it is neither a web-URL nor a file-URL; `null` if a web-URL lacks a component for its
 *   authority, or a file-URL has credentials or a port
 * @throws TypeError if `url` is not a URL of the model, or `onWarning` is not a function
 *
 * @example
 * import { force, parseReference, print } from '@url/reference';
 *
 * const threeSlashes = parseReference('http:///host/a');
 * print(threeSlashes && force(threeSlashes)); // => 'http://host/a'
 * const file = parseReference('file:a');
 * print(file && force(file)); // => 'file:///a'
 * const withoutHost = parseReference('http:?a');
 * withoutHost && force(withoutHost); // => null
 */
export function force(url: ModelURL, onWarning: ForceWarningHandler | null = null): ModelURL | null {
  checkModel('url', url);
  checkWarningHandler(onWarning);
  const forced = isWebURL(url) ? forceWebURL(url) : isFileURL(url) ? forceFileURL(url) : url;
  if (onWarning !== null && forced !== null && forced !== url) onWarning(url, forced);
  return forced;
}

/** Throws a TypeError unless an argument is a function or `null`. */
export function checkWarningHandler(value: unknown): void {
  if (value !== null && typeof value !== 'function') throw argumentError('onWarning', value, 'is not a function');
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Forced File URL.
 *
 * @param url a file-URL
 * @returns the URL with an authority and, without a drive, a path root; `null` if it has credentials or a port
 * @throws TypeError if `url` is not a URL of the model
 *
 * @example
 * import { forceFileURL, parseReference, print } from '@url/reference';
 *
 * const url = parseReference('file:a');
 * print(url && forceFileURL(url)); // => 'file:///a'
 */
export function forceFileURL(url: ModelURL): ModelURL | null {
  checkModel('url', url);
  const authority = url.authority ?? createAuthority({})!;
  if (authority.username !== null || authority.port !== null) return null;
  const pathRoot = url.drive === null ? '/' : url.pathRoot;
  return authority === url.authority && pathRoot === url.pathRoot ? url : withComponents(url, { authority, pathRoot });
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Forced Web URL.
 *
 * @param url a web-URL
 * @returns the URL with a host and a path root; `null` if it lacks a component for its authority
 * @throws TypeError if `url` is not a URL of the model
 *
 * @example
 * import { forceWebURL, parseReference, print } from '@url/reference';
 *
 * const url = parseReference('http:host/a');
 * print(url && forceWebURL(url)); // => 'http://host/a'
 */
export function forceWebURL(url: ModelURL): ModelURL | null {
  checkModel('url', url);
  if (url.authority !== null && url.authority.host !== null) {
    return url.pathRoot === null ? withComponents(url, { pathRoot: '/' }) : url;
  }
  const first = url.dirs.findIndex((dir) => dir !== '');
  const component = first < 0 ? url.file : url.dirs[first]!;
  const authority = component === null ? null : parseAuthority(component);
  if (authority === null) return null;
  const rest = first < 0 ? { dirs: [], file: null } : { dirs: url.dirs.slice(first + 1) };
  return withComponents(url, { authority, pathRoot: '/', ...rest });
}
