import { expect, test } from 'vitest';
import { textOfURL } from '../src/text-of-url.js';

test('text stays, and an object has an href', () => {
  expect(textOfURL('a b', 'url')).toBe('a b');
  expect(textOfURL(new globalThis.URL('https://h/#a'), 'url')).toBe('https://h/#a');
});

test.each([undefined, null, 1, {}, { href: 1 }, []])('%j throws', (input) =>
  expect(() => textOfURL(input, 'url')).toThrow(
    /^Cannot use the argument url: .* is not text, a URL object or a URL record$/,
  ),
);
