import { checkOptions, checkString, toScalarValueString } from '@url/infra/internal';
import type { URLRecord } from '@url/record';
import { baseOf, parseURL } from './url-parser.js';

/**
 * https://url.spec.whatwg.org/#valid-url-string
 *
 * Tests whether a string may be written as a URL. The parser accepts more, and reports a validation error for what may not be written. Only a
 * lone surrogate is invalid without one.
 *
 * @param input any string
 * @param options.base a record, or a string that is parsed first; without one, or with one that does not parse, a relative
 *   reference is not valid
 * @returns whether it is a valid URL string
 *
 * @example
 * import { isValidURLString } from '@url/parser';
 *
 * isValidURLString('https://EXAMPLE.com/../x'); // => true
 * isValidURLString('https:example.org'); // => false
 * isValidURLString('https://me@example.org/'); // => false
 * isValidURLString('example', { base: 'https://example.com/demo' }); // => true
 * isValidURLString('example'); // => false
 */
export function isValidURLString(
  input: string,
  options?: { readonly base?: string | URLRecord | null | undefined } | null,
): boolean {
  checkString('input', input);
  checkOptions(options, ['base']);
  const given = baseOf(options);
  const base = typeof given === 'string' ? parseURL(given) : given;
  let isValid = toScalarValueString(input) === input;
  const onValidationError = () => {
    isValid = false;
  };
  parseURL(input, { base, onValidationError });
  return isValid;
}
