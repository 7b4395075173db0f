import { expect, test } from 'vitest';
import { domainToASCII } from '../src/domain-to-ascii.js';

test('domainToASCII is Unicode ToASCII, for ASCII too', () => {
  expect(domainToASCII('xn--a')).toBeNull();
  expect(domainToASCII('A.b')).toBe('a.b');
  expect(domainToASCII('a_b', { beStrict: true })).toBeNull();
  expect(domainToASCII('a_b')).toBe('a_b');
  expect(domainToASCII('a..b-')).toBe('a..b-');
});

test('a misspelt option is not ignored: without it more domains are accepted', () => {
  for (const options of [{ strict: true }, new Map([['beStrict', true]]), 'strict'] as never[])
    expect(() => domainToASCII('a_b', options)).toThrow(TypeError);
});
