import {
  genericResolve,
  legacyResolve,
  type ModelURL,
  normalize,
  parseReference,
  print,
  rebase,
  resolve,
  whatwgResolve,
} from '@url/reference';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abnormalExamples, exampleBase, normalExamples } from '../../../tasks/uri/test/rfc3986-examples.ts';
import { modelURL } from './arbitraries.js';

function urlOf(input: string): ModelURL {
  return parseReference(input)!;
}

function printed(url: ModelURL | null): string | null {
  return url && print(url);
}

describe('genericResolve and legacyResolve', () => {
  test('differ in what they make of the scheme of the base', () => {
    expect(printed(genericResolve(urlOf('foo:a'), urlOf('FOO:/b')))).toBe('foo:a');
    expect(printed(legacyResolve(urlOf('foo:a'), urlOf('FOO:/b')))).toBe('FOO:/a');
    expect(printed(legacyResolve(urlOf('foo:a'), urlOf('bar:/b')))).toBe('foo:a');
  });

  test('fail where neither has a scheme', () => {
    expect(genericResolve(urlOf('a'), urlOf('//b'))).toBeNull();
    expect(legacyResolve(urlOf('a'), urlOf('//b'))).toBeNull();
    expect(printed(genericResolve(urlOf('a'), urlOf('foo:')))).toBe('foo:a');
  });
});

describe('rebase', () => {
  test('takes the scheme of the base as none in a web-URL and a file-URL alone', () => {
    expect(print(rebase(urlOf('HTTP:a'), urlOf('http:b/c')))).toBe('http:b/a');
    expect(print(rebase(urlOf('file:a'), urlOf('file:b/c')))).toBe('file:b/a');
    expect(print(rebase(urlOf('foo:a'), urlOf('foo:b/c')))).toBe('foo:a');
  });
});

describe('resolve', () => {
  test.each([
    ['a', 'mailto:b', null],
    ['', 'mailto:b', null],
    ['?a', 'mailto:b', null],
    ['#a', 'mailto:b', 'mailto:b#a'],
    ['a', '//b', null],
    ['a', 'foo:/b/c', 'foo:/b/a'],
    ['a', 'foo://b', 'foo://b/a'],
    ['//é', 'foo:/', 'foo://%C3%A9'],
    ['//É.com', 'ws://h', 'ws://xn--9ca.com/'],
    ['//a%41', 'file:/b', 'file://aa/'],
    ['//%20', 'http://h', null],
    ['//[::0:1]', 'foo:/', 'foo://[::1]'],
    ['//a.1', 'http://h/', null],
    ['//0x7f.1', 'http://h', 'http://127.0.0.1/'],
    ['//0x7f.1', 'foo://h', 'foo://0x7f.1'],
    ['//1.2.3.4.5', 'http://h', null],
    ['//h:1', 'file:/b', null],
    ['///a/b', 'http://h', 'http://a/b'],
    ['a/../b', 'http://h', 'http://h/a/../b'],
  ])('%s against %s gives %s', (input, base, expected) => {
    expect(printed(resolve(urlOf(input), urlOf(base)))).toBe(expected);
  });

  test('warns when force changes the URL, and only then', () => {
    const changes: (string | null)[][] = [];
    const onWarning = (before: ModelURL, after: ModelURL) => changes.push([print(before), print(after)]);
    resolve(urlOf('a'), urlOf('http://h/b'), { onWarning });
    resolve(urlOf('file:///a'), undefined, { onWarning });
    resolve(urlOf('foo:a'), undefined, { onWarning });
    expect(changes).toEqual([]);
    resolve(urlOf('http:h'), undefined, { onWarning });
    resolve(urlOf('//g'), urlOf('http://h/b'), { onWarning });
    resolve(urlOf('a'), urlOf('file:b/c'), { onWarning });
    expect(changes).toEqual([
      ['http:h', 'http://h/'],
      ['http://g', 'http://g/'],
      ['file:b/a', 'file:///b/a'],
    ]);
  });
});

describe("RFC 3986's examples of reference resolution", () => {
  const base = urlOf(exampleBase);
  const examples = [...normalExamples, ...abnormalExamples, ['http:g', 'http:g'] as const];

  /** The examples of which the result is not the RFC's: the result, and the reason. */
  const differences: Record<'rebase' | 'resolve', Record<string, [string, string]>> = {
    rebase: {
      'http:g': ['http://a/b/c/g', "the RFC's own backward compatible variant: the scheme of the base counts as none"],
    },
    resolve: {
      'http:g': ['http://a/b/c/g', "the RFC's own backward compatible variant: the scheme of the base counts as none"],
      '//g': ['http://g/', 'force gives every web-URL a path root'],
    },
  };

  test('are 42', () => {
    expect(examples).toHaveLength(42);
  });

  test.each(examples)('%s is %s through rebase, or the difference is named', (input, expected) => {
    const [different = expected] = differences.rebase[input] ?? [];
    expect(print(normalize(rebase(urlOf(input), base)))).toBe(different);
  });

  test.each(examples)('%s is %s through resolve, or the difference is named', (input, expected) => {
    const [different = expected] = differences.resolve[input] ?? [];
    expect(print(normalize(resolve(urlOf(input), base)!))).toBe(different);
  });

  test.each(examples)('%s is %s through genericResolve, which is strict', (input, expected) => {
    expect(print(normalize(genericResolve(urlOf(input), base)!))).toBe(expected);
  });
});

describe('whatwgResolve', () => {
  test.each([
    ['a', 'http://EX%41MPLE/b', 'http://EX%41MPLE/a'],
    ['//a%00b', 'http://h', 'http://a%00b/'],
    ['http:///h', '', 'http://h/'],
    ['#f', 'mailto:a', 'mailto:a#f'],
    ['a', 'mailto:a', null],
    ['a', 'b', null],
  ])('%s against %s is %s: hosts are not parsed', (input, base, expected) => {
    expect(print(whatwgResolve(parseReference(input)!, parseReference(base)!))).toBe(expected);
  });

  test('gives what resolve gives, apart from the host', () => {
    const withoutHost = (url: ModelURL | null) => url && { ...url, authority: { ...url.authority, host: null } };
    fc.assert(
      fc.property(modelURL, modelURL, (url, base) => {
        const resolved = resolve(url, base);
        if (resolved !== null) expect(withoutHost(whatwgResolve(url, base))).toEqual(withoutHost(resolved));
      }),
    );
  });
});
