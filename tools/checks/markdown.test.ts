import { expect, test } from 'vitest';
import { replaceBlock } from './markdown.ts';

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
