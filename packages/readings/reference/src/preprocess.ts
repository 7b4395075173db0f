import { checkString, preprocess as removeIgnored, toScalarValueString } from '@url/infra/internal';
import { schemePattern } from '@url/record/internal';

const schemeAndColon = /* @__PURE__ */ new RegExp(`^(${schemePattern}):`);

/** The scheme at the start of a preprocessed string, unchanged; `null` if there is none. */
export function schemeOf(input: string): string | null {
  return schemeAndColon.exec(input)?.[1] ?? null;
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Preprocessing.
 *
 * @param input any string; lone surrogates become U+FFFD (�)
 * @returns the string without controls and spaces at its ends, and without tabs and newlines
 * @throws TypeError if `input` is not a string
 *
 * @example
 * import { preprocess } from '@url/reference';
 *
 * preprocess(' ht\ntp:a '); // => 'http:a'
 */
export function preprocess(input: string): string {
  checkString('input', input);
  return toScalarValueString(removeIgnored(input, false));
}
