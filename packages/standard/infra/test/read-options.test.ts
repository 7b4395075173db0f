import { expect, test } from 'vitest';
import { option } from '../src/read-options.js';

test.each<[{ readonly base?: string | null | undefined } | null | undefined, string | null]>([
  [{ base: 'a' }, 'a'],
  [{ base: '' }, ''],
  [{ base: null }, null],
  [{ base: undefined }, null],
  [{}, null],
  [null, null],
  [undefined, null],
])('the option base of %j is %j', (options, value) => expect(option(options, 'base')).toBe(value));

test('what stands on Object.prototype is no option', () => {
  const polluted = Object.create({ base: 'polluted' }) as { base?: string };
  expect(option(polluted, 'base')).toBeNull();
});
