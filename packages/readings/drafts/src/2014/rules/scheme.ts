import { asciiLowercase } from '@url/infra/internal';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.3.6 scheme(input) (#rule-scheme)
 *
 * The rule has no digits. The authoring requirements have them, but neither the diagram nor the prose of this rule does.
 *
 * @param input a string that must match as a whole
 * @returns the scheme in lower case, or `null` if the input does not match
 *
 * @example
 * import { scheme } from '@url/drafts/2014';
 *
 * scheme('View-Source'); // => 'view-source'
 * scheme('h2'); // => null
 */
export function scheme(input: string): string | null {
  return /^[A-Za-z][-A-Za-z+.]*$/.test(input) ? asciiLowercase(input) : null;
}
