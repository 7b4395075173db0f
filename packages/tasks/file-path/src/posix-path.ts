import { type Components, componentsOf, findUpwardsTraversal } from './path-components.js';
import { type FilePathFailure, fail } from './result.js';

/** A path, split into host, root and names. */
export interface Rooted extends Components {
  /** The host of the URL: the server of a UNC path, or the empty string. */
  readonly host: string;
  /** The path of the URL up to the first name. */
  readonly root: string;
}

/**
 * https://pubs.opengroup.org/onlinepubs/9699919799/basedefs/V1_chap04.html#tag_04_13
 *
 * Keeps two leading slashes, because POSIX lets a system give them another meaning. More than two slashes count as one.
 */
export function readPosixPath(path: string): Rooted | FilePathFailure {
  const upwards = findUpwardsTraversal(path, '/');
  if (upwards !== null) return upwards;
  if (!path.startsWith('/')) return fail('relative-path', 0, path.length);
  const root = path.startsWith('//') && !path.startsWith('///') ? '//' : '/';
  return { host: '', root, ...componentsOf(path.slice(root.length).split('/')) };
}
