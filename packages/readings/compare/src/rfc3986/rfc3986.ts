import { parseURIReference } from '@url/uri';
import type { Reader } from '../reader.js';
import { readReference } from './read.js';

/**
 * https://www.rfc-editor.org/rfc/rfc3986
 *
 * Reads URI references strictly: a string that the grammar does not generate is an error. With a base it reads the target of section 5.2.
 * Components are as they are written; nothing is decoded or normalized.
 *
 * @example
 * ```ts
 * import { rfc3986 } from '@url/compare/rfc3986';
 *
 * rfc3986.read('HTTP://a/b?c').components?.scheme; // => 'HTTP'
 * rfc3986.read('../g', 'http://a/b/c/d').href; // => 'http://a/b/g'
 * rfc3986.read('http://a\\@b/').error?.type; // => 'userinfo'
 * ```
 */
export const rfc3986: Reader = {
  id: 'rfc3986',
  title: 'RFC 3986: Uniform Resource Identifier (URI): Generic Syntax',
  year: 2005,
  source: 'https://www.rfc-editor.org/rfc/rfc3986',
  role: 'standard',
  read: (input, base) => readReference(input, base, parseURIReference),
};
