import { URLPattern, type URLPatternConstructor } from '@url/pattern';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathname, patternString, simplePath } from './arbitraries.js';

const Native: URLPatternConstructor | undefined = Reflect.get(globalThis, 'URLPattern');

const components = ['protocol', 'username', 'password', 'hostname', 'port', 'pathname', 'search', 'hash'] as const;

type Parts = { readonly [name in (typeof components)[number]]?: string } & { readonly pathname: string };

function make(Class: URLPatternConstructor, args: unknown[]): URLPattern | null {
  try {
    return Reflect.construct(Class, args) as URLPattern;
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    return null;
  }
}

const text = fc.oneof(patternString, fc.constantFrom('', 'a', 'q=:x', ':x.:y', '*', 'é', '%61', 'a b'));
/** Without schemes that are not special: Node's class resolves dot segments and empty segments in opaque pathnames. */
const init = fc.record(
  {
    protocol: fc.constantFrom('https', 'http{s}?', ':p', 'HTTPS:'),
    hostname: fc.oneof(fc.constantFrom('a.test', '*.test', ':sub.test', '[\\:\\:1]', '{:x.}?test'), text),
    port: fc.constantFrom('', '443', '80', '*', '8080', ':p'),
    pathname: text,
    search: text,
    hash: text,
  },
  { requiredKeys: ['pathname'] },
);
/** Most random components match nothing, so most patterns have few of them. */
const someParts: fc.Arbitrary<Parts> = fc.oneof(
  init,
  fc.record({ pathname: fc.oneof(text, simplePath) }),
  fc.record({ pathname: simplePath, hostname: fc.constantFrom('*.test', ':sub.test', ':x.:y'), search: text }),
  fc.record({ pathname: fc.constant('*'), hash: text }),
);
const url = fc
  .tuple(
    fc.constantFrom('https://a.test', 'https://b.a.test:8080', 'http://[::1]', 'data:'),
    pathname,
    fc.constantFrom('', '?a', '?q=1#a'),
  )
  .map((pieces) => pieces.join(''));

/** Strings that start at each component, and stop at each. */
const constructorString = fc
  .tuple(
    fc.constantFrom('https://', 'http{s}?://', '*://', '*://', ':scheme://', 'https:', 'wss?:', '//', ''),
    fc.constantFrom('', '', '', 'u@', ':user:pass@', '*:*@', '{u:}?@'),
    fc.constantFrom('*', '*', '*.test', 'a.test', '{:sub.}?a.test', '[\\:\\:1]', '[::1]', ':x.:y', '(a|b).test', ''),
    fc.constantFrom('', ':*', ':*', ':8080', ':443', ':(80\\d\\d)', ':'),
    fc.oneof(simplePath, fc.constantFrom('/*', ''), patternString),
    fc.constantFrom('', '', '?*', '?a', '?q=:q', '\\?q=1', '{?a}?', '??'),
    fc.constantFrom('', '', '#*', '#a', '#:part', '\\#a', '{#a}?'),
  )
  .map((pieces) => pieces.join(''));

/** Checks that both classes give the same answers to some URLs. Returns how many of them match. */
function compareClasses(args: unknown[], urls: readonly string[]): number {
  const [ours, theirs] = [make(URLPattern, args), make(Native!, args)];
  const title = JSON.stringify(args);
  expect(ours === null, title).toBe(theirs === null);
  if (ours === null || theirs === null) return 0;
  for (const name of components) expect(ours[name], title).toBe(theirs[name]);
  expect(ours.hasRegExpGroups, title).toBe(theirs.hasRegExpGroups);
  let matches = 0;
  for (const input of urls) {
    const [result, expected] = [ours.exec(input), theirs.exec(input)];
    expect(ours.test(input)).toBe(theirs.test(input));
    expect(result === null, `${title} on ${input}`).toBe(expected === null);
    if (result === null || expected === null) continue;
    matches++;
    for (const name of components) {
      expect(result[name].input).toBe(expected[name].input);
      // The order of the groups is that of the pattern here, and that of a hash table there.
      expect(result[name].groups, `${title} on ${input}`).toStrictEqual({ ...expected[name].groups });
    }
  }
  return matches;
}

test.skipIf(Native === undefined)('the class gives what the native class of Node gives', () => {
  let compared = 0;
  fc.assert(
    fc.property(someParts, fc.boolean(), fc.array(url, { minLength: 4, maxLength: 4 }), (parts, ignoreCase, urls) => {
      compared += compareClasses([parts, { ignoreCase }], urls);
    }),
    { numRuns: 1500 },
  );
  expect(compared).toBeGreaterThan(100);
});

test.skipIf(Native === undefined)('constructor strings give what they give in Node', () => {
  const base = fc.constantFrom('https://a.test/b/c?d#e', 'http://u:p@b.a.test:8080/', 'https://[::1]/a');
  let compared = 0;
  fc.assert(
    fc.property(
      constructorString,
      fc.option(base),
      fc.array(url, { minLength: 4, maxLength: 4 }),
      (string, baseURL, urls) => {
        compared += compareClasses(baseURL === null ? [string] : [string, baseURL], urls);
      },
    ),
    { numRuns: 3000 },
  );
  expect(compared).toBeGreaterThan(50);
});
