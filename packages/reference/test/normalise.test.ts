import {
  type ModelURL,
  normalise,
  normaliseAuthority,
  normalisePercentCoding,
  normaliseSchemeBasedAuthority,
  parseReference,
  parserModeFor,
  print,
  resolve,
} from '@url/reference';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelURL, reference, resolvedURL } from './arbitraries.ts';

const RUNS = { numRuns: 10_000 };

function normalised(url: ModelURL | null): ModelURL | null {
  return url && normalise(url);
}

describe('normalise', () => {
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
    expect(print(normalise(parseReference(input)!), { mode: 'generic' })).toBe(expected);
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(modelURL, (url) => {
        expect(normalise(normalise(url))).toEqual(normalise(url));
      }),
      RUNS,
    );
  });

  test('and then resolve is resolve and then normalise, with a last normalise behind both', () => {
    fc.assert(
      fc.property(reference, resolvedURL, (input, base) => {
        const url = parseReference(input, { mode: parserModeFor(base) });
        if (url === null) return;
        expect(normalised(resolve(normalise(url), base))).toEqual(normalised(resolve(url, base)));
      }),
      RUNS,
    );
  });

  test('and then resolve is the same in a mode that is not the mode of the base', () => {
    fc.assert(
      fc.property(reference, resolvedURL, fc.constantFrom('web', 'generic'), (input, base, mode) => {
        const url = parseReference(input, { mode });
        if (url === null) return;
        expect(normalised(resolve(normalise(url), base))).toEqual(normalised(resolve(url, base)));
      }),
      RUNS,
    );
  });

  test('and then resolve without base is resolve without base and then normalise', () => {
    fc.assert(
      fc.property(reference, (input) => {
        const url = parseReference(input);
        if (url !== null) expect(normalised(resolve(normalise(url)))).toEqual(normalised(resolve(url)));
      }),
      RUNS,
    );
  });
});

describe('the steps of normalise', () => {
  test('leave a URL without authority, scheme or text as it is', () => {
    const url = parseReference('a')!;
    expect(normaliseAuthority(url)).toBe(url);
    expect(normaliseSchemeBasedAuthority(url)).toBe(url);
    expect(normalisePercentCoding(url)).toEqual(url);
  });

  test("take no port for a default that is another scheme's", () => {
    const url = parseReference('https://h:80')!;
    expect(normaliseSchemeBasedAuthority(url)).toEqual(url);
  });

  test('encode with the profile of the URL', () => {
    expect(normalisePercentCoding(parseReference("foo:a b\\?'")!)).toEqual(parseReference("foo:a b\\?'"));
    expect(normalisePercentCoding(parseReference("foo:/a b\\^?'")!)).toEqual(parseReference("foo:/a%20b\\%5E?'"));
    expect(normalisePercentCoding(parseReference("ws:/a b/?'")!)).toEqual(parseReference('ws:/a%20b/?%27'));
  });
});
