/**
 * Copies the own options of an object to an object without a prototype, so that properties of `Object.prototype` are never read as options.
 */
export function ownOptions<T extends object>(options: T | null | undefined): Partial<T> {
  return Object.assign(Object.create(null), options);
}
