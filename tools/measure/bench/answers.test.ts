import { expect, test } from 'vitest';
import { compareAnswers } from './answers.ts';
import { compile } from './compile.ts';
import { iterateObject, type Operation, string, throwing } from './operations.ts';

/** Compares a contender with ours and native, which return the input. */
function compareWith(operations: Readonly<Record<string, Operation>>) {
  const all = Object.entries({ ours: string('s'), native: string('s'), ...operations });
  const compiled = all.map(([name, operation]) => [name, compile(`${name} answers`, operation, {})] as const);
  return compareAnswers(new Map(compiled), ['a', 'b', 'c', 'D'], 'native');
}

test('answers are wrong that differ from those on which ours and native agree', () => {
  const { answers, disputed } = compareWith({ lower: string('s.toLowerCase()') });
  expect(disputed).toBe(0);
  expect(['ours', 'native', 'lower'].map((name) => answers.get(name)!.wrong)).toEqual([0, 0, 1]);
});

test('no one is judged where ours and native differ', () => {
  const { answers, disputed } = compareWith({
    ours: string('s.toLowerCase()'),
    other: string(`s === 'D' ? 'x' : s`),
  });
  expect(disputed).toBe(1);
  expect(answers.get('other')!.wrong).toBe(0);
});

test('what throws is wrong, and is not measured', () => {
  const { answers } = compareWith({ other: string(`(() => { if (s === 'b') throw 0; return s; })()`) });
  expect(answers.get('other')).toEqual({ inputs: ['a', 'c', 'D'], wrong: 1 });
});

test('without an answer nothing is compared, and what throws is still not measured', () => {
  const { answers } = compareWith({ other: { run: `if (s === 'D') throw 0; sink++;` } });
  expect(answers.get('other')).toEqual({ inputs: ['a', 'b', 'c'], wrong: null });
});

const api = { upper: (text: string) => text.toUpperCase(), parse: () => ({ a: '1', b: ['2', '3'] }) };

test('a loop runs once for each input of its range', () => {
  const { loop } = compile('length', string('s'), api);
  expect(loop(['a', 'bb', 'ccc', 'dddd'], 1, 3)).toBe(5);
});

test('an operation knows whether a call throws', () => {
  const { answer, loop } = compile('throws', throwing('decodeURIComponent(s)'), api);
  expect(answer!('%', 0)).toBe(true);
  expect(answer!('%41', 0)).toBe(false);
  expect(loop(['%', '%41', '%'], 0, 3)).toBe(2);
});

test('each member of an object is a pair, and so is each element of an array', () => {
  expect(compile('object', iterateObject('api.parse(s)'), api).answer!('', 0)).toBe('a=1;b=2;b=3;');
});

test('an input is made from the string, outside the loop', () => {
  const { makeInput, loop } = compile('input', { input: 's.length', run: 'sink += s * 2;' }, api);
  expect(makeInput!('four', 0)).toBe(4);
  expect(loop([4, 5], 0, 2)).toBe(18);
});
