/**
 * Makes the `TypeError` that the constructor and the href setter throw. Part of https://url.spec.whatwg.org/#dom-url-url.
 *
 * @param reason says why the input, or the base, does not parse
 */
export function createInvalidURLError(reason: string, input: string, base: string | null): TypeError {
  const details = { code: 'ERR_INVALID_URL', input };
  return Object.assign(new TypeError(reason), base === null ? details : { ...details, base });
}
