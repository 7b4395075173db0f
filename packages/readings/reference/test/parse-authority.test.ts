import { createAuthority, parseAuthority } from '@url/reference';
import { expect, test } from 'vitest';

test.each([
  ['', {}],
  ['h', { host: 'h' }],
  ['a@b@h', { username: 'a@b', host: 'h' }],
  [':@h', { username: '', password: '', host: 'h' }],
  ['a:b:c@h:0', { username: 'a', password: 'b:c', host: 'h', port: 0 }],
  ['h:', { host: 'h', port: '' as const }],
  ['h:00080', { host: 'h', port: 80 }],
  ['[::]', { host: '[::]' }],
  ['[::]:1', { host: '[::]', port: 1 }],
  ['%5B', { host: '%5B' }],
])('%j is read', (input, expected) => {
  expect(parseAuthority(input)).toEqual(createAuthority(expected));
});

test.each([
  '@',
  ':',
  '@h:',
  ':80',
  'a@',
  'h:x',
  'h:-1',
  'h:1:2',
  '[',
  ']',
  '[]]',
  '[]',
  '[:::::]',
  '[1.2.3.4]',
  '[::]a',
  'a[::]',
  '[@]',
  'a/b',
  'a b',
  'a\\b',
  'a|b',
  'a<b',
  'a\nb',
])('%j is no authority', (input) => {
  expect(parseAuthority(input)).toEqual(
    input === '@h:' ? createAuthority({ username: '', host: 'h', port: '' }) : null,
  );
});
