import { quoteURL } from './quote.js';

/**
 * Makes the error of a function that cannot use an argument.
 *
 * @param name the name of the parameter or the option
 * @param value what the caller gave
 * @param problem what is wrong, as in "is not a host"
 */
export function argumentError(name: string, value: unknown, problem: string): TypeError {
  return errorOf(name, nameOf(value), problem);
}

/** As `argumentError`, for a value that may be the text of a host or a URL: it is shown, but a password in it is not. */
export function textArgumentError(name: string, value: unknown, problem: string): TypeError {
  return errorOf(name, shown(value), problem);
}

/** A value for a message, as `textArgumentError` shows it. */
export function shown(value: unknown): string {
  return typeof value === 'string' ? quoteURL(value) : nameOf(value);
}

function errorOf(name: string, value: string, problem: string): TypeError {
  return new TypeError(`Cannot use the argument ${name}: ${value} ${problem}`);
}

/** A short word is shown as it is, and no other text, because it may contain anything. An object's own conversion to a string might throw. */
function nameOf(value: unknown): string {
  if (typeof value === 'string') return /^[\w%+.-]{0,40}$/.test(value) ? `"${value}"` : 'a text';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'function' ? 'a function' : String(value);
}
