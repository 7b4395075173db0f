import { argumentError } from './argument-error.js';

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
  return options != null && isOwn.call(options, name) ? (options[name] ?? null) : null;
}

/**
 * Throws if the function does not know the name of an option. Otherwise a misspelt option would be ignored silently.
 *
 * @param options the argument of the caller; `null` and `undefined` mean no options
 * @param names all options of the function
 * @param argument the name of the parameter
 * @throws TypeError for another name, and for a value that is not an object
 */
export function checkOptions(options: unknown, names: readonly string[], argument = 'options'): void {
  if (options === undefined || options === null) return;
  if (typeof options !== 'object' || Array.isArray(options)) throw argumentError(argument, options, 'is not an object');
  for (const name of Object.keys(options)) {
    if (!names.includes(name)) throw unknownName(name, names, argument);
  }
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
