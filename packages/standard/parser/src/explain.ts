/**
 * Describes in sentences why a string does not parse, and what each validation error means.
 *
 * @packageDocumentation
 */

import type { ValidationError } from '@url/infra';
import { argumentError, checkOptions, checkString, option, quoteURL } from '@url/infra/internal';
import { serializeURL, type URLRecord } from '@url/record';
import { runParserForAPI } from './api-url-parser.js';
import { consequenceOf, mayHaveOpaquePath } from './explain/consequences.js';
import { errorSentences } from './explain/error-sentences.js';
import { failureReasonOf } from './explain/failure.js';
import { problemOf } from './explain/sentences.js';
import { parseURL } from './url-parser.js';

export { furtherErrors } from './explain/further-errors.js';

/** A validation error with sentences for people. */
export interface ExplainedError extends ValidationError {
  /** What is wrong, as a clause: "the domain contains U+0020 SPACE". */
  readonly problem: string;
  /** What the parser did instead, as a clause; `null` if it stopped. */
  readonly consequence: string | null;
}

/** The result of `explain`. */
export interface Explanation {
  /** The corrected URL, or `null` if the input does not parse. */
  readonly href: string | null;
  /** The first 100,000 validation errors in the order of the standard's algorithms, at UTF-16 offsets into the input. */
  readonly errors: readonly ExplainedError[];
  /** How many more errors there were. */
  readonly leftOut?: number;
}

/** Every code unit of an input can be an error, and an error takes two hundred bytes: the errors of a long input would not fit into memory. */
const MOST_ERRORS = 100_000;

/**
 * https://url.spec.whatwg.org/#validation-error
 *
 * @param input any string
 * @param options.base a record, or a string that is parsed first
 * @returns the validation errors with their sentences, and the corrected URL; neither if the base does not parse
 *
 * @example
 * import { explain } from '@url/parser/explain';
 *
 * const { href, errors } = explain('https://example.org\\a b');
 * href; // => 'https://example.org/a%20b'
 * errors.map(({ problem, start }) => `${start}: ${problem}`); // => ['19: "\\" is used as a separator', '21: U+0020 SPACE is not allowed here']
 */
export function explain(input: string, options?: { readonly base?: string | URLRecord | null } | null): Explanation {
  checkString('input', input);
  checkOptions(options, ['base']);
  const errors: ExplainedError[] = [];
  let leftOut = 0;
  const hasOpaquePath = mayHaveOpaquePath(input);
  const onValidationError = (error: ValidationError) => {
    if (errors.length < MOST_ERRORS) errors.push(withSentences(error, input, hasOpaquePath));
    else leftOut++;
  };
  const url = parseURL(input, { base: option(options, 'base'), onValidationError });
  const explanation = { href: url && serializeURL(url), errors };
  return leftOut === 0 ? explanation : { ...explanation, leftOut };
}

/**
 * https://url.spec.whatwg.org/#validation-error
 *
 * @param error a validation error
 * @param input the string in which it was found
 * @returns the error with its sentences
 * @throws TypeError if it is not a validation error with offsets into the input
 *
 * @example
 * import { explainError } from '@url/parser/explain';
 *
 * const input = 'https://h:x';
 * explainError({ type: 'port-invalid', component: 'port', start: 10, end: 11, failure: true }, input).problem; // => 'the port contains U+0078 (x)'
 */
export function explainError(error: ValidationError, input: string): ExplainedError {
  checkString('input', input);
  checkError(error, input.length);
  return withSentences(error, input, mayHaveOpaquePath(input));
}

/** Throws a `TypeError` unless an argument is a validation error in an input of this length. */
function checkError(error: unknown, length: number): asserts error is ValidationError {
  const { type, start, end } = (typeof error === 'object' && error !== null ? error : {}) as Partial<ValidationError>;
  if (typeof type !== 'string' || !Object.keys(errorSentences).includes(type))
    throw argumentError('error', error, 'is not a validation error');
  if (!Number.isInteger(start) || !Number.isInteger(end) || start! < 0 || start! > end! || end! > length)
    throw argumentError('error', error, 'does not have offsets into the input');
}

function withSentences(error: ValidationError, input: string, hasOpaquePath: boolean): ExplainedError {
  const problem = problemOf(error, input, errorSentences);
  return { ...error, problem, consequence: consequenceOf(error, input, hasOpaquePath) };
}

/**
 * Returns the message of the `TypeError` for a string that does not parse. See https://url.spec.whatwg.org/#dom-url-url.
 *
 * @param input a string that does not parse
 * @param base the string that was given as its base, or `null`
 * @returns what cannot be parsed, why, where, and by which error of the standard
 *
 * @example
 * import { failureReason } from '@url/parser/explain';
 *
 * failureReason('https://exa mple', null); // => 'Cannot parse "https://exa mple" as a URL: the domain contains U+0020 SPACE, at 11 (domain-to-ASCII)'
 */
export function failureReason(input: string, base: string | null): string {
  checkString('input', input);
  if (base !== null) checkString('base', base);
  const run = runParserForAPI(input, base, false);
  return run?.failure === null
    ? `Cannot parse ${quoteURL(input)} as a URL: nothing is wrong with it`
    : failureReasonOf(run, input, base);
}
