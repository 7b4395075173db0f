import { isValidURLString } from '@url/parser';
import { type ExplainedError, explain, explainError } from '@url/parser/explain';
import type { URLRecord } from '@url/record';
import { furtherErrors } from './further-errors.js';

/** What `url check --json` tells of a URL. */
export interface CheckedURL {
  /** Whether it passes: what the exit status says. */
  readonly valid: boolean;
  /** `null` where it does not parse. */
  readonly href: string | null;
  /** https://url.spec.whatwg.org/#valid-url-string */
  readonly validURLString: boolean;
  /** The errors that the standard's parser reports, in its order. */
  readonly errors: readonly ExplainedError[];
  /** The errors behind the one for which parsing stopped. */
  readonly furtherErrors: readonly ExplainedError[];
}

export interface CheckOptions {
  readonly base: URLRecord | null;
  /** Whether a URL with a validation error, or that is no valid URL string, does not pass. */
  readonly strict: boolean;
}

export function checkURL(input: string, { base, strict }: CheckOptions): CheckedURL {
  const { href, errors } = explain(input, { base });
  const validURLString = isValidURLString(input, { base });
  return {
    valid: href !== null && (!strict || (errors.length === 0 && validURLString)),
    href,
    validURLString,
    errors,
    furtherErrors: furtherErrors(input, base, errors).map((error) => explainError(error, input)),
  };
}
