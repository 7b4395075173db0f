import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeGrowth } from '../../../../config/time-growth.js';
import { compileComponent } from '../src/component.js';
import { defaultOptions, type Options, pathnameOptions } from '../src/component-options.js';
import { parseExpression } from '../src/matchers/expression/syntax.js';
import { waysOf } from '../src/matchers/expression/ways.js';
import { Matcher } from '../src/matchers/matcher.js';
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

/** More states than the generated expressions need. A pattern leaves an expression that needs more than 2,000 to the engine. */
const ENOUGH_STATES = 1_000_000;

test('an automaton gives what the regular expression of the standard gives', () => {
  let matched = 0;
  fc.assert(
    fc.property(
      fc.oneof(pattern, alone, alone),
      options,
      fc.array(pathname, { minLength: 6, maxLength: 6 }),
      (string, given, paths) => {
        const parts = partsOf(string, given);
        const matcher = parts && Matcher.create(parts, given, ENOUGH_STATES);
        if (parts === null) return;
        let regularExpression: RegExp;
        try {
          regularExpression = new RegExp(standardExpression(parts, given), given.ignoreCase ? 'vi' : 'v');
        } catch {
          return;
        }
        expect(matcher, string).not.toBeNull();
        for (const input of ['', 'a', '-', 'ab', 'aba', ...paths]) {
          const want = regularExpression.exec(input);
          if (want !== null) matched++;
          const got = matcher!.exec(input);
          expect(got && [...got], `${string} on ${input}`).toEqual(want && [...want]);
        }
      },
    ),
    { numRuns: 4000 },
  );
  expect(matched).toBeGreaterThan(1500);
});

test.each(['(?<n>a)', '(?:a)\\k<n>', '\\1', '(?i:a)', '[\\q{ab|c}]', '\\w{5000}', '(?:(?:a{50}){50}){50}'])(
  'the engine matches %s',
  (source) => {
    expect(Matcher.create([...partsOf(`(${source})`, pathnameOptions)!], pathnameOptions)).toBeNull();
  },
);

test('repetitions of repetitions multiply the states', () => {
  const parts = partsOf('((?:(?:(?:(?:(?:a{2,}b){2,}?c){2,}d){2,}e){2,}f){2,})', pathnameOptions)!;
  expect(Matcher.create(parts, pathnameOptions)).toBeNull();
  const deep = (letters: string): string =>
    letters === '' ? '' : letters.length === 1 ? letters.repeat(2) : (deep(letters.slice(1)) + letters[0]).repeat(2);
  const input = deep('fedcba');
  expect(new RegExp(standardExpression(parts, pathnameOptions), 'v').test(input)).toBe(true);
  const matcher = Matcher.create(parts, pathnameOptions, ENOUGH_STATES)!;
  expect(matcher.test(input)).toBe(true);
  expect(matcher.test(input.slice(1))).toBe(false);
});

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
