import { parse } from '@typescript-eslint/parser';

/** A message for people has at least this many words; shorter strings are names and data. */
const MESSAGE = /^(?=.*[a-z])\S+(?: \S+){3,}/;

/** Returns the text of a comment: without the marks, without code (indented lines, and everything from `@example` on). */
function textOf(comment: string): string[] {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*+ ?/, ''));
  const example = lines.findIndex((line) => /^\s*@example/.test(line));
  const kept = example < 0 ? lines : lines.slice(0, example);
  return kept.map((line) => (/^ {3,}\S/.test(line) ? '' : line.trim()));
}

/** Returns the text of a string, or of a part of a template, as one line. */
function messageOf(literal: string): string {
  const text = literal.replace(/^['"`}]|(?:['"`]|\$\{)$/g, '');
  return text.replace(/\\[nt]|\n/g, ' ').replace(/\\(\W)/g, '$1');
}

/**
 * Returns the prose of a TypeScript file, comments and messages, each at its own line; every other line is empty.
 *
 * @param code the text of a TypeScript or JavaScript module
 */
export function proseOfSource(code: string): string {
  const { comments = [], tokens = [] } = parse(code, { comment: true, tokens: true, loc: true, sourceType: 'module' });
  const lines: string[] = code.split('\n').map(() => '');
  const add = (text: string, line: number): void => {
    lines[line] = `${lines[line] ?? ''} ${text}`.trim();
  };
  for (const { value, loc } of comments) {
    for (const [index, text] of textOf(value).entries()) add(text, loc.start.line - 1 + index);
  }
  for (const { type, value, loc } of tokens) {
    const message = type === 'String' || type === 'Template' ? messageOf(value) : '';
    if (MESSAGE.test(message)) add(message, loc.start.line - 1);
  }
  return lines.join('\n');
}
