import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compareCase, hrefOf, minimize } from './fuzz-compare.ts';
import { type FuzzCase, strategies } from './fuzz-strategies.ts';
import { Random } from './random.ts';

type Row = FuzzCase & { readonly href: string | null };

/** Inputs that once failed, with the href by whatwg-url. */
const rows: readonly Row[] = JSON.parse(readFileSync(new URL('fuzz-rows.json', import.meta.url), 'utf8'));

describe('what the fuzzer found', () => {
  test('each row gives what the reference gives', () => {
    for (const row of rows) expect([row, hrefOf(row)]).toEqual([row, row.href]);
  });
});

test('native may parse a URL anew after its protocol became "file"', () => {
  expect(
    compareCase({
      input: 'http:x/C|',
      base: null,
      steps: [
        ['protocol', 'file'],
        ['hash', 'a'],
      ],
    }),
  ).toBeNull();
});

test('tabs and newlines in a protocol are nothing', () => {
  expect(compareCase({ input: 'C|', base: 'ftp:.', steps: [['protocol', '\rfile']] })).toBeNull();
});

test('native may not normalize a host after mapping it', () => {
  expect(compareCase({ input: 'http://게ﾫ/', base: null, steps: [] })).toBeNull();
});

describe.each(Object.entries(strategies))('the strategy %s', (name, [, make]) => {
  const count = name === 'around 64 KiB' ? 20 : 300;

  test('gives the same case for the same seed', () => {
    expect(make(new Random(7), ['http://h/'])).toEqual(make(new Random(7), ['http://h/']));
  });

  test('gives cases that parse, and finds no difference', () => {
    const cases = Array.from({ length: count }, (_, seed) => make(new Random(seed), ['http://h/a?b#c', 'a:b']));
    expect(cases.some((fuzzCase) => hrefOf(fuzzCase) !== null)).toBe(true);
    expect(cases.map((fuzzCase) => compareCase(fuzzCase)).filter((difference) => difference !== null)).toEqual([]);
  });
});

test('a failing case is made smaller until nothing can be left out', () => {
  const failing: FuzzCase = {
    input: 'http://h/some/long/path?a=b',
    base: 'http://base/',
    steps: [
      ['hash', 'x'],
      ['search', 'a\tb and more'],
      ['searchParams.append', 'n', 'v'],
    ],
  };
  const fails = ({ input, steps }: FuzzCase) =>
    input.includes('/h/') && steps.some(([name, value]) => name === 'search' && value!.includes('\t'));
  expect(minimize(failing, fails)).toEqual({ input: '/h/', base: null, steps: [['search', '\t']] });
});

test('a long text is made smaller by few tries, and one that cannot be is given up', () => {
  let tries = 0;
  const long = `${'a'.repeat(40_000)}|${'b'.repeat(40_000)}`;
  const smallest = minimize({ input: long, base: null, steps: [] }, ({ input }) => {
    tries++;
    return input.includes('|');
  });
  expect(smallest.input).toBe('|');
  expect(tries).toBeLessThan(1000);

  tries = 0;
  const failing = { input: long, base: null, steps: [] };
  expect(
    minimize(failing, () => {
      tries++;
      return false;
    }),
  ).toBe(failing);
  expect(tries).toBe(3000);
});
