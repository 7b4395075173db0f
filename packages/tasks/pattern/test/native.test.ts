import { URLPattern, type URLPatternConstructor } from '@url/pattern';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathname, patternString, simplePath } from './arbitraries.js';

const Native: URLPatternConstructor | undefined = Reflect.get(globalThis, 'URLPattern');

const components = ['protocol', 'username', 'password', 'hostname', 'port', 'pathname', 'search', 'hash'] as const;

type Parts = { readonly [name in (typeof components)[number]]?: string } & { readonly pathname: string };

function make(Class: URLPatternConstructor, args: [object, object]): URLPattern | null {
  try {
    return new Class(...args);
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

test.skipIf(Native === undefined)('the class gives what the native class of Node gives', () => {
  let compared = 0;
  fc.assert(
    fc.property(someParts, fc.boolean(), fc.array(url, { minLength: 4, maxLength: 4 }), (parts, ignoreCase, urls) => {
      const ours = make(URLPattern, [parts, { ignoreCase }]);
      const theirs = make(Native!, [parts, { ignoreCase }]);
      expect(ours === null, JSON.stringify(parts)).toBe(theirs === null);
      if (ours === null || theirs === null) return;
      for (const name of components) expect(ours[name], JSON.stringify(parts)).toBe(theirs[name]);
      for (const input of urls) {
        const [result, expected] = [ours.exec(input), theirs.exec(input)];
        expect(ours.test(input)).toBe(theirs.test(input));
        expect(result === null, `${JSON.stringify(parts)} on ${input}`).toBe(expected === null);
        if (result === null || expected === null) continue;
        compared++;
        for (const name of components) {
          expect(result[name].input).toBe(expected[name].input);
          // The order of the groups is that of the pattern here, and that of a hash table there.
          const label = `${JSON.stringify(parts)} on ${input}`;
          expect(result[name].groups, label).toStrictEqual({ ...expected[name].groups });
        }
      }
    }),
    { numRuns: 1500 },
  );
  expect(compared).toBeGreaterThan(100);
});
