import { date, labels, version } from './list.generated.js';

/**
 * https://publicsuffix.org/list/
 *
 * An encoded version of the Public Suffix List, for `decodeSuffixList` of `@url/site`.
 */
export interface EncodedSuffixList {
  /** The date of the version, such as "2026-08-19". */
  readonly date: string;
  /** The Git object name of the file. */
  readonly version: string;
  /** All rules, encoded as a tree of labels. */
  readonly labels: string;
}

/**
 * https://publicsuffix.org/list/
 *
 * Contains the Public Suffix List, which has the Mozilla Public License, version 2.0.
 *
 * @example
 * import { publicSuffixes } from '@url/public-suffixes';
 *
 * publicSuffixes.date; // => '2026-08-19'
 */
export const publicSuffixes: EncodedSuffixList = { date, version, labels };
