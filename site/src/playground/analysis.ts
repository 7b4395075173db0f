import { parseURL } from '@url/parser';
import { type ParsedInput, parseInput } from './parsed-input.ts';
import { longestDisplay, type Span, spansOf } from './spans.ts';

/** What the page knows of an input. */
export interface Analysis extends ParsedInput {
  readonly spans: readonly Span[];
}

/** Each code unit of an input can be an error. In a longer input they are looked for only in the part that is shown. */
const longestListened = 100_000;

/**
 * @param input any string
 * @param base the base URL as it was typed; empty for none
 * @returns the parse, its validation errors, and which part of the input became which component
 */
export function analyze(input: string, base: string): Analysis {
  const baseURL = base === '' ? null : parseURL(base);
  const spans = base !== '' && baseURL === null ? [] : spansOf(input, baseURL);
  const upTo = input.length > longestListened ? longestDisplay : null;
  // The spans end where the parser can still go back. A part that is shorter has other errors than the whole.
  const isWanted = upTo === null || spans.length > 1;
  return { ...parseInput(input, base, { upTo, isWanted }), spans };
}
