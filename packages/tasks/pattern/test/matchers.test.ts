import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeGrowth } from '../../../../config/time-growth.ts';
import { compileComponent } from '../src/component.js';
import { defaultOptions, hostnameOptions, type Options, pathnameOptions } from '../src/component-options.js';
import { longestInputFor } from '../src/matchers/longest-input.js';
import { Matcher } from '../src/matchers/matcher.js';
import { parsePatternString } from '../src/pattern-parser.js';
import { pathname, patternString } from './arbitraries.js';
import { standardExpression } from './standard-expression.js';

const options = fc.constantFrom<Options>(
  pathnameOptions,
  hostnameOptions,
  defaultOptions,
  { ...pathnameOptions, ignoreCase: true },
  { ...defaultOptions, ignoreCase: true },
);

function fail(expectation: string): never {
  throw new TypeError(expectation);
}

const encode = (text: string) => text;

function partsOf(input: string, given: Options) {
  try {
    return parsePatternString(input, given, encode, fail);
  } catch {
    return null;
  }
}

/** What the standard's regular expression says. */
function expected(source: string, given: Options, input: string): readonly (string | undefined)[] | null {
  const match = new RegExp(source, given.ignoreCase ? 'vi' : 'v').exec(input);
  return match === null ? null : [...match];
}

describe('a matcher gives what the regular expression of the standard gives', () => {
  test('for every pattern', () => {
    let matched = 0;
    fc.assert(
      fc.property(
        patternString,
        options,
        fc.array(pathname, { minLength: 6, maxLength: 6 }),
        (string, given, inputs) => {
          const parts = partsOf(string, given);
          if (parts === null) return;
          const source = standardExpression(parts, given);
          const matcher = Matcher.create(parts, given)!;
          const component = compileComponent(string, encode, given, fail);
          for (const input of ['', ...inputs]) {
            const want = expected(source, given, input);
            if (want !== null) matched++;
            const got = matcher.exec(input);
            expect(got === null ? null : [...got], `${string} on ${input}`).toEqual(want);
            expect(component.test(input)).toBe(want !== null);
            const result = component.exec(input);
            expect(result?.input).toBe(want === null ? undefined : input);
            const groups = parts.filter(({ type }) => type !== 'fixed-text');
            const named = want && Object.fromEntries(groups.map(({ name }, index) => [name, want[index + 1]]));
            expect(result?.groups, `${string} on ${input}`).toEqual(named ?? undefined);
          }
        },
      ),
      { numRuns: 5000 },
    );
    expect(matched).toBeGreaterThan(1000);
  });

  test.each([
    ['/users/:id', 0x10000],
    ['/:a/:b/:c/:d/:e', 0x10000],
    ['/:path*', 0x10000],
    ['/:path+/edit', 0x10000],
    ['/a/:x?/b', 0x10000],
    ['/images/*.png', 0x10000],
    ['{ab}*c', 0x10000],
    ['/:from-:to', 0x100],
    ['*a*b', 0x100],
    ['*/:name', 0x100],
    ['/:a*/x/:b*', 0x100],
    ['/:x-:y-:z', 40],
    ['{a:x}*', 0],
    ['{:x}*', 0],
    ['(.*)*', 0],
  ])('an expression for %s matches inputs of %d code units', (string, longest) => {
    expect(Math.floor(longestInputFor(partsOf(string, pathnameOptions)!, pathnameOptions))).toBe(longest);
  });
});

test.each([
  ['/users/:id/:name', 2],
  [`/${'a'.repeat(100_000)}/:id/:name`, 2],
  [Array.from({ length: 3000 }, (_, index) => `/:x${index}`).join(''), 3000],
])('a pattern that is too large for a regular expression of an engine', (string, groups) => {
  const component = compileComponent(string, encode, pathnameOptions, fail);
  const result = component.exec(string.replace(/:/g, ''));
  expect(Object.keys(result!.groups)).toHaveLength(groups);
  expect(component.test('/b')).toBe(false);
});

describe('time is linear', () => {
  test.each([
    ['*a*a*a*b', '', 'a', ''],
    ['/:x-:y-:z', '/', '-', '/'],
    ['{a:x}*', '', 'a', ''],
    ['{:x}*b', '', 'a', ''],
    ['{:x}+/b', '', 'a', ''],
    ['{ab}*{abab}*c', '', 'ab', ''],
    ['/:x*', '', '/a', ''],
    ['{*/}*c', '', '/', ''],
    ['(.*)(.*)(.*)(.*)c', '', 'a', ''],
    ['*{:x}/', '', 'a', ''],
    ['*{:x}b', '', 'a', ''],
    ['{*a}?:x{-:y}*/b', '', 'a-', ''],
  ])('%s for %j, then a run of %j and %j', (string, start, piece, end) => {
    const component = compileComponent(string, encode, pathnameOptions, fail);
    const callFor = (length: number) => {
      const input = start + piece.repeat(length / piece.length) + end;
      return () => component.exec(input);
    };
    expect(timeGrowth(callFor, 12_500)).toBeLessThan(1.6);
  });
});
