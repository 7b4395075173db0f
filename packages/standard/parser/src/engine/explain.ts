import { checkString, quoteURL } from '@url/infra/internal';
import { parseHref } from './parse-record.js';

export { type ExplainedError, explainError } from '../explain.js';

/**
 * Returns the message of the `TypeError` for a string that does not parse. See https://url.spec.whatwg.org/#dom-url-url.
 *
 * @param input a string that does not parse
 * @param base the string that was given as its base, or `null`
 * @returns what cannot be parsed; the engine does not say why
 */
export function failureReason(input: string, base: string | null): string {
  checkString('input', input);
  if (base !== null) checkString('base', base);
  if (base !== null && parseHref(base) === null) return `Cannot parse the base ${quoteURL(base)} as a URL`;
  const isWrong = parseHref(input, base) === null;
  return `Cannot parse ${quoteURL(input)} as a URL${isWrong ? '' : ': nothing is wrong with it'}`;
}
