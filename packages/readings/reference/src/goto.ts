import { checkWord } from './check-word.js';
import { checkModel, createModelURL, type ModelURL } from './model.js';

/** URL Specification 0.9.0, URL: the types of components, from the least to the greatest. */
export type ComponentType = 'scheme' | 'authority' | 'drive' | 'path-root' | 'dir' | 'file' | 'query' | 'fragment';

const componentTypes: readonly ComponentType[] = [
  'scheme',
  'authority',
  'drive',
  'path-root',
  'dir',
  'file',
  'query',
  'fragment',
];

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, The Order of an URL.
 *
 * @param url a URL
 * @returns the type of its first component, and "fragment" for the empty URL
 * @throws TypeError if `url` is not a URL of the model
 *
 * @example
 * import { emptyURL, order, parseReference } from '@url/reference';
 *
 * const url = parseReference('//host/a');
 * url && order(url); // => 'authority'
 * order(emptyURL); // => 'fragment'
 */
export function order(url: ModelURL): ComponentType {
  checkModel('url', url);
  const { scheme, authority, drive, pathRoot, dirs, file, query } = url;
  const components = [scheme, authority, drive, pathRoot, dirs.length === 0 ? null : dirs, file, query];
  const first = components.findIndex((value) => value !== null);
  return first < 0 ? 'fragment' : componentTypes[first]!;
}

/**
 * @param a a type of component
 * @param b another
 * @returns a negative number if a is less than b, zero if they are equal, else a positive number
 * @throws TypeError if an argument is not a type of component
 *
 * @example
 * import { compareTypes } from '@url/reference';
 *
 * compareTypes('scheme', 'dir') < 0; // => true
 */
export function compareTypes(a: ComponentType, b: ComponentType): number {
  checkWord('a', a, componentTypes);
  checkWord('b', b, componentTypes);
  return componentTypes.indexOf(a) - componentTypes.indexOf(b);
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Order-Limited Prefix.
 *
 * @param url a URL
 * @param order a type of component
 * @returns the URL's components of lesser types; if the type is dir, also its dirs
 * @throws TypeError if `url` is not a URL of the model, or the order is not a type of component
 *
 * @example
 * import { parseReference, print, upto } from '@url/reference';
 *
 * const url = parseReference('http://host/dir/file?query');
 * print(url && upto(url, 'path-root')); // => 'http://host'
 * print(url && upto(url, 'dir')); // => 'http://host/dir/'
 */
export function upto(url: ModelURL, order: ComponentType): ModelURL {
  checkModel('url', url);
  checkWord('order', order, componentTypes);
  const isBelow = (type: ComponentType): boolean => compareTypes(type, order) < 0;
  const prefix: Partial<ModelURL> = {
    scheme: isBelow('scheme') ? url.scheme : null,
    authority: isBelow('authority') ? url.authority : null,
    drive: isBelow('drive') ? url.drive : null,
    pathRoot: isBelow('path-root') ? url.pathRoot : null,
    dirs: isBelow('dir') || order === 'dir' ? url.dirs : [],
    file: isBelow('file') ? url.file : null,
    query: isBelow('query') ? url.query : null,
  };
  return createModelURL(prefix)!;
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Goto.
 *
 * Returns the URL to which the second URL leads from the first. The operation is associative. The empty URL is neutral on the left, and on the right
 * of a URL without fragment.
 *
 * @param a a URL
 * @param b another
 * @returns the shortest URL that starts with `upto(a, order(b))` and ends with `b`; between them is the path root that an authority or a
 *   drive requires
 * @throws TypeError if an argument is not a URL of the model
 *
 * @example
 * import { goto, parseReference, print } from '@url/reference';
 *
 * const start = parseReference('//host/a/b?c#d');
 * const path = parseReference('foo/bar');
 * const query = parseReference('?e');
 * print(start && path && goto(start, path)); // => '//host/a/foo/bar'
 * print(start && query && goto(start, query)); // => '//host/a/b?e'
 */
export function goto(a: ModelURL, b: ModelURL): ModelURL {
  checkModel('a', a);
  checkModel('b', b);
  const prefix = upto(a, order(b));
  const authority = b.authority ?? prefix.authority;
  const drive = b.drive ?? prefix.drive;
  const dirs = prefix.dirs.concat(b.dirs);
  const file = b.file ?? prefix.file;
  const needsRoot = (authority !== null || drive !== null) && (dirs.length > 0 || file !== null);
  return createModelURL({
    scheme: b.scheme ?? prefix.scheme,
    authority,
    drive,
    pathRoot: b.pathRoot ?? prefix.pathRoot ?? (needsRoot ? '/' : null),
    dirs,
    file,
    query: b.query ?? prefix.query,
    fragment: b.fragment,
  })!;
}
