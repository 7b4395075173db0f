import { describe, expect, test } from 'vitest';
import { docCommentsIn, examplesInMarkdown, examplesOf, toModule } from './doc-examples.ts';

/** Returns the lines of the example. */
function moduleOf(code: string): string {
  return toModule({ file: 'x.ts', line: 10, code }).split('\n').slice(9).join('\n').trim();
}

describe('toModule', () => {
  test('an expression is compared', () => {
    expect(moduleOf("parse('a;b // c'); // => null")).toBe("expectEqual(10, (parse('a;b // c')), null);");
  });

  test('a declaration is kept, and the declared name is compared', () => {
    expect(moduleOf('const url: string = print(); // => "a"')).toBe(
      'const url: string = print(); expectEqual(10, url, "a");',
    );
  });

  test('a statement over several lines is compared whole, and its last line is reported', () => {
    const code = 'before();\nparse(\n  input,\n); // => null\nafter();';
    expect(moduleOf(code)).toBe('before();\nexpectEqual(13, (parse(\n  input,\n)), null);\nafter();');
  });

  test('a chain is one statement', () => {
    expect(moduleOf('params\n  .sort()\n  .size; // => 2')).toBe('expectEqual(12, (params\n  .sort()\n  .size), 2);');
  });

  test('a line in a block is a statement', () => {
    expect(moduleOf('for (const x of y) {\n  x; // => 1\n}')).toBe(
      'for (const x of y) {\nexpectEqual(11, (  x), 1);\n}',
    );
  });

  test('an expectation can be on the line after its expression', () => {
    expect(moduleOf('parse(input);\n// => null')).toBe('expectEqual(11, (parse(input)\n), null);');
  });

  test('an error is named by its class', () => {
    expect(moduleOf("new URL('x'); // => throws TypeError")).toBe("expectThrow(10, () => (new URL('x')), TypeError);");
  });
});

describe('examplesOf', () => {
  test('each @example up to the next tag, at its own line', () => {
    const source =
      'x\n  /**\n   * Text.\n   *\n   * @example\n   * a; // => 1\n   * @returns b\n   *\n   * @example\n   * c;\n   */\n  y';
    const [comment] = docCommentsIn(source);
    expect(comment).toMatchObject({ line: 2, next: 12 });
    expect(examplesOf('x.ts', comment!)).toEqual([
      { file: 'x.ts', line: 6, code: 'a; // => 1\n' },
      { file: 'x.ts', line: 10, code: 'c;\n' },
    ]);
  });
});

describe('examplesInMarkdown', () => {
  test('blocks marked ts, but not blocks marked no-run', () => {
    const text = '# x\n\n```ts\na;\n```\n\n```ts no-run\nb;\n```\n\n```sh\nc\n```\n';
    expect(examplesInMarkdown('x.md', text)).toEqual([{ file: 'x.md', line: 4, code: 'a;\n' }]);
  });
});
