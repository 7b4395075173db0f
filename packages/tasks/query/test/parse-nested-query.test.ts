import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { parseNestedQuery } from '../src/nested.js';
import { createRandom, makeNestedQuery, makeOddQuery, oddPairs } from './nested-queries.js';

const qs = createRequire(import.meta.url)('qs') as { parse(query: string, options: object): object };

const document = readFileSync(new URL('../../../../docs/query.md', import.meta.url), 'utf8');

/** Compares without prototypes. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('parseNestedQuery', () => {
  it.each([
    ['', {}],
    ['a[b]=c', { a: { b: 'c' } }],
    ['a[]=1&a[]=2', { a: ['1', '2'] }],
    ['a[1]=y&a[0]=x', { a: ['x', 'y'] }],
    ['a[0]=x&a[9]=y', { a: ['x', 'y'] }],
    ['a[20]=x', { a: { 20: 'x' } }],
    ['a[999999999999]=x&a[01]=y', { a: { 999999999999: 'x', '01': 'y' } }],
    ['a=1&a=2', { a: ['1', '2'] }],
    ['a=1&a[]=2', { a: ['1', '2'] }],
    ['a=1&a[b]=2', { a: ['1', { b: '2' }] }],
    ['a[b]=2&a=1', { a: [{ b: '2' }, '1'] }],
    ['a[]=1&a[b]=2', { a: { 0: '1', b: '2' } }],
    ['a[0][b]=1&a[0][c]=2', { a: [{ b: '1', c: '2' }] }],
    ['a[0]=1&a[0]=2&a[0][x]=3', { a: [{ 0: '1', 1: '2', x: '3' }] }],
    ['a%5Bb%5D=1', { a: { b: '1' } }],
    ['a%255Bb%255D=1', { 'a%5Bb%5D': '1' }],
    ['a[b][c][d][e][f][g][h]=1', { a: { b: { c: { d: { e: { f: { '[g][h]': '1' } } } } } } }],
  ])('reads %s as qs does', (query, expected) => {
    expect(plain(parseNestedQuery(query))).toEqual(expected);
    expect(plain(qs.parse(query, { plainObjects: true }))).toEqual(expected);
  });

  it.each([
    ['a[b=1', { 'a[b': '1' }],
    ['a[b]c=1', { 'a[b]c': '1' }],
    ['a[b[c]]=1', { 'a[b[c]]': '1' }],
    ['[a]=1&[]=2', { '[a]': '1', '[]': '2' }],
    ['=x', { '': 'x' }],
    ['a[b=c]=d', { 'a[b': 'c]=d' }],
    ['a[b]=c&a=', { a: [{ b: 'c' }, ''] }],
    ['a=%zz&b=%E9', { a: '%zz', b: '\ufffd' }],
    ['a[b]=1&a[c][__proto__]=2', { a: { b: '1' } }],
    [Array(21).fill('a[]=1').join('&'), { a: Array(21).fill('1') }],
  ])('reads %s in another way than qs', (query, expected) => {
    expect(plain(parseNestedQuery(query))).toEqual(expected);
    expect(plain(qs.parse(query, { plainObjects: true }))).not.toEqual(expected);
  });

  it('agrees with qs on 100,000 generated queries', () => {
    const random = createRandom(57);
    for (let count = 0; count < 100_000; count++) {
      const query = makeNestedQuery(random);
      const ours = JSON.stringify(sorted(parseNestedQuery(query)));
      const theirs = readByQS(query);
      if (ours !== theirs) expect(`${query}: ${ours}`).toBe(`${query}: ${theirs}`);
    }
  }, 60_000);

  it.each(Object.keys(oddPairs))('loses no value where it differs from qs: %s', (difference) => {
    const random = createRandom(58);
    let differing = 0;
    for (let count = 0; count < 12_500; count++) {
      const query = makeOddQuery(random, difference);
      const read = parseNestedQuery(query);
      const pairs = [...new URLSearchParams(query)].filter(([name]) => !/(?:^|\[)__proto__(?:[[\]]|$)/.test(name));
      if (countTexts(read) !== pairs.length) expect(`${query}: ${JSON.stringify(read)}`).toBe(`${pairs.length} values`);
      if (JSON.stringify(sorted(read)) !== readByQS(query)) differing++;
    }
    // The table in docs/query.md has the number.
    expect(document).toContain(`| ${difference} | ${differing.toLocaleString('en')} |`);
  });

  it('returns objects that inherit nothing, and ignores "__proto__"', () => {
    const read = parseNestedQuery('a[toString]=1&a[__proto__][x]=2&__proto__[x]=3&constructor[prototype][x]=4');
    expect(Object.getPrototypeOf(read)).toBeNull();
    expect(Object.getPrototypeOf(read.a)).toBeNull();
    expect(plain(read)).toEqual({ a: { toString: '1' }, constructor: { prototype: { x: '4' } } });
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });

  it('has limits', () => {
    expect(() => parseNestedQuery('a&'.repeat(1000))).toThrow(RangeError);
    expect(plain(parseNestedQuery('a=1&b=2', { parameterLimit: 2 }))).toEqual({ a: '1', b: '2' });
    expect(() => parseNestedQuery('a=1&b=2', { parameterLimit: 1 })).toThrow(RangeError);
    expect(plain(parseNestedQuery('a[b][c]=1', { depth: 1 }))).toEqual({ a: { b: { '[c]': '1' } } });
    expect(plain(parseNestedQuery('a[b]=1', { depth: 0 }))).toEqual({ 'a[b]': '1' });
    expect(plain(parseNestedQuery('a[0]=1', { arrayLimit: 0 }))).toEqual({ a: { 0: '1' } });
    expect(plain(parseNestedQuery('a[99]=1', { arrayLimit: 100 }))).toEqual({ a: ['1'] });
    const deep = `a${'[b]'.repeat(1000)}=1`;
    expect(JSON.stringify(parseNestedQuery(deep, { depth: 1000 }))).toBe(
      `{"a":${'{"b":'.repeat(1000)}"1"${'}'.repeat(1001)}`,
    );
  });

  it('takes linear time for many names of one list', () => {
    const query = Array.from({ length: 50_000 }, (_, index) => `a[${index}]=1&a[x${index}][]=2`).join('&');
    expect(Object.keys(parseNestedQuery(query, { parameterLimit: 100_000 }).a!)).toHaveLength(100_000);
  });

  it('reads the options of parseQuery', () => {
    expect(plain(parseNestedQuery('a[b]=1+2;c=3', { separator: ';', plusIsSpace: false }))).toEqual({
      a: { b: '1+2' },
      c: '3',
    });
    expect(plain(parseNestedQuery(null))).toEqual({});
  });

  it('refuses other arguments', () => {
    expect(() => parseNestedQuery(5 as unknown as string)).toThrow(TypeError);
    expect(() => parseNestedQuery('a', { allowDots: true } as object)).toThrow('allowDots');
    for (const depth of [-1, 1.5, 1001, Number.NaN, '5']) {
      expect(() => parseNestedQuery('a', { depth } as object)).toThrow('options.depth');
    }
  });
});

function readByQS(query: string): string {
  return JSON.stringify(sorted(qs.parse(query, { plainObjects: true })));
}

function countTexts(value: unknown): number {
  if (typeof value === 'string') return 1;
  return Object.values(value as object).reduce<number>((count, item) => count + countTexts(item), 0);
}

/** Sorts the names, because an object has its indexes first. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.entries(value)
    .map(([name, item]) => [name, sorted(item)])
    .sort();
}
