/** The TypeError that the class throws. Its message says what cannot be done with which value. */
export interface InvalidURLError extends TypeError {
  readonly code: 'ERR_INVALID_URL';
  /** The whole value, with the password that the message omits. */
  readonly input: string;
  /** The base, if one was given. */
  readonly base?: string;
}

/** @param action what cannot be done; it follows "Cannot" in the message: `resolve "//a b"` */
export function createInvalidURLError(action: string, input: string, base?: string): InvalidURLError {
  const error = new TypeError(`Cannot ${action}`);
  return Object.assign(error, { code: 'ERR_INVALID_URL' as const, input, ...(base === undefined ? {} : { base }) });
}
