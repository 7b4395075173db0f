/**
 * Contains functions for programs that do not need the tables of all encodings from the start.
 *
 * @packageDocumentation
 */

export { getSingleByteEncoding, loadEncoding } from './load-encoding.js';
