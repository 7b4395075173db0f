// Pairs of recorded programs, on the third of the generated corpus that was held back when the models were written.
// `node tools/data/programs/verify.ts` counts pairs of programs that run.
import { findReader } from '@url/compare';
import { expect, test } from 'vitest';
import { isHeldBack } from '../generated-corpus.ts';
import { recordedHosts } from '../recorded-hosts.ts';
import { countPairs } from './pairs.ts';

const answered = recordedHosts()
  .map(({ id, hosts }) => ({ reader: findReader(id), id, hosts }))
  .filter(({ reader, id }) => reader?.id === id)
  .map(({ reader, hosts }) => ({ reader: reader!, hosts }));

test('of the pairs in which the client goes to another host than the filter passes, 99.5 % are reported', () => {
  const inputs = [...answered[0]!.hosts.keys()].filter(isHeldBack).filter((_, index) => index % 6 === 0);
  const { apart, reported, wronglyRefused, missed } = countPairs(answered, inputs);
  expect(answered.length).toBeGreaterThan(25);
  expect(apart).toBeGreaterThan(10_000);
  expect(reported / apart, missed.slice(0, 20).join('\n')).toBeGreaterThan(0.995);
  expect(wronglyRefused.join('\n')).toBe('');
});
