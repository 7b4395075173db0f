import { failureReason } from '@url/parser/explain';

/**
 * https://url.spec.whatwg.org/#dom-url-url
 *
 * The `TypeError` that the constructor and the href setter throw. Both parse once more to find the reason, so that a URL that
 * parses pays nothing for it.
 */
export function createInvalidURLError(input: string, base: string | null): TypeError {
  const reason = failureReason(input, base);
  const details = { code: 'ERR_INVALID_URL', input };
  return Object.assign(new TypeError(reason), base === null ? details : { ...details, base });
}
