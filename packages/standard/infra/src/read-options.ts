import { argumentError } from './argument-error.js';
import { isObjectPrototype } from './member.js';

const isOwn = Object.prototype.hasOwnProperty;

/**
 * Reads an option from the caller's object. A property of `Object.prototype` is not an option.
 *
 * @returns the option's value, or `null` if the option is absent, `undefined` or `null`
 */
export function option<Options extends object, Name extends keyof Options>(
  options: Options | null | undefined,
  name: Name,
): NonNullable<Options[Name]> | null {
  const value = options?.[name] ?? null;
  return value !== null && isOwn.call(options, name) ? value : null;
}

/**
 * Throws if the function would ignore something in its options silently: an unknown name, or an option that is not the object's own property.
 *
 * @param options the argument of the caller; `null` and `undefined` mean no options
 * @param names all options of the function
 * @param argument the name of the parameter
 * @throws TypeError for such options, for an object of a class without options, such as a `Map`, and for a value that is not an object
 */
export function checkOptions(options: unknown, names: readonly string[], argument = 'options'): void {
  if (options === undefined || options === null) return;
  if (typeof options === 'number')
    throw argumentError(argument, options, 'is not an object: pass a function of one argument');
  if (typeof options !== 'object' || Array.isArray(options)) throw argumentError(argument, options, 'is not an object');
  // The two lists of keys take half the time of `Reflect.ownKeys`.
  const keys = Object.getOwnPropertyNames(options);
  for (const key of keys) if (!names.includes(key)) throw unknownName(key, names, argument);
  for (const key of Object.getOwnPropertySymbols(options)) throw unknownName(String(key), names, argument);
  // A class has options that are not its own, and a proxy may not list its options.
  if (keys.length < names.length && hidesOptions(options, keys, names))
    throw argumentError(argument, options, 'does not have the options itself: pass a plain object');
}

function hidesOptions(options: object, keys: readonly string[], names: readonly string[]): boolean {
  if (names.some((name) => !keys.includes(name) && isVisible(options as Values, name))) return true;
  const prototype: object | null = Object.getPrototypeOf(options);
  return keys.length === 0 && prototype !== null && !isObjectPrototype(prototype);
}

type Values = Readonly<Record<string, unknown>>;

/** Tests whether an option has a value that does not come from `Object.prototype`. */
function isVisible(options: Values, name: string): boolean {
  const value = options[name] ?? null;
  return value !== null && value !== (Object.prototype as Values)[name];
}

function unknownName(name: string, names: readonly string[], argument: string): TypeError {
  return argumentError(argument, name, `is not an option; the options are ${names.join(', ')}`);
}

/**
 * Reads a boolean option.
 *
 * @throws TypeError for a value that is not a boolean, `null` or `undefined`
 */
export function flag<Options extends object, Name extends keyof Options & string>(
  options: Options | null | undefined,
  name: Name,
  initial: boolean,
): boolean {
  const value: unknown = option(options, name) ?? initial;
  if (typeof value !== 'boolean') throw argumentError(`options.${name}`, value, 'is not true or false');
  return value;
}
