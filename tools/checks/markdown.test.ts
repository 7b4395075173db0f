import { expect, test } from 'vitest';
import { repeatedParts, replaceBlock } from './markdown.ts';

test.each(['<!-- a -->', '<!-- a: written by x.ts -->'])(
  'replaceBlock replaces only the text of a block: %s',
  (start) => {
    const markdownWith = (text: string) => `before\n${start}\n${text}<!-- /a -->\n<!-- b -->\nother\n<!-- /b -->\n`;
    for (const old of ['', 'old\n', 'old\nold\n'])
      expect(replaceBlock(markdownWith(old), 'a', "$& and $'")).toBe(markdownWith("$& and $'\n"));
  },
);

test('replaceBlock throws if the file does not have the block', () => {
  expect(() => replaceBlock('<!-- a -->\n', 'a', 'x')).toThrow('<!-- /a -->');
});

test('repeatedParts finds a heading and a block that stand twice', () => {
  const section = '## Speed\n\n<!-- speed: written by x -->\n1\n<!-- /speed -->\n\n### Notes\n';
  expect(repeatedParts(`# A\n\n${section}\n## Size\n\n### Notes\n`)).toEqual([]);
  expect(repeatedParts(`# A\n\n${section}\n${section}`)).toEqual([
    { line: 11, name: 'the heading "## Speed"' },
    { line: 13, name: 'the block "speed"' },
    { line: 17, name: 'the heading "### Notes"' },
  ]);
  expect(repeatedParts('```\n# a\n# a\n```\n')).toEqual([]);
});
