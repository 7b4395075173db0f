const isOwn = Object.prototype.hasOwnProperty;

/**
 * Reads an option that the caller wrote. What someone put on `Object.prototype` is no option.
 *
 * @returns its value, or `null` where it is absent, `undefined` or `null`
 */
export function option<Options extends object, Name extends keyof Options>(
  options: Options | null | undefined,
  name: Name,
): NonNullable<Options[Name]> | null {
  return options != null && isOwn.call(options, name) ? (options[name] ?? null) : null;
}
