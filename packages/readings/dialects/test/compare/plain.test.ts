import { compare, isPlain } from '@url/dialects/compare';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const piece = fc.constantFrom(
  'a',
  'b-c',
  '1',
  '.',
  '..',
  '/',
  '//',
  '?',
  '#',
  '=',
  '&',
  '-',
  '~',
  '_',
  ':80',
  '%41',
  '@',
  ';',
  'xn--',
);

test('what is plain has no differences', () => {
  fc.assert(
    fc.property(fc.constantFrom('http://', 'https://'), fc.array(piece, { maxLength: 12 }), (start, pieces) => {
      const input = start + ['h', '.example', ...pieces].join('');
      if (isPlain(input)) expect(compare(input).differences).toEqual([]);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['http://example.com', true],
  ['https://www.b-c.example/a/b.c/?d=e&f#g', true],
  ['http://localhost/', false],
  [`http://${'a'.repeat(64)}.example/`, false],
  ['http://127.0.0.1/', false],
  ['http://example.1/', false],
  ['http://xn--a.example/', false],
  ['http://example.com/../a', false],
  ['http://example.com/.a', false],
  ['http://example.com/%41', false],
  ['http://a@example.com/', false],
  [`http://example.com/${'a'.repeat(200)}`, false],
])('%s: %s', (input, expected) => {
  expect(isPlain(input)).toBe(expected);
});
