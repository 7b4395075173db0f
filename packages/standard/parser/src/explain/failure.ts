import { placeOfHostError } from '@url/host/internal';
import { offsetsOfKept, quoteURL, rangeInOriginal } from '@url/infra/internal';
import type { Parser } from '../parser.js';
import { runParser } from '../run-parser.js';
import { failureSentences } from './failure-sentences.js';
import { problemOf } from './sentences.js';

/**
 * Says what cannot be parsed, why, where, and by which error of the standard. See https://url.spec.whatwg.org/#dom-url-url.
 *
 * @param original the caller's string, from which the parser may have removed something
 */
function failureSentence(original: string, parser: Parser): string {
  const { type } = parser.failure!;
  const { start, end } = rangeOfFailure(original, parser);
  const problem = problemOf({ type, component: null, start, end, failure: true }, original, failureSentences());
  return `Cannot parse ${quoteURL(original)} as a URL: ${problem}, at ${start} (${type})`;
}

/**
 * Says why a run of the API URL parser failed, at the input or at its base.
 *
 * @param run what `runParserForAPI` returned; a parser without a base, although one was given, is the one that parsed that base
 */
export function failureReasonOf(run: Parser | null, input: string, base: string | null): string {
  if (run === null) return failureSentence(input, runParser(input, null, null, false));
  if (base === null || run.base !== null) return failureSentence(input, run);
  return failureSentence(base, run).replace('Cannot parse', 'Cannot parse the base');
}

function rangeOfFailure(original: string, parser: Parser): { start: number; end: number } {
  const { input } = parser;
  const failure = parser.failure!;
  const place = failure.type === 'domain-to-ASCII' ? placeOfHostError(input.slice(failure.start, failure.end)) : null;
  const start = failure.start + (place === null ? 0 : place[0]);
  const end = place === null ? failure.end : failure.start + place[1];
  if (input === original) return { start, end };
  return rangeInOriginal(offsetsOfKept(original, false), start, end);
}
