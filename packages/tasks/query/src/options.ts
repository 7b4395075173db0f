/**
 * Copies the options that an object has itself. The copy has no prototype, so that a property of `Object.prototype` is not read in place of
 * a missing option.
 */
export function ownOptions<T extends object>(options: T | null | undefined): Partial<T> {
  return Object.assign(Object.create(null), options);
}
