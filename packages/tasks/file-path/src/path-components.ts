import { PercentEncodeSet, pathPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { type FilePathFailure, fail } from './result.js';

/** A path without its root: the names between the separators. */
export interface Components {
  readonly names: readonly string[];
  /** Whether a separator follows the last name, so that the path is a directory. */
  readonly isDirectory: boolean;
}

/**
 * Encodes "%", because a name is data; ":" and "|", because the URL parser sees a drive after a letter; and "\", because it sees a separator.
 */
const namePercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(pathPercentEncodeSet, '%:|\\');

/** Returns a failure for the first component "..", or `null`. */
export function findUpwardsTraversal(path: string, separator: '/' | RegExp): FilePathFailure | null {
  const names = path.split(separator);
  const index = names.indexOf('..');
  if (index < 0) return null;
  const start = names.slice(0, index).join('/').length + (index === 0 ? 0 : 1);
  return fail('upwards-traversal', start, start + 2);
}

/**
 * Returns the components after a root, without empty names and ".", which both systems ignore.
 *
 * @param namesIn all names between separators
 */
export function componentsOf(namesIn: readonly string[]): Components {
  const last = namesIn[namesIn.length - 1] ?? '';
  return { names: namesIn.filter((name) => !isNothing(name)), isDirectory: isNothing(last) };
}

function isNothing(name: string): boolean {
  return name === '' || name === '.';
}

/**
 * https://url.spec.whatwg.org/#concept-url-path
 *
 * @param root the path of the URL up to the first name, from "/" to "/"
 * @param directory the option of the caller, or `null`
 */
export function pathOf(root: string, { names, isDirectory }: Components, directory: boolean | null): string {
  const encoded = names.map((name) => utf8PercentEncode(name, namePercentEncodeSet)).join('/');
  return root + encoded + (names.length > 0 && (directory ?? isDirectory) ? '/' : '');
}
