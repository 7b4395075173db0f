import { whatwg } from '@url/compare/whatwg';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latin1 } from '../encodings.js';

test('components, with null for what is not there', () => {
  expect(whatwg.read('HTTP://u@EXAMPLE.com:8080/a?b#c')).toMatchObject({
    ok: true,
    href: 'http://u@example.com:8080/a?b#c',
    components: {
      scheme: 'http',
      username: 'u',
      password: null,
      host: 'example.com',
      port: '8080',
      path: '/a',
      query: 'b',
      fragment: 'c',
    },
  });
  expect(whatwg.read('mailto:a')).toMatchObject({
    components: { host: null, port: null, query: null, fragment: null },
  });
});

test('validation errors are notes, at offsets into the input, and the failure is the error', () => {
  const reading = whatwg.read(' http:\\a b@h:x');
  expect(reading.notes).toMatchObject([
    { type: 'invalid-URL-unit', start: 0, end: 1 },
    { type: 'special-scheme-missing-following-solidus' },
    { type: 'special-scheme-missing-following-solidus' },
    { type: 'invalid-credentials' },
  ]);
  expect(reading).toMatchObject({ ok: false, error: { type: 'port-invalid', start: 13, end: 14 } });
  expect(whatwg.read('http://h/\\').notes.map(({ message }) => message)).toEqual([
    '"\\" is used as a separator; it is treated as "/".',
  ]);
});

test('a base, and a base that does not parse', () => {
  expect(whatwg.read('../c', 'http://a/b/')).toMatchObject({ href: 'http://a/c' });
  expect(whatwg.read('http://a/', 'b')).toMatchObject({ ok: false, error: { type: 'base' } });
  expect(whatwg.read('a')).toMatchObject({ ok: false, error: { type: 'missing-scheme-non-relative-URL' } });
});

test('an encoding, for the query alone', () => {
  expect(whatwg.read('http://h/é?é☕', undefined, { encoding: latin1 })).toMatchObject({
    href: 'http://h/%C3%A9?%E9%26%239749%3B',
  });
});

test("gives what the runtime's own URL gives, which is this standard in an earlier year", () => {
  const piece = fc.constantFrom(
    'http:',
    'foo:',
    '/',
    '\\',
    '?',
    '#',
    '@',
    ':',
    '..',
    '%2e',
    'a',
    'B',
    '1',
    '.',
    ' ',
    '\t',
    '[::1]',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const input = pieces.join('');
      const reading = whatwg.read(input, 'http://h/x/y?z');
      const expected = URL.canParse(input, 'http://h/x/y?z') ? new URL(input, 'http://h/x/y?z').href : null;
      expect([input, reading.ok ? reading.href : null]).toEqual([input, expected]);
    }),
    { numRuns: 3000 },
  );
});
