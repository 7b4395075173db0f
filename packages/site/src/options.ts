/** An option as its object itself has it: what someone put on `Object.prototype` is none. */
export function ownOption<T extends object, K extends keyof T>(
  options: T | null | undefined,
  key: K,
): T[K] | undefined {
  const isOwn = Object.prototype.hasOwnProperty;
  return options && isOwn.call(options, key) ? options[key] : undefined;
}
