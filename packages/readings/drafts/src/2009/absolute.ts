import type { Encoding } from '@url/infra';
import { resolveWebAddress } from './resolve.js';

/**
 * https://www.w3.org/html/wg/href/draft
 *
 * Web addresses in HTML 5, "Resolving Web addresses": absolute Web address.
 *
 * @param input any string
 * @param options.encoding the URL character encoding of the address; UTF-8 by default
 * @returns whether resolving the input returns the input, without an error; the base does not matter, because an address with a scheme takes
 *   nothing from it
 *
 * @example
 * import { isAbsoluteWebAddress } from '@url/drafts/2009';
 *
 * isAbsoluteWebAddress('http://a/b'); // => true
 * isAbsoluteWebAddress('http://a/b c'); // => false
 * isAbsoluteWebAddress('b'); // => false
 */
export function isAbsoluteWebAddress(input: string, options: { readonly encoding?: Encoding } = {}): boolean {
  return resolveWebAddress(input, '', options) === input;
}
