import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import { boolean, iterateObject, string, throwing } from './operations.ts';

const api = { upper: (text: string) => text.toUpperCase(), parse: () => ({ a: '1', b: ['2', '3'] }) };

test('a loop runs once for each input of its range', () => {
  const { loop } = compile('length', string('s'), api);
  expect(loop(['a', 'bb', 'ccc', 'dddd'], 1, 3)).toBe(5);
});

test('an answer is the value of the expression', () => {
  expect(compile('upper', string('api.upper(s) + i'), api).answer!('x', 7)).toBe('X7');
  expect(compile('is x', boolean(`s === 'x'`), api).answer!('x', 0)).toBe(true);
});

test('a call that throws is told from one that does not', () => {
  const { answer, loop } = compile('throws', throwing('decodeURIComponent(s)'), api);
  expect(answer!('%', 0)).toBe(true);
  expect(answer!('%41', 0)).toBe(false);
  expect(loop(['%', '%41', '%'], 0, 3)).toBe(2);
});

test('members of an object are its pairs, and elements of an array one pair each', () => {
  expect(compile('object', iterateObject('api.parse(s)'), api).answer!('', 0)).toBe('a=1;b=2;b=3;');
});

test('an input is made from the string, outside the loop', () => {
  const { makeInput, loop } = compile('input', { input: 's.length', run: 'sink += s * 2;' }, api);
  expect(makeInput!('four', 0)).toBe(4);
  expect(loop([4, 5], 0, 2)).toBe(18);
});

test('each label makes functions of its own', () => {
  const operation = string('s');
  expect(compile('one', operation, api).loop).not.toBe(compile('two', operation, api).loop);
});
