import { errorOf, nameOf } from './argument-error.js';
import { quoteURL } from './quote.js';

/** Creates the same error as `argumentError`, and shows a text such as a host or a URL without its password. */
export function textArgumentError(name: string, value: unknown, problem: string): TypeError {
  return errorOf(name, shown(value), problem);
}

/** A value for a message, as `textArgumentError` shows it. */
export function shown(value: unknown): string {
  return typeof value === 'string' ? quoteURL(value) : nameOf(value);
}
