import { isC0ControlOrSpace, toScalarValueString } from '@url/infra';

const schemeAndColon = /^([a-z][a-z\d+.-]*):/i;

/** The scheme that a preprocessed string begins with, as it is written; `null` where there is none. */
export function schemeOf(input: string): string | null {
  return schemeAndColon.exec(input)?.[1] ?? null;
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Preprocessing.
 *
 * @param input any string; lone surrogates are read as U+FFFD (�)
 * @returns it without controls and spaces at its ends, and without tabs and newlines
 *
 * @example
 * import { preprocess } from '@url/reference';
 *
 * preprocess(' ht\ntp:a '); // => 'http:a'
 */
export function preprocess(input: string): string {
  let start = 0;
  let end = input.length;
  while (start < end && isC0ControlOrSpace(input.charCodeAt(start))) start++;
  while (end > start && isC0ControlOrSpace(input.charCodeAt(end - 1))) end--;
  return toScalarValueString(input.slice(start, end)).replace(/[\t\n\r]+/g, '');
}
