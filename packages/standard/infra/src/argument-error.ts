import { acceptsWrongTypes } from './accepted-arguments.js';

/**
 * Creates the error of a function that cannot use an argument.
 *
 * @param name the name of the parameter or the option
 * @param value the argument
 * @param problem what is wrong, as in "is not a host"
 */
export function argumentError(name: string, value: unknown, problem: string): TypeError {
  return errorOf(name, nameOf(value), problem);
}

/** Throws a `TypeError` unless an argument is a string. */
export function checkString(name: string, value: unknown): asserts value is string {
  checkType(name, value, 'string');
}

/** Throws a `TypeError` unless an argument is a number, which may be NaN: text such as "5" is not a code point. */
export function checkNumber(name: string, value: unknown): asserts value is number {
  checkType(name, value, 'number');
}

/** Throws a `TypeError` unless an argument is `true` or `false`. */
export function checkBoolean(name: string, value: unknown): asserts value is boolean {
  checkType(name, value, 'boolean');
}

function checkType(name: string, value: unknown, type: string): void {
  if (acceptsWrongTypes && typeof value !== type) throw argumentError(name, value, `is not a ${type}`);
}

/**
 * Throws a `TypeError` unless an argument is a `Uint8Array`. One of another realm, such as a window of jsdom, is not an instance of this one's.
 */
export function checkBytes(name: string, value: unknown): asserts value is Uint8Array {
  if (!ArrayBuffer.isView(value) || {}.toString.call(value) !== '[object Uint8Array]')
    throw argumentError(name, value, 'is not a Uint8Array');
}

/** Creates an error from the shown form of a value. */
export function errorOf(name: string, value: string, problem: string): TypeError {
  return new TypeError(`Cannot use the argument ${name}: ${value} ${problem}`);
}

/** Shows only short words, because other text may contain anything. An object's conversion to a string might throw. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string') return /^[\w%+.-]{0,40}$/.test(value) ? `"${value}"` : 'a text';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'function' ? 'a function' : String(value);
}
