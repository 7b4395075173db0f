import type { ParsedInput } from './parsed-input.ts';
import { sourceOf } from './record-values.ts';
import { spansOf } from './spans.ts';

/** @returns the host as an input contains it; empty if it contains none */
export function hostSourceOf({ input, baseURL }: ParsedInput): string {
  return sourceOf({ input, spans: spansOf(input, baseURL) }, 'host') ?? '';
}
