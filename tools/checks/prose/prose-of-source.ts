import { createRequire } from 'node:module';

interface Located {
  readonly start: { readonly line: number };
}
interface Comment {
  readonly value: string;
  readonly loc: Located;
}
interface Token {
  readonly type: { readonly label?: string };
  readonly value?: unknown;
  readonly loc: Located;
}
interface Parser {
  parse(code: string, options: object): { readonly comments: readonly Comment[]; readonly tokens: readonly Token[] };
}

/** A message for people has at least this many words; shorter strings are names and data. */
const MESSAGE = /^(?=.*[a-z])\S+(?: \S+){3,}/;

/** Loaded when it is needed: check-prose.ts installs it first. */
const parser = (): Parser => createRequire(import.meta.url)('@babel/parser') as Parser;

/** Returns the text of a comment: without the marks, without code (indented lines, and everything from `@example` on). */
function textOf(comment: string): string[] {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*+ ?/, ''));
  const example = lines.findIndex((line) => /^\s*@example/.test(line));
  const kept = example < 0 ? lines : lines.slice(0, example);
  return kept.map((line) => (/^ {3,}\S/.test(line) ? '' : line.trim()));
}

/**
 * Returns the prose of a TypeScript file, comments and messages, each at its own line; every other line is empty.
 *
 * @param code the text of a TypeScript or JavaScript module
 */
export function proseOfSource(code: string): string {
  const { comments, tokens } = parser().parse(code, {
    sourceType: 'module',
    plugins: ['typescript'],
    tokens: true,
    errorRecovery: true,
  });
  const lines: string[] = code.split('\n').map(() => '');
  const add = (text: string, line: number): void => {
    lines[line] = `${lines[line] ?? ''} ${text}`.trim();
  };
  for (const { value, loc } of comments) {
    for (const [index, text] of textOf(value).entries()) add(text, loc.start.line - 1 + index);
  }
  for (const { type, value, loc } of tokens) {
    const isText = type.label === 'string' || type.label === 'template' || type.label?.startsWith('`');
    if (isText && typeof value === 'string' && MESSAGE.test(value)) add(value.replace(/\n/g, ' '), loc.start.line - 1);
  }
  return lines.join('\n');
}
