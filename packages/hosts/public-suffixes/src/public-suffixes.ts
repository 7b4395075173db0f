import { date, labels, version } from './list.generated.js';

/**
 * https://publicsuffix.org/list/
 *
 * A version of the Public Suffix List, encoded. `decodeSuffixList` of `@url/site` reads it.
 */
export interface EncodedSuffixList {
  /** The day of the version, as in "2026-08-19". */
  readonly date: string;
  /** The name that Git gives to the content of the version. */
  readonly version: string;
  /** The labels of all rules as a tree, level by level. */
  readonly labels: string;
}

/**
 * https://publicsuffix.org/list/
 *
 * The list under the Mozilla Public License, version 2.0.
 *
 * @example
 * import { publicSuffixes } from '@url/public-suffixes';
 *
 * publicSuffixes.date; // => '2026-08-19'
 */
export const publicSuffixes: EncodedSuffixList = { date, version, labels };
