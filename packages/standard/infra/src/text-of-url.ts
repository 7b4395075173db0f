import { argumentError } from './argument-error.js';
import { memberOf } from './member.js';

/**
 * Returns text unchanged, and the `href` of an object of any class `URL`.
 *
 * @param input the argument of the caller
 * @param argument the name of the parameter
 * @throws TypeError for anything else
 */
export function textOfURL(input: unknown, argument: string): string {
  if (typeof input === 'string') return input;
  const href = typeof input === 'object' && input !== null ? memberOf(input, 'href') : undefined;
  if (typeof href === 'string') return href;
  throw argumentError(argument, input, 'is not text, a URL object or a URL record');
}
