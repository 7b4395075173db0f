import {
  type ModelURL,
  normalize,
  normalizeAuthority,
  normalizePercentCoding,
  normalizeSchemeBasedAuthority,
  parseReference,
  parserModeFor,
  print,
  resolve,
} from '@url/reference';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelURL, reference, resolvedURL } from './arbitraries.ts';

const RUNS = { numRuns: 10_000 };

function normalized(url: ModelURL | null): ModelURL | null {
  return url && normalize(url);
}

describe('normalize', () => {
  test.each([
    ['HTTP://Host:80/a/./b/../c', 'http://Host/a/c'],
    ['WSS://u:@h:443', 'wss://u@h'],
    ['https://:p@h:80/', 'https://:p@h:80/'],
    ['ftp://:@h:21/', 'ftp://h/'],
    ['file://localhost/%2e/é', 'file:///%C3%A9'],
    ['file://localhost:/', 'file://localhost:/'],
    ['foo://localhost:80/..', 'foo://localhost:80/'],
    ['foo:./a/../b', 'foo:./a/../b'],
    ["//u:@h:/'", "//u@h:/'"],
  ])('%s is %s', (input, expected) => {
    expect(print(normalize(parseReference(input)!), { mode: 'generic' })).toBe(expected);
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(modelURL, (url) => {
        expect(normalize(normalize(url))).toEqual(normalize(url));
      }),
      RUNS,
    );
  });

  test('and then resolve is resolve and then normalize, if both are normalized at the end', () => {
    fc.assert(
      fc.property(reference, resolvedURL, (input, base) => {
        const url = parseReference(input, { mode: parserModeFor(base) });
        if (url === null) return;
        expect(normalized(resolve(normalize(url), base))).toEqual(normalized(resolve(url, base)));
      }),
      RUNS,
    );
  });

  test('and then resolve is the same in a mode that is not the mode of the base', () => {
    fc.assert(
      fc.property(reference, resolvedURL, fc.constantFrom('web', 'generic'), (input, base, mode) => {
        const url = parseReference(input, { mode });
        if (url === null) return;
        expect(normalized(resolve(normalize(url), base))).toEqual(normalized(resolve(url, base)));
      }),
      RUNS,
    );
  });

  test('and then resolve without base is resolve without base and then normalize', () => {
    fc.assert(
      fc.property(reference, (input) => {
        const url = parseReference(input);
        if (url !== null) expect(normalized(resolve(normalize(url)))).toEqual(normalized(resolve(url)));
      }),
      RUNS,
    );
  });
});

describe('the steps of normalize', () => {
  test('leave a URL without authority, scheme or text as it is', () => {
    const url = parseReference('a')!;
    expect(normalizeAuthority(url)).toBe(url);
    expect(normalizeSchemeBasedAuthority(url)).toBe(url);
    expect(normalizePercentCoding(url)).toEqual(url);
  });

  test("take no port for a default that is another scheme's", () => {
    const url = parseReference('https://h:80')!;
    expect(normalizeSchemeBasedAuthority(url)).toEqual(url);
  });

  test('encode with the profile of the URL', () => {
    expect(normalizePercentCoding(parseReference("foo:a b\\?'")!)).toEqual(parseReference("foo:a b\\?'"));
    expect(normalizePercentCoding(parseReference("foo:/a b\\^?'")!)).toEqual(parseReference("foo:/a%20b\\%5E?'"));
    expect(normalizePercentCoding(parseReference("ws:/a b/?'")!)).toEqual(parseReference('ws:/a%20b/?%27'));
  });
});

test('literally, authority and percent coding are those of the document', () => {
  const literally = (input: string): string => print(normalize(parseReference(input)!, { literal: true }));
  expect(literally('//:@h:')).toBe('//h');
  expect(literally('file://@h/')).toBe('file://h/');
  expect(literally("a?'")).toBe('a?%27');
  expect(literally('HTTP://:p@h:80/a/..')).toBe('http://:p@h/');
  expect(print(normalize(parseReference('//:@h:')!))).toBe('//@h:');
});

test('an option of a prototype is refused, not ignored', () => {
  const options = Object.create({ literal: true });
  expect(() => normalize(parseReference('a/..')!, options)).toThrow(/does not have the options itself/);
});
