import { codePointAt } from '@url/infra';
import type { URLRecord } from '@url/record';
import type { Component } from './components.ts';
import { consume } from './consumption.ts';

/** A run of the input that belongs to one component. */
export interface Span {
  readonly component: Component;
  readonly start: number;
  readonly end: number;
}

/** More of an input than a person can look at. */
export const longestDisplay = 12_000;

/**
 * Tells which part of the input became which component.
 *
 * @param input the string that is parsed
 * @param base the base URL, or `null`
 * @returns adjacent spans over the whole input. "removed" is what preprocessing removes. "unread" is what a failure leaves, and what
 *   follows the first 12,000 code units
 */
export function spansOf(input: string, base: URLRecord | null): Span[] {
  if (input.length <= longestDisplay) return layOut(input, consume(input, base), input.length);
  // The letter stands for the rest. If the states of path, query or fragment read it, they read the rest as they read the letter.
  const length = isTrail(input, longestDisplay) ? longestDisplay - 1 : longestDisplay;
  const consumption = consume(`${input.slice(0, length)}x`, base);
  return layOut(input, consumption, consumption.isFinal ? length : 0);
}

/** Whether a code unit is the second of a pair. */
const isTrail = (input: string, offset: number) => codePointAt(input, offset - 1) > 0xffff;

/** Lays out the spans of the first code units; what follows them is unread. */
function layOut(input: string, { components, offsets }: ReturnType<typeof consume>, length: number): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const [index, offset] of offsets.entries()) {
    if (offset >= length) break;
    add(spans, 'removed', end, offset);
    end = offset + (codePointAt(input, offset) > 0xffff ? 2 : 1);
    add(spans, components[index] ?? 'unread', offset, end);
  }
  add(spans, 'removed', end, length);
  add(spans, 'unread', Math.max(end, length), input.length);
  return spans;
}

/** Adds a run to the spans, or to the last of them. */
function add(spans: Span[], component: Component, start: number, end: number): void {
  if (start >= end) return;
  const last = spans[spans.length - 1];
  if (last?.component === component) spans[spans.length - 1] = { ...last, end };
  else spans.push({ component, start, end });
}
