import { parseIRIReference } from '@url/uri';
import type { Reader } from '../reader.js';
import { readReference } from '../rfc3986/read.js';

/**
 * https://www.rfc-editor.org/rfc/rfc3987
 *
 * Reads IRI references as `rfc3986` reads URI references. Components are as they are written. A program that looks up the host has to map it
 * with `iriToURI` first.
 *
 * @example
 * import { rfc3987 } from '@url/compare/rfc3987';
 *
 * rfc3987.read('http://exämple/☕').components?.host; // => 'exämple'
 * rfc3987.read('☕', 'http://exämple/a').href; // => 'http://exämple/☕'
 */
export const rfc3987: Reader = {
  id: 'rfc3987',
  title: 'RFC 3987: Internationalized Resource Identifiers (IRIs)',
  year: 2005,
  source: 'https://www.rfc-editor.org/rfc/rfc3987',
  role: 'standard',
  read: (input, base) => readReference(input, base, parseIRIReference),
};
