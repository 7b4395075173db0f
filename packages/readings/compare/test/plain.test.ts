import { compare } from '@url/compare';
import { isPlain } from '@url/compare/plain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readers } from './all-readers.js';

const start = fc.constantFrom(
  'http://',
  'https://',
  'wss://',
  'ftp://',
  'http://u@',
  'https://u.v:p@',
  'http://:p@',
  'http://a@b@',
);
const host = fc.constantFrom(
  ...[
    'h.example',
    'a-b.example',
    'localhost',
    '127.0.0.1',
    '256.1.1.1',
    '1.2.3',
    '01.2.3.4',
    '1.2.3.4.5',
    'example.1',
    '3com.com',
  ],
  ...['_a.b', 'xn--a.b', 'a-.b', 'a--b.c', 'a..b', 'a.', 'A.b', '127.0.0.1.', '1a'],
);
const port = fc.constantFrom('', '', ':80', ':443', ':65535', ':65536', ':59999', ':080', ':', ':0', ':80a');
const piece = fc.constantFrom(
  ...[
    'a',
    'Z',
    '9',
    '-',
    '.',
    '_',
    '~',
    ':',
    '@',
    '!',
    '$',
    '&',
    "'",
    '(',
    '*',
    '+',
    ',',
    ';',
    '=',
    '/',
    '?',
    '#',
    '[',
    '|',
    '\\',
    ' ',
    'é',
  ],
  ...[
    '%20',
    '%2F',
    '%2e',
    '%41',
    '%7E',
    '%25',
    '%00',
    '%80',
    '%C3%A9',
    '%3A',
    '%40',
    '%5B',
    '%7F',
    '%FF',
    '%2',
    '..',
    '/.',
    '/../',
    '//',
  ],
);

test('what is plain has no differences', () => {
  fc.assert(
    fc.property(start, host, port, fc.array(piece, { maxLength: 8 }), (...parts) => {
      const input = parts.flat().join('');
      if (isPlain(input)) expect(compare(input, { readers, explain: false }).differences).toEqual([]);
    }),
    { numRuns: 20_000 },
  );
});

test.each([
  ['http://example.com', true],
  ['https://www.b-c.example/a/b.c/?d=e&f#g', true],
  ['http://localhost/', true],
  ['http://example.com:8080/a?b=c+d', true],
  ['http://example.com:08080/', false],
  ['http://example.com:80a/', false],
  [`http://${'a'.repeat(64)}.example/`, false],
  ['http://127.0.0.1/', true],
  ['http://127.0.0.1:8080/x', true],
  ['http://127.0.0.256/', false],
  ['http://127.0.01/', false],
  ['http://127.0.0.1.example/', true],
  ['http://example.1/', false],
  ['http://xn--a.example/', false],
  ['http://example.com/../a', false],
  ['http://example.com/.a', false],
  ['http://example.com/%41', false],
  ['http://example.com/%2F%C3%A9', true],
  ['http://a:b@example.com/', true],
  ['http://a@b@example.com/', false],
  ['http://example.com/?q=a@b', true],
  ['http://example.com?q=a@b', false],
  [`http://example.com/${'a'.repeat(200)}`, true],
  [`http://example.com/${'a'.repeat(2000)}`, false],
  [`http://${'a.'.repeat(120)}example/`, false],
])('%s: %s', (input, expected) => {
  expect(isPlain(input)).toBe(expected);
});
