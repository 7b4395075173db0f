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
