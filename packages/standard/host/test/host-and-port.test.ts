import { expect, test } from 'vitest';
import {
  endOfHost,
  endsInANumberBetween,
  unchangedDomainClass,
  unchangedOpaqueHostClass,
  withoutBrackets,
} from '../src/internal.js';

// https://url.spec.whatwg.org/#host-state: U+003A (:) ends the host outside of brackets.
test.each([
  ['me@[::1]:8080/path', 3, 13, 8],
  ['example.com:80', 0, 14, 11],
  ['example.com', 0, 11, 11],
  ['example.com/a:b', 0, 11, 11],
  ['a:', 0, 1, 1],
  [':', 0, 1, 0],
  ['a:b:c', 0, 5, 1],
  ['a:b:c', 2, 5, 3],
  ['[::1]', 0, 5, 5],
  ['[::1]:8', 0, 7, 5],
  ['[::1]:8/', 0, 5, 5],
  ['[:1', 0, 3, 3],
  ['[x:y', 1, 4, 2],
  ['a:b[', 0, 4, 1],
  ['a[::]b:1', 0, 8, 6],
  ['[[:]:1', 0, 6, 4],
  ['[a]b[:c]:1', 0, 10, 8],
  ['[a]b]:1', 0, 7, 5],
  ['[a]x/:1', 0, 4, 4],
  ['[:]/:1', 0, 3, 3],
])('the host in %j from %i to %i ends at %i', (input, start, end, endOfIt) => {
  expect(endOfHost(input, start, end)).toBe(endOfIt);
});

test.each([
  ['[::1]', '::1'],
  ['[]', ''],
  ['[', null],
  [']', null],
  ['[a', null],
  ['a]', null],
  ['', null],
])('within the brackets of %j is %j', (input, text) => expect(withoutBrackets(input)).toBe(text));

// https://url.spec.whatwg.org/#ends-in-a-number-checker
test.each([
  ['a.1/x', 0, 3, true],
  ['a.1x', 0, 4, false],
  ['x1', 1, 2, true],
  ['1.', 0, 2, true],
  ['1..', 0, 3, false],
  ['1.0x', 2, 4, true],
  ['.1', 1, 1, false],
  ['1.', 1, 1, false],
])('%j from %i to %i: whether it ends in a number is %j', (input, start, end, expected) => {
  expect(endsInANumberBetween(input, start, end)).toBe(expected);
});

test('what the parsers leave unchanged is found by an expression', () => {
  const domain = new RegExp(`^${unchangedDomainClass}*`);
  expect(['a-b_c.9~', 'aBc', 'a%b', 'a/b', 'aéb'].map((host) => domain.exec(host)![0])).toEqual([
    'a-b_c.9~',
    'a',
    'a',
    'a',
    'a',
  ]);
  const opaque = new RegExp(`^${unchangedOpaqueHostClass()}*`);
  expect(['A-b_c.9~', 'a%b"', 'a/b', 'aéb', 'a\x01'].map((host) => opaque.exec(host)![0])).toEqual([
    'A-b_c.9~',
    'a%b"',
    'a',
    'a',
    'a',
  ]);
});
