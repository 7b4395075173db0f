import { isRelativeReference } from './advice.ts';
import type { Analysis } from './analysis.ts';
import { h, visible } from './dom.ts';
import type { ShownError } from './parsed-input.ts';
import type { SitePlace } from './site-place.ts';
import { longestDisplay } from './spans.ts';

interface Segment {
  readonly start: number;
  readonly end: number;
  /** The index of the error; `null` if there is none. */
  readonly error: number | null;
  /** Whether it is a part of the registrable domain. */
  readonly isSite: boolean;
}

/**
 * The input, each component in its color. A validation error underlines its place with a wave; what is missing has a caret.
 *
 * @param analysis the parse
 * @param site the registrable domain, which is bold; `null` if there is none, or while it is not known
 * @returns one button for each span of a component, in the order of the input, with `data-component`
 */
export function renderDisplay(analysis: Analysis, site: SitePlace | null): Node[] {
  const { input, spans } = analysis;
  // What a relative reference lacks is a base, which is at no place in it.
  const errors = isRelativeReference(analysis) ? [] : analysis.errors;
  const nodes: Node[] = [];
  const shown = spans.filter(({ start }) => start < longestDisplay);
  for (const { component, start, end } of shown) {
    const segments = segmentsOf(start, Math.min(end, longestDisplay), errors).flatMap((segment) =>
      cutAtSite(segment, site),
    );
    const text = segments.map((segment) => renderSegment(input, segment, errors));
    const carets = caretsIn(errors, start, end);
    const isPart = component !== 'delimiter' && component !== 'removed' && component !== 'unread';
    const attributes = { class: `part ${component}`, 'data-component': component, dir: 'ltr' };
    nodes.push(
      isPart
        ? // The content of a <button> is a block, which would start a line.
          h('span', { ...attributes, role: 'button', tabindex: '0', title: component }, ...carets, ...text)
        : h('span', attributes, ...carets, ...text),
    );
  }
  nodes.push(...caretsIn(errors, input.length, Number.POSITIVE_INFINITY));
  if (input.length > longestDisplay) {
    const count = (input.length - longestDisplay).toLocaleString('en');
    nodes.push(h('span', { class: 'part removed' }, ` … and ${count} more code units`));
  }
  return nodes;
}

/** A caret for each error that is about something missing, at its place. */
function caretsIn(errors: readonly ShownError[], from: number, to: number): HTMLElement[] {
  return errors.flatMap(({ start, end, failure, problem }, index) =>
    start === end && start >= from && start < to
      ? [h('span', { class: failure ? 'caret failure' : 'caret', title: problem, 'data-error': String(index) }, '‸')]
      : [],
  );
}

/** Cuts a segment where the registrable domain starts and ends. */
function cutAtSite(segment: Segment, site: SitePlace | null): Segment[] {
  if (site === null) return [segment];
  const start = Math.min(Math.max(site.start, segment.start), segment.end);
  const end = Math.max(Math.min(site.end, segment.end), start);
  const pieces = [
    { ...segment, end: start },
    { ...segment, start, end, isSite: true },
    { ...segment, start: end },
  ];
  return pieces.filter((piece) => piece.start < piece.end);
}

/** Cuts a span where errors start and end, so that each piece is in one error or in none. */
function segmentsOf(start: number, end: number, errors: readonly ShownError[]): Segment[] {
  const segments: Segment[] = [];
  let from = start;
  const sorted = errors.map((error, index) => ({ error, index })).sort((a, b) => a.error.start - b.error.start);
  for (const { error, index } of sorted) {
    const first = Math.max(error.start, from);
    const last = Math.min(error.end, end);
    if (first >= last) continue;
    if (first > from) segments.push({ start: from, end: first, error: null, isSite: false });
    segments.push({ start: first, end: last, error: index, isSite: false });
    from = last;
  }
  if (from < end) segments.push({ start: from, end, error: null, isSite: false });
  return segments;
}

function renderSegment(input: string, segment: Segment, errors: readonly ShownError[]): HTMLElement {
  const { start, end, error, isSite } = segment;
  const text = isSite
    ? [h('strong', { class: 'site' }, ...visible(input.slice(start, end)))]
    : visible(input.slice(start, end));
  if (error === null) return h('span', {}, ...text);
  const { failure, problem } = errors[error]!;
  const attributes = { class: failure ? 'error failure' : 'error', title: problem, 'data-error': String(error) };
  return h('span', attributes, ...text);
}
