import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeGrowth } from '../../../../config/time-growth.js';
import { compileComponent } from '../src/component.js';
import { parseExpression } from '../src/matchers/expression/syntax.js';
import { waysOf } from '../src/matchers/expression/ways.js';
import { Matcher } from '../src/matchers/matcher.js';
import { defaultOptions, type Options, pathnameOptions } from '../src/part.js';
import { parsePatternString } from '../src/pattern-parser.js';
import { pathname, patternString } from './arbitraries.js';
import { expressionPiece } from './expressions.js';
import { standardExpression } from './standard-expression.js';

function fail(expectation: string): never {
  throw new TypeError(expectation);
}

const encode = (text: string) => text;

function partsOf(input: string, options: Options) {
  try {
    return parsePatternString(input, options, encode, fail);
  } catch {
    return null;
  }
}

const options = fc.constantFrom<Options>(
  pathnameOptions,
  defaultOptions,
  { ...pathnameOptions, ignoreCase: true },
  { ...defaultOptions, ignoreCase: true },
);
const pattern = fc
  .tuple(patternString, fc.array(expressionPiece, { minLength: 1, maxLength: 2 }), patternString)
  .map(([before, pieces, after]) => before + pieces.join('/') + after);
const alone = fc.array(expressionPiece, { minLength: 1, maxLength: 2 }).map((pieces) => pieces.join(''));

test('an automaton gives what the regular expression of the standard gives', () => {
  let matched = 0;
  let tooLarge = 0;
  fc.assert(
    fc.property(
      fc.oneof(pattern, alone, alone),
      options,
      fc.array(pathname, { minLength: 6, maxLength: 6 }),
      (string, given, paths) => {
        const parts = partsOf(string, given);
        const matcher = parts && Matcher.create(parts, given);
        if (parts === null) return;
        let regularExpression: RegExp;
        try {
          regularExpression = new RegExp(standardExpression(parts, given), given.ignoreCase ? 'vi' : 'v');
        } catch {
          return;
        }
        // Repetitions of repetitions can need more states than an automaton may have.
        if (matcher === null) {
          tooLarge++;
          return;
        }
        for (const input of ['', 'a', '-', 'ab', 'aba', ...paths]) {
          const want = regularExpression.exec(input);
          if (want !== null) matched++;
          const got = matcher.exec(input);
          expect(got && [...got], `${string} on ${input}`).toEqual(want && [...want]);
        }
      },
    ),
    { numRuns: 4000 },
  );
  expect(matched).toBeGreaterThan(1500);
  expect(tooLarge).toBeLessThan(20);
});

test.each(['(?<n>a)', '(?:a)\\k<n>', '\\1', '(?i:a)', '[\\q{ab|c}]', '\\w{5000}', '(?:(?:a{50}){50}){50}'])(
  'the engine matches %s',
  (source) => {
    expect(Matcher.create([...partsOf(`(${source})`, pathnameOptions)!], pathnameOptions)).toBeNull();
  },
);

test('an expression that is too deep is left to the engine', () => {
  expect(parseExpression(`${'(?:'.repeat(5000)}a${')'.repeat(5000)}`)).toBeNull();
});

test.each([
  ['\\d+', 1, 1],
  ['en|de', 0, 2],
  ['\\w+-\\w+', 2, 1],
  ['(?:ab)+', 1, 1],
  ['(?:-\\d+)?', 2, 1],
  ['\\d{4}', 0, 1],
  ['(?!new)\\w+', 2, 1],
  ['(?:a+)+', 1, Number.POSITIVE_INFINITY],
  ['(?:a|b)*', 1, Number.POSITIVE_INFINITY],
])('the ways of %s', (source, openParts, factor) => {
  expect(waysOf(parseExpression(source)!)).toEqual({ openParts, factor });
});

test.each([
  ['/:path*/:id(\\d+)', defaultOptions, '/', 'a', '/x'],
  ['/:path+/:id(\\d+)/e', defaultOptions, '/', 'a', '/x'],
  ['/:name*/:x([a-z]+)/b', defaultOptions, '/', 'a', '/'],
  ['/((?:a+)+)b', pathnameOptions, '/', 'a', ''],
  ['/((?:a*)*)b', pathnameOptions, '/', 'a', ''],
  ['/((?:a|a)*)/c', pathnameOptions, '/', 'a', '/b'],
  ['/(.*a.*a.*a)c', pathnameOptions, '/', 'a', ''],
  ['/((?!.*b).*)c', pathnameOptions, '/', 'a', ''],
  ['/((?:(?!.*b).)*)c', pathnameOptions, '/', 'a', ''],
  ['/((?:.(?<=a.*))*)c', pathnameOptions, '/', 'a', ''],
  ['/{:x(\\w+)-}*b', pathnameOptions, '/', 'a-', ''],
  ['/(\\d+)*x', pathnameOptions, '/', '1', ''],
])('time is linear: %s', (string, given, start, piece, end) => {
  const component = compileComponent(string, encode, given, fail);
  const callFor = (length: number) => {
    const input = start + piece.repeat(length / piece.length) + end;
    return () => component.exec(input);
  };
  expect(timeGrowth(callFor, 5000)).toBeLessThan(1.6);
});
