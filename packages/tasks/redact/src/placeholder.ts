import type { Span } from './spans.js';

/** What stands for a value that programs insert: $VAR, ${VAR}, $(command, {{ value }}, %s, process.env.VAR, or asterisks. A space can end it. */
const VARIABLE =
  /^(?:[Bb](?:earer|asic)\s+)?(?:\$(?:[A-Z_]+|\{\{?[\w.]*\}{0,2}|\(\w+|env:\w+)|#\{\w+\}|\$?\{\{(?:[-\s\w.|$]*\}\})?|%[dqsv]|%\(\w+\)s|%[A-Z_]+%|(?:process|import\.meta)\.env\.\w+|\*+|\.{3})[,;)]*$/;

/** A word for a secret: $db_password, or <your-token>. */
const NAME =
  /^(?:bearer\s+)?(?:\$(?:[a-z]+_)*(?:password|token|secret|key)|<[a-z _-]*(?:pass|pwd|token|secret|key|redacted|hidden|masked)[a-z _-]*>|\[?(?:redacted|filtered|masked)\]?)[,;)]*$/i;

/** The expressions take more than linear time, and no placeholder is longer. */
const LONGEST_PLACEHOLDER = 100;

function isPlaceholder(text: string, { start, end }: Span): boolean {
  if (end - start > LONGEST_PLACEHOLDER) return false;
  // A value in braces ends before the first "}".
  const value = text.slice(start, end) + (text.startsWith('}}', end) ? '}}' : '');
  return VARIABLE.test(value) || NAME.test(value);
}

/** Returns the spans that do not consist of a placeholder. A username before a placeholder also stays. */
export function withoutPlaceholders(text: string, spans: readonly Span[]): Span[] {
  return spans.filter((span, i) => !isPlaceholder(text, span.isUsername ? spans[i + 1]! : span));
}
