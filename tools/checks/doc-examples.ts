// Converts the examples of doc comments and READMEs to modules.

export interface Example {
  /** The file that contains it, relative to the root, and the number of its first line. */
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

export interface DocComment {
  /** The numbers of its first line, and of the line after it. */
  readonly line: number;
  readonly next: number;
  /** The text without the stars. */
  readonly text: string;
}

/** Returns the number of the line that contains an offset. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** Returns the doc comments of a source file, in order. */
export function docCommentsIn(source: string): DocComment[] {
  return [...source.matchAll(/^[ \t]*\/\*\*[\s\S]*?\*\//gm)].map((match) => ({
    line: lineAt(source, match.index),
    next: lineAt(source, match.index + match[0].length) + 1,
    text: match[0].replace(/^[ \t]*\/?\*+\/?[ \t]?|[ \t]*\*\/$/gm, ''),
  }));
}

/** Returns the text under each `@example` of a doc comment, up to the next tag. */
export function examplesOf(file: string, comment: DocComment): Example[] {
  return [...comment.text.matchAll(/^@example.*\n([\s\S]*?)(?=^@[a-z]|$(?![\s\S]))/gm)].map((match) => ({
    file,
    line: comment.line + lineAt(comment.text, match.index),
    code: match[1]!.replace(/^```.*$/gm, ''),
  }));
}

/** Returns the blocks of a Markdown file that are marked exactly `ts`. */
export function examplesInMarkdown(file: string, text: string): Example[] {
  return [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map((match) => ({
    file,
    line: lineAt(text, match.index) + 1,
    code: match[1]!,
  }));
}

/** Returns the number of expectations in an example. */
export function expectationsIn(code: string): number {
  return code.split('// => ').length - 1;
}

/**
 * Returns a module for a folder in .cache, which reports wrong expectations to the thread that started it. Each line of the example has the
 * number that it has in its file.
 *
 * @param example lines of TypeScript; `expression; // => expected` compares, `expression; // => throws TypeError` catches
 */
export function toModule({ line, code }: Example): string {
  const lines = code.split('\n');
  for (const [index, text] of lines.entries()) {
    const [, end, expected] = /^(.*?);?\s*\/\/ => (.*)$/.exec(text) ?? [];
    if (expected === undefined) continue;
    const first = startOfStatement(lines, index);
    const [before, after] = expectation(lines[first]!, expected, line + index);
    lines[index] = `${end}${after}`;
    if (end === '') lines[index - 1] = lines[index - 1]!.replace(/;$/, '');
    lines[first] = `${before}${lines[first]}`;
  }
  const imports = "import { expectEqual, expectThrow } from '../../tools/checks/example-expectations.mjs';";
  return `${imports}${'\n'.repeat(line - 1)}${lines.join('\n')}\n`;
}

/** Returns the code before and after a statement. */
function expectation(statement: string, expected: string, line: number): readonly [before: string, after: string] {
  const thrown = /^throws (\w+)$/.exec(expected);
  if (thrown !== null) return [`expectThrow(${line}, () => (`, `), ${thrown[1]});`];
  const declared = /^(?:const|let) ([\w$]+)\b/.exec(statement);
  if (declared !== null) return ['', `; expectEqual(${line}, ${declared[1]}, ${expected});`];
  return [`expectEqual(${line}, (`, `), ${expected});`];
}

/** Finds the first line of a statement. Its other lines are indented or begin with a bracket. */
function startOfStatement(lines: readonly string[], end: number): number {
  let index = end;
  if (/^\s*\/\/ =>/.test(lines[index]!)) index--;
  if (!/^(?:[)\]}]|\s+[.?:&|])/.test(lines[index]!)) return index;
  do index--;
  while (index > 0 && /^(?:\s|[)\]}]|$)/.test(lines[index]!));
  return index;
}
