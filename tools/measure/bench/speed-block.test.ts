import { expect, test } from 'vitest';
import { speedBlock } from './speed-block.ts';

test('speedBlock lists the rows on both sides of 1, in order', () => {
  const ratios = { '`new URL(s).href`, web URLs': 0.761, '`URL.canParse(s)`': 0.5, domains: 1.2, queries: 1.02 };
  expect(speedBlock(ratios)).toBe(
    '- Faster: `URL.canParse(s)` 0.50; web URLs 0.76.\n- Slower: domains 1.20.\n- Within 5 %: 1 of 4 rows.',
  );
});
