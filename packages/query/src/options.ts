/**
 * The options that an object has itself. The result has no prototype, so that what someone put on `Object.prototype` is not
 * read in place of an option that is missing.
 */
export function ownOptions<T extends object>(options: T | null | undefined): Partial<T> {
  return Object.assign(Object.create(null), options);
}
