/** What the class throws: a TypeError that says which value was refused, and what was to be done with it. */
export interface InvalidURLError extends TypeError {
  readonly code: 'ERR_INVALID_URL';
  readonly input: string;
  /** The base, where one was given. */
  readonly base?: string;
}

/** @param action what cannot be done, as it stands behind "Cannot": `parse "//a b"` */
export function createInvalidURLError(action: string, input: string, base?: string): InvalidURLError {
  const error = new TypeError(`Cannot ${action}${base === undefined ? '' : ` against ${JSON.stringify(base)}`}`);
  return Object.assign(error, { code: 'ERR_INVALID_URL' as const, input, ...(base === undefined ? {} : { base }) });
}
