import { expect, test } from 'vitest';
import { compareAnswers } from './answers.ts';
import { compile } from './compile.ts';
import { type Operation, string } from './operations.ts';

const compileAll = (operations: Record<string, Operation>) =>
  new Map(Object.entries(operations).map(([name, operation]) => [name, compile(`${name} answers`, operation, {})]));

const inputs = ['a', 'b', 'c', 'D'];

test('answers are wrong that differ from those on which ours and native agree', () => {
  const { answers, disputed } = compareAnswers(
    compileAll({ ours: string('s'), native: string('s'), lower: string('s.toLowerCase()') }),
    inputs,
    'native',
  );
  expect(disputed).toBe(0);
  expect([...answers].map(([name, { wrong }]) => [name, wrong])).toEqual([
    ['ours', 0],
    ['native', 0],
    ['lower', 1],
  ]);
});

test('no one is judged where ours and native differ', () => {
  const { answers, disputed } = compareAnswers(
    compileAll({ ours: string('s.toLowerCase()'), native: string('s'), other: string(`s === 'D' ? 'x' : s`) }),
    inputs,
    'native',
  );
  expect(disputed).toBe(1);
  expect(answers.get('other')!.wrong).toBe(0);
});

test('what throws is wrong, and is not measured', () => {
  const { answers } = compareAnswers(
    compileAll({
      ours: string('s'),
      native: string('s'),
      other: string(`(() => { if (s === 'b') throw 0; return s; })()`),
    }),
    inputs,
    'native',
  );
  expect(answers.get('other')).toEqual({ inputs: ['a', 'c', 'D'], wrong: 1 });
});

test('without an answer nothing is compared, and what throws is still not measured', () => {
  const { answers } = compareAnswers(
    compileAll({ ours: string('s'), native: string('s'), other: { run: `if (s === 'D') throw 0; sink++;` } }),
    inputs,
    'native',
  );
  expect(answers.get('other')).toEqual({ inputs: ['a', 'b', 'c'], wrong: null });
});
