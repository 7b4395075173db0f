import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { encode } from '../src/encode.js';
import { encode as encodeByEngine } from '../src/engine/encode.js';
import { forEachPair as forEachPairOfEngine } from '../src/engine/pairs-of-query.js';
import { forEachPair } from '../src/pairs-of-query.js';

function pairsBy(each: typeof forEachPair, input: string): [string, string][] {
  const pairs: [string, string][] = [];
  each(input, (name, value) => {
    pairs.push([name, value]);
  });
  return pairs;
}

/** Text with what the parser and the serializer tell apart. */
const texts = fc
  .array(
    fc.constantFrom(
      ...'&=+%?aF8 *-._~!é中',
      '%41',
      '%c3%a9',
      '%FF',
      '%e4%b8',
      '%f0%9f%8e%89',
      '🎉',
      '\ud83c',
      '\udf89',
      '\ufeff',
    ),
  )
  .map((parts) => parts.join(''));

describe('the modules for the condition engine-url', () => {
  test.each([
    [
      '?a=1&b=rock+%27n%27+roll&c',
      [
        ['?a', '1'],
        ['b', "rock 'n' roll"],
        ['c', ''],
      ],
    ],
    [
      '%EF%BB%BFa=100%&&=\ud800',
      [
        ['\ufeffa', '100%'],
        ['', '\ufffd'],
      ],
    ],
    ['é%FF=é%', [['é\ufffd', 'é%']]],
    ['', []],
  ])('find in %j the pairs %j', (input, pairs) => {
    expect(pairsBy(forEachPairOfEngine, input)).toEqual(pairs);
  });

  test('write the characters of a form', () => {
    expect(encodeByEngine("aé *-._~!'()\ud800🎉")).toBe('a%C3%A9+*-._%7E%21%27%28%29%EF%BF%BD%F0%9F%8E%89');
  });

  test('answer as the modules that they replace', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(pairsBy(forEachPairOfEngine, text)).toEqual(pairsBy(forEachPair, text));
        expect(encodeByEngine(text)).toBe(encode(text));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('an engine that does not follow the standard', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  class WithoutPlus extends URLSearchParams {
    override toString(): string {
      return super.toString().replace(/\+/g, '%20');
    }
  }

  test.each([
    ['no class', undefined],
    ['a class that writes "%20"', class extends WithoutPlus {}],
    [
      'a class that keeps "%FF"',
      class extends URLSearchParams {
        constructor(query: string) {
          super(query.replace('%FF', '%25FF'));
        }
      },
    ],
  ])('%s: every call throws', async (_, wrong) => {
    vi.resetModules();
    vi.stubGlobal('URLSearchParams', wrong);
    const { forEachPair: each } = await import('../src/engine/pairs-of-query.js');
    const message = 'The URLSearchParams class of this engine does not follow the URL Standard';
    expect(() => pairsBy(each, 'a=1')).toThrow(message);
    expect(() => pairsBy(each, 'a=1')).toThrow(message);
  });
});
