import { placeholderForms } from './setting-forms.js';
import type { Span } from './spans.js';

/** Joins the forms that ignore the case, or the others. */
function join(ignoreCase: boolean): RegExp {
  const forms = placeholderForms.filter((form) => form.ignoreCase === ignoreCase).map(({ source }) => source);
  return new RegExp(`^(?:[Bb](?:earer|asic)\\s+)?(?:${forms.join('|')})[,;)]*$`, ignoreCase ? 'i' : '');
}

/** Created on first use. */
let placeholders: readonly RegExp[] | null = null;

/** The expressions take more than linear time, and no placeholder is longer. */
const LONGEST_PLACEHOLDER = 100;

function isPlaceholder(text: string, { start, end }: Span): boolean {
  if (end - start > LONGEST_PLACEHOLDER) return false;
  // A value in braces ends before the first "}".
  const value = text.slice(start, end) + (text.startsWith('}}', end) ? '}}' : '');
  if (!placeholders) placeholders = [join(false), join(true)];
  return placeholders.some((pattern) => pattern.test(value));
}

/** Returns the span that decides whether a secret stays: for a username that is its password, if there is one. */
function decisiveSpan(span: Span, next: Span | undefined): Span {
  return span.isUsername && next !== undefined && next.start < next.end ? next : span;
}

/** Returns the spans that do not consist of a placeholder. A username before a placeholder also stays. */
export function withoutPlaceholders(text: string, spans: readonly Span[]): Span[] {
  return spans.filter((span, i) => !isPlaceholder(text, decisiveSpan(span, spans[i + 1])));
}
