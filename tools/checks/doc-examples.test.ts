import { expect, test } from 'vitest';
import { docCommentsIn, examplesInMarkdown, examplesOf, toModule } from './doc-examples.ts';

test.each([
  ['an expression is compared', "parse('a;b // c'); // => null", "expectEqual(10, (parse('a;b // c')), null);"],
  [
    'a declaration is kept, and the declared name is compared',
    'const url: string = print(); // => "a"',
    'const url: string = print(); expectEqual(10, url, "a");',
  ],
  [
    'a statement over several lines is compared whole, and its last line is reported',
    'before();\nparse(\n  input,\n); // => null\nafter();',
    'before();\nexpectEqual(13, (parse(\n  input,\n)), null);\nafter();',
  ],
  [
    'a chain is one statement',
    'params\n  .sort()\n  .size; // => 2',
    'expectEqual(12, (params\n  .sort()\n  .size), 2);',
  ],
  [
    'a line in a block is a statement',
    'for (const x of y) {\n  x; // => 1\n}',
    'for (const x of y) {\nexpectEqual(11, (  x), 1);\n}',
  ],
  [
    'an expectation can be on the line after its expression',
    'parse(input);\n// => null',
    'expectEqual(11, (parse(input)\n), null);',
  ],
  [
    'an error is named by its class',
    "new URL('x'); // => throws TypeError",
    "expectThrow(10, () => (new URL('x')), TypeError);",
  ],
])('toModule: %s', (_, code, module) => {
  expect(toModule({ file: 'x.ts', line: 10, code }).split('\n').slice(9).join('\n').trim()).toBe(module);
});

test('examplesOf returns each @example up to the next tag, at its own line', () => {
  const source =
    'x\n  /**\n   * Text.\n   *\n   * @example\n   * a; // => 1\n   * @returns b\n   *\n   * @example\n   * c;\n   */\n  y';
  const [comment] = docCommentsIn(source);
  expect(comment).toMatchObject({ line: 2, next: 12 });
  expect(examplesOf('x.ts', comment!)).toEqual([
    { file: 'x.ts', line: 6, code: 'a; // => 1\n' },
    { file: 'x.ts', line: 10, code: 'c;\n' },
  ]);
});

test('examplesInMarkdown returns blocks marked ts, but not blocks marked no-run', () => {
  const text = '# x\n\n```ts\na;\n```\n\n```ts no-run\nb;\n```\n\n```sh\nc\n```\n';
  expect(examplesInMarkdown('x.md', text)).toEqual([{ file: 'x.md', line: 4, code: 'a;\n' }]);
});
