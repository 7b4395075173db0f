import type { Analysis, ShownError } from './analysis.ts';
import { h, visible } from './dom.ts';

/** More of an input than a person can look at; the rest is summed up. */
const longestDisplay = 12_000;

interface Segment {
  readonly start: number;
  readonly end: number;
  readonly error: ShownError | null;
}

/**
 * The input, each component in its color. A validation error underlines its place with a wave; what is missing has a caret.
 *
 * @param analysis the parse
 * @returns one button for each span of a component, in the order of the input, with `data-component`
 */
export function renderDisplay({ input, spans, errors }: Analysis): Node[] {
  const nodes: Node[] = [];
  const ranges = errors.filter(({ start, end }) => start < end);
  const places = errors.filter(({ start, end }) => start === end);
  const shown = spans.filter(({ start }) => start < longestDisplay);
  for (const { component, start, end } of shown) {
    const segments = segmentsOf(start, Math.min(end, longestDisplay), ranges);
    const text = segments.map((segment) => renderSegment(input, segment));
    const carets = places.filter((place) => place.start >= start && place.start < end).map(renderCaret);
    const isPart = component !== 'delimiter' && component !== 'removed';
    const attributes = { class: `part ${component}`, 'data-component': component, dir: 'ltr' };
    nodes.push(
      isPart
        ? h('button', { ...attributes, type: 'button', title: component }, ...carets, ...text)
        : h('span', attributes, ...carets, ...text),
    );
  }
  nodes.push(...places.filter(({ start }) => start >= input.length).map(renderCaret));
  if (input.length > longestDisplay)
    nodes.push(h('span', { class: 'part removed' }, ` … ${input.length - longestDisplay} more`));
  return nodes;
}

/** Cuts a span where errors start and end, so that each piece is in one error or in none. Errors do not overlap once sorted. */
function segmentsOf(start: number, end: number, errors: readonly ShownError[]): Segment[] {
  const segments: Segment[] = [];
  let from = start;
  for (const error of errors) {
    const first = Math.max(error.start, from);
    const last = Math.min(error.end, end);
    if (first >= last) continue;
    if (first > from) segments.push({ start: from, end: first, error: null });
    segments.push({ start: first, end: last, error });
    from = last;
  }
  if (from < end) segments.push({ start: from, end, error: null });
  return segments;
}

function renderSegment(input: string, { start, end, error }: Segment): HTMLElement {
  const text = visible(input.slice(start, end));
  if (error === null) return h('span', {}, ...text);
  return h('span', { class: error.failure ? 'error failure' : 'error', title: error.problem }, ...text);
}

const renderCaret = (error: ShownError): HTMLElement =>
  h('span', { class: error.failure ? 'caret failure' : 'caret', title: error.problem }, '‸');
