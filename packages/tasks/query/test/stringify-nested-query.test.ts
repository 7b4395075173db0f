import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NestedQueryInput, parseNestedQuery, stringifyNestedQuery } from '../src/nested.js';

const qs = createRequire(import.meta.url)('qs') as { stringify(values: object, options: object): string };

/** Values that are read again as they were: texts, and lists and objects that are not empty. */
const { values } = fc.letrec<{ values: NestedQueryInput; value: unknown }>((tie) => {
  const name = fc.constantFrom('a', 'b', 'é', 'x y', 'c=d', '&', 'toString', '+', '%5B');
  return {
    values: fc.dictionary(name, tie('value'), { minKeys: 1, maxKeys: 3 }) as fc.Arbitrary<NestedQueryInput>,
    value: fc.oneof(
      { maxDepth: 3 },
      fc.string({ maxLength: 3 }),
      tie('values'),
      fc.array(tie('value'), { minLength: 1, maxLength: 3 }),
    ),
  };
});

describe('stringifyNestedQuery', () => {
  it.each([
    [{ a: { b: 'c' } }, 'a[b]=c'],
    [{ a: ['x', 'y'] }, 'a[0]=x&a[1]=y'],
    [{ a: [{ b: 1 }, { c: [2, true] }] }, 'a[0][b]=1&a[1][c][0]=2&a[1][c][1]=true'],
    [{ a: null, b: undefined, c: 1n, d: '' }, 'a&c=1&d='],
    [{ a: [], b: {}, c: [undefined, 'z'] }, 'c[1]=z'],
    [{ '': 'x', a: 'é &' }, '=x&a=%C3%A9%20%26'],
  ])('writes %o as qs does', (input, expected) => {
    const query = stringifyNestedQuery(input as NestedQueryInput);
    expect(query.replace(/%5B/g, '[').replace(/%5D/g, ']')).toBe(expected);
    expect(qs.stringify(input, { strictNullHandling: true })).toBe(query);
  });

  it('writes what parseNestedQuery reads, and what qs writes', () => {
    fc.assert(
      fc.property(values, (input) => {
        const query = stringifyNestedQuery(input);
        expect(JSON.parse(JSON.stringify(parseNestedQuery(query)))).toEqual(JSON.parse(JSON.stringify(input)));
        const escaped = query.replace(
          /[!()*]/g,
          (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
        );
        expect(qs.stringify(input, {})).toBe(escaped);
      }),
      { numRuns: 1000 },
    );
  });

  it('writes lists in three formats', () => {
    const input = { a: { b: ['x', 'y'] } };
    expect(stringifyNestedQuery(input, { arrayFormat: 'brackets' })).toBe('a%5Bb%5D%5B%5D=x&a%5Bb%5D%5B%5D=y');
    expect(stringifyNestedQuery(input, { arrayFormat: 'repeat' })).toBe('a%5Bb%5D=x&a%5Bb%5D=y');
    expect(stringifyNestedQuery(input, { space: '+', separator: ';' })).toBe('a%5Bb%5D%5B0%5D=x;a%5Bb%5D%5B1%5D=y');
    expect(() => stringifyNestedQuery({ a: [{ b: 1 }] }, { arrayFormat: 'brackets' })).toThrow(TypeError);
    expect(() => stringifyNestedQuery({ a: [['b']] }, { arrayFormat: 'repeat' })).toThrow(TypeError);
  });

  it.each([
    [{ 'a[b]': 1 }],
    [{ a: { ']': 1 } }],
    [{ a: { '': 1 } }],
    [JSON.parse('{ "__proto__": 1 }')],
    [{ a: new Date(0) }],
    [{ a: () => 1 }],
    [{ a: Symbol.iterator }],
    [new Map([['a', 1]])],
    [['a']],
    ['a'],
    [null],
  ])('refuses %o', (input) => {
    expect(() => stringifyNestedQuery(input as NestedQueryInput)).toThrow(TypeError);
  });

  it('refuses an unknown option, and an object that contains itself', () => {
    expect(() => stringifyNestedQuery({}, { arrayFormat: 'comma' } as object)).toThrow('arrayFormat');
    expect(() => stringifyNestedQuery({}, { indices: false } as object)).toThrow('indices');
    const cycle: { a?: object } = {};
    cycle.a = cycle;
    expect(() => stringifyNestedQuery(cycle as NestedQueryInput)).toThrow(RangeError);
  });
});
