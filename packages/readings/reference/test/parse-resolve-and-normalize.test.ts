import { parseURL } from '@url/parser';
import { parseResolveAndNormalize, print } from '@url/reference';
import { serializeURL } from '@url/serializer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeWPT } from '../../../../tools/conformance/cases.ts';
import { inputWithBase } from '../../../../tools/conformance/generators.ts';
import { readURLTests } from '../../../../tools/conformance/url-test-data.ts';

function hrefOf(input: string, base: string | null): string | null {
  const url = parseResolveAndNormalize(input, base);
  return url && print(url);
}

function standardHrefOf(input: string, base: string | null): string | null {
  const url = parseURL(input, { base });
  return url && serializeURL(url);
}

describeWPT("parseResolveAndNormalize and WPT's urltestdata", (wpt) => {
  const tests = readURLTests(wpt);

  test(`gives the href, or fails, in each of ${tests.length} cases`, () => {
    expect(tests.length).toBeGreaterThanOrEqual(892);
    for (const { input, base, failure, ...expected } of tests) {
      const href = failure ? null : expected.href;
      expect({ input, base, href: hrefOf(input, base) }).toEqual({ input, base, href });
    }
  });
});

describe("parseResolveAndNormalize and the standard's parser", () => {
  test('agree on 200,000 generated pairs of input and base', () => {
    const differences: unknown[] = [];
    let parsed = 0;
    for (const { input, base } of fc.sample(inputWithBase, 200_000)) {
      const expected = standardHrefOf(input, base);
      const actual = hrefOf(input, base);
      if (expected !== null) parsed++;
      if (actual !== expected) differences.push({ input, base, actual, expected });
    }
    expect(differences.slice(0, 20)).toEqual([]);
    expect(parsed).toBeGreaterThan(50_000);
  });
});

describe('every short reference', () => {
  const pieces = ['/', '\\', 'c|', 'd:', '..', '.', '%2e', 'h', '?', '#', ' ', ':', '@', '80', 'é'];
  const bases = [
    null,
    'file:///c:/a/b',
    'file:///a/b',
    'file://h/',
    'file:///d:',
    'file:////',
    'http://h/a/b',
    'foo:/a/b',
    'foo://h',
    'foo:',
    'foo:x',
    'foo:/.//p',
    'foo:///?q#f',
  ];
  const strings = pieces.flatMap((a) => ['', ...pieces].flatMap((b) => ['', ...pieces].map((c) => a + b + c)));

  test.each(['', 'file:', 'http:', 'foo:'])(
    `that starts with "%s" resolves as the standard's parser has it`,
    (scheme) => {
      const differences: unknown[] = [];
      for (const base of bases) {
        for (const string of strings) {
          const input = scheme + string;
          const [actual, expected] = [hrefOf(input, base), standardHrefOf(input, base)];
          if (actual !== expected) differences.push({ input, base, actual, expected });
        }
      }
      expect(differences.slice(0, 20)).toEqual([]);
    },
  );
});

describe('the base', () => {
  test('may be a string or a URL, and where it fails all does', () => {
    const base = parseResolveAndNormalize('http://h/a/b')!;
    expect(parseResolveAndNormalize('c', base)).toEqual(parseResolveAndNormalize('c', 'http://h/a/b'));
    expect(parseResolveAndNormalize('http://h', 'a')).toBeNull();
    expect(parseResolveAndNormalize('http://h', 'http://a b')).toBeNull();
  });
});

test('warns of what force changes', () => {
  let warnings = 0;
  const onWarning = (): void => {
    warnings++;
  };
  parseResolveAndNormalize('http:h', null, { onWarning });
  parseResolveAndNormalize('http://h/', null, { onWarning });
  expect(warnings).toBe(1);
});
