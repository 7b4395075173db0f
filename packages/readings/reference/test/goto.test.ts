import { compareTypes, emptyURL, goto, type ModelURL, order, parseReference, print, upto } from '@url/reference';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelURL } from './arbitraries.ts';

const RUNS = { numRuns: 3000 };

function urlOf(input: string): ModelURL {
  return parseReference(input, { mode: 'file' })!;
}

/** The components as a sequence of tagged values, which is how the document has them. */
function sequenceOf({ scheme, authority, drive, pathRoot, dirs, file, query, fragment }: ModelURL): unknown[] {
  const all = [
    ['scheme', scheme],
    ['authority', authority],
    ['drive', drive],
    ['path-root', pathRoot],
    ...dirs.map((dir) => ['dir', dir]),
    ['file', file],
    ['query', query],
    ['fragment', fragment],
  ];
  return all.filter(([, value]) => value !== null);
}

describe('order', () => {
  test.each([
    ['http://h', 'scheme'],
    ['//h/a', 'authority'],
    ['/c:/a', 'drive'],
    ['/a', 'path-root'],
    ['a/b', 'dir'],
    ['a', 'file'],
    ['?a', 'query'],
    ['#a', 'fragment'],
    ['', 'fragment'],
  ] as const)('of %s is %s', (input, expected) => {
    expect(order(urlOf(input))).toBe(expected);
  });

  test('of goto is the least of the two orders', () => {
    fc.assert(
      fc.property(modelURL, modelURL, (a, b) => {
        const least = compareTypes(order(a), order(b)) <= 0 ? order(a) : order(b);
        expect(order(goto(a, b))).toBe(least);
      }),
      RUNS,
    );
  });
});

describe('upto', () => {
  test.each([
    ['scheme', ''],
    ['authority', 'file:'],
    ['drive', 'file://h'],
    ['path-root', 'file://h/c:'],
    ['dir', 'file://h/c:/a/b/'],
    ['file', 'file://h/c:/a/b/'],
    ['query', 'file://h/c:/a/b/c'],
    ['fragment', 'file://h/c:/a/b/c?d'],
  ] as const)('%s of file://h/c:/a/b/c?d#e is "%s"', (type, expected) => {
    expect(print(upto(urlOf('file://h/c:/a/b/c?d#e'), type))).toBe(expected);
  });

  test('is a prefix', () => {
    fc.assert(
      fc.property(modelURL, modelURL, (url, other) => {
        const prefix = sequenceOf(upto(url, order(other)));
        expect(sequenceOf(url).slice(0, prefix.length)).toEqual(prefix);
      }),
      RUNS,
    );
  });
});

describe('goto', () => {
  test('puts the path root between an authority and a path', () => {
    expect(print(goto(urlOf('//host'), urlOf('foo/bar')))).toBe('//host/foo/bar');
    expect(print(goto(urlOf('/c:'), urlOf('foo')))).toBe('/c:/foo');
  });

  test('is associative', () => {
    fc.assert(
      fc.property(modelURL, modelURL, modelURL, (a, b, c) => {
        expect(goto(goto(a, b), c)).toEqual(goto(a, goto(b, c)));
      }),
      RUNS,
    );
  });

  test('has the empty URL as its neutral element on the left', () => {
    fc.assert(
      fc.property(modelURL, (b) => {
        expect(goto(emptyURL, b)).toEqual(b);
      }),
      RUNS,
    );
  });

  test('has the empty URL as its neutral element on the right of what has no fragment', () => {
    fc.assert(
      fc.property(modelURL, (a) => {
        expect(goto(a, emptyURL)).toEqual({ ...a, fragment: null });
      }),
      RUNS,
    );
  });

  test('gives a URL that ends with the second', () => {
    fc.assert(
      fc.property(modelURL, modelURL, (a, b) => {
        const postfix = sequenceOf(b);
        const all = sequenceOf(goto(a, b));
        expect(all.slice(all.length - postfix.length)).toEqual(postfix);
      }),
      RUNS,
    );
  });

  test('gives a URL that starts with what the first has up to the order of the second', () => {
    fc.assert(
      fc.property(modelURL, modelURL, (a, b) => {
        const prefix = sequenceOf(upto(a, order(b)));
        expect(sequenceOf(goto(a, b)).slice(0, prefix.length)).toEqual(prefix);
      }),
      RUNS,
    );
  });

  test('adds nothing between them but a path root', () => {
    fc.assert(
      fc.property(modelURL, modelURL, (a, b) => {
        const length = sequenceOf(upto(a, order(b))).length + sequenceOf(b).length;
        const extra = sequenceOf(goto(a, b)).length - length;
        const hasRoot = goto(a, b).pathRoot !== null && b.pathRoot === null && upto(a, order(b)).pathRoot === null;
        expect(extra).toBe(hasRoot ? 1 : 0);
      }),
      RUNS,
    );
  });
});
