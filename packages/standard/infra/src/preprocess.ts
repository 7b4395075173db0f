import { toScalarValueString } from './scalar-value-string.js';
import { isC0ControlOrSpace } from './unchecked-ascii.js';

/**
 * Runs steps 1 to 3: removes leading and trailing C0 controls and spaces, unless a record is changed, and all ASCII tabs
 * and newlines. Part of https://url.spec.whatwg.org/#concept-basic-url-parser.
 */
export function preprocess(input: string, keepEnds: boolean): string {
  const kept = keepEnds ? input : trimC0ControlsAndSpaces(input);
  // Converted first: two lone surrogates must not become a pair when a code point between them is removed.
  return hasTabOrNewline(kept) ? toScalarValueString(kept).replace(/[\t\n\r]+/g, '') : kept;
}

function hasTabOrNewline(input: string): boolean {
  return input.includes('\n') || input.includes('\t') || input.includes('\r');
}

/** https://infra.spec.whatwg.org/#c0-control-or-space: removes them from both ends of the input. */
export function trimC0ControlsAndSpaces(input: string): string {
  const isClean = !isC0ControlOrSpace(input.charCodeAt(0)) && !isC0ControlOrSpace(input.charCodeAt(input.length - 1));
  if (isClean) return input;
  const { start, end } = rangeWithoutC0ControlsAndSpaces(input);
  return input.slice(start, end);
}

/** The offsets between which `trimC0ControlsAndSpaces` keeps the input. */
export function rangeWithoutC0ControlsAndSpaces(input: string): { start: number; end: number } {
  let start = 0;
  while (isC0ControlOrSpace(input.charCodeAt(start))) start++;
  let end = input.length;
  while (end > start && isC0ControlOrSpace(input.charCodeAt(end - 1))) end--;
  return { start, end };
}
