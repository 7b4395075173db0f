import { quoteURL } from '@url/infra/internal';

/**
 * Throws a `TypeError` for a pattern string.
 *
 * @param expectation what the parser expected, as it follows the word "expected"
 * @param position an offset into the pattern string, in code units
 */
export type Fail = (expectation: string, position: number) => never;

/** The properties of the `TypeError` that the constructor throws. */
export interface URLPatternErrorDetails {
  readonly code: 'ERR_INVALID_URL_PATTERN';
  /** The string that contains the problem: the constructor string, or the value of one component. */
  readonly input: string;
  /** The name of the component, or `null` if the problem belongs to none. */
  readonly component: string | null;
  /** An offset into `input`, in code units. */
  readonly position: number;
}

/** Makes the `TypeError` for a pattern: `Cannot parse "/:" as a URL pattern: expected a name after ":", at 2 (pathname)`. */
export function createPatternError(
  input: string,
  component: string | null,
  position: number,
  expectation: string,
): TypeError {
  const place = component === null ? position : `${position} (${component})`;
  const error = new TypeError(`Cannot parse ${quoteURL(input)} as a URL pattern: expected ${expectation}, at ${place}`);
  const details: URLPatternErrorDetails = { code: 'ERR_INVALID_URL_PATTERN', input, component, position };
  return Object.assign(error, details);
}
