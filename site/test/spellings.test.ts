import { type IPv4Address, parseHost } from '@url/host';
import { expect, test } from 'vitest';
import { spellingsOf } from '../src/playground/spellings.ts';

test.each([0, 1, 0x7f000001, 0xc0a80001, 0xffffffff])('every spelling of %i parses to it', (address) => {
  const spellings = spellingsOf(address as IPv4Address);
  expect(spellings.length).toBeGreaterThanOrEqual(12);
  for (const { text } of spellings) expect(parseHost(text)).toBe(address);
});
