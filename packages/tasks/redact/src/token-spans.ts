import { endOfQuoted } from './quoted-text.js';
import { argumentForms, cookieForms, type Form, tokenForms } from './secret-forms.js';
import type { Span } from './spans.js';

/** Matches the start of any form. */
let starts: RegExp | null = null;

let patterns: readonly RegExp[] = [];

/** Returns an expression whose first group is the start of the form. */
function patternOf(form: Form, flags: string): RegExp {
  return new RegExp(`(${form[0].source})${form[1].source}`, flags);
}

/** Creates the expressions on first use. A token includes the start of its form. */
function createExpressions(): RegExp {
  patterns = [
    ...tokenForms.map((form) => new RegExp(`()${form[0].source}${form[1].source}`, 'y')),
    ...argumentForms.map((form) => patternOf(form, 'y')),
  ];
  return new RegExp([...tokenForms, ...argumentForms].map((form) => form[0].source).join('|'), 'g');
}

/** Returns the quote before a secret, or '' if there is none. A quote before the username can end before the ":". */
function quoteBefore(start: string, between: string | undefined): string {
  const text = between === undefined || between.length === 1 ? start : between;
  return /\\{0,7}["']$/.exec(text)?.[0] ?? '';
}

/** Adds the secret of the match at or after an offset. Returns the end of the match, or `from` if the pattern does not match there. */
function addMatch(text: string, pattern: RegExp, from: number, spans: Span[]): number {
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  if (match === null) return from;
  const { user, between } = match.groups ?? {};
  let start = match.index + match[1]!.length;
  if (user !== undefined && between !== undefined) {
    spans.push({ start, end: start + user.length, isUsername: true });
    start += user.length + between.length;
  }
  const quote = quoteBefore(match[1]!, between);
  spans.push({ start, end: quote === '' ? pattern.lastIndex : endOfQuoted(text, start, quote) });
  return pattern.lastIndex;
}

/**
 * Finds secrets without a name: tokens with well-known prefixes, webhooks, private keys, and arguments of commands.
 *
 * @param text any text
 * @param spans the list to which they are added
 */
export function findTokenSpans(text: string, spans: Span[]): void {
  if (!starts) starts = createExpressions();
  starts.lastIndex = 0;
  const ends: number[] = [];
  for (let found = starts.exec(text); found !== null; found = starts.exec(text)) {
    const from = found.index;
    starts.lastIndex = from + 1;
    patterns.forEach((pattern, i) => {
      if (from >= (ends[i] ?? 0)) ends[i] = addMatch(text, pattern, from, spans);
    });
  }
  if (/HttpOnly/i.test(text)) findCookieSpans(text, spans);
}

function findCookieSpans(text: string, spans: Span[]): void {
  for (const form of cookieForms) {
    const pattern = patternOf(form, 'gi');
    for (let from = -1, end = 0; end > from; end = addMatch(text, pattern, from, spans)) from = end;
  }
}
