import { parseHost } from '@url/host';
import {
  createModelURL,
  isFileURL,
  isWebURL,
  type ModelURL,
  normalize,
  normalizeForPrinting,
  parseReference,
  parserModeFor,
  percentEncodeURL,
  print,
} from '@url/reference';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelURL, reference } from './arbitraries.ts';

const RUNS = { numRuns: 5000 };
const modes = ['web', 'file', 'generic'] as const;
const mode = fc.constantFrom(...modes);
const form = fc.constantFrom('ascii' as const, 'unicode' as const);

/** The one URL that has no string which every mode reads as it: `///c:/a`, read in the web mode. */
function isDriveBehindEmptyAuthority({ scheme, authority, drive, dirs, file }: ModelURL): boolean {
  const first = dirs[0] ?? file ?? '';
  return scheme === null && drive === null && authority?.host === null && /^[a-z][:|]$/i.test(first);
}

describe('print', () => {
  test.each([
    ['an empty first dir', { pathRoot: '/', dirs: [''], file: 'foo' }, '/.//foo'],
    ['an empty first dir without root', { dirs: ['', 'a'] }, './/a/'],
    ['an empty first dir after an authority', { authority: { host: 'h' }, pathRoot: '/', dirs: ['', 'a'] }, '//h//a/'],
    ['an empty first dir after a drive', { scheme: 'file', drive: 'c:', pathRoot: '/', dirs: [''] }, 'file:/c://'],
    ['what looks like a scheme', { file: 'a:b' }, './a:b'],
    ['what looks like a scheme, in a dir', { dirs: ['a+b:'] }, './a+b:/'],
    ['what cannot be a scheme', { file: '1:b' }, '1:b'],
    ['a colon after a scheme', { scheme: 'foo', file: 'a:b' }, 'foo:a:b'],
    ['what looks like a drive', { scheme: 'file', pathRoot: '/', file: 'c|' }, 'file:/./c|'],
    ['what looks like a drive, without scheme', { dirs: ['c|'], file: 'a' }, './c|/a'],
    ['what looks like a drive after the empty authority', { authority: {}, pathRoot: '/', file: 'c:' }, '///c:'],
    ['what looks like a drive, in a web-URL', { scheme: 'http', pathRoot: '/', file: 'c|' }, 'http:/c|'],
    ['a drive, in a web-URL', { scheme: 'http', drive: 'c|', pathRoot: '/', dirs: ['a'] }, 'http:/c|/a/'],
    ['an empty port that would be a drive', { authority: { host: 'c', port: '' as const } }, '//c'],
    ['an empty port', { authority: { host: 'cc', port: '' as const } }, '//cc:'],
    ['spaces at the end of an opaque path', { scheme: 'foo', file: 'a  ' }, 'foo:a %20'],
    ['what separates', { dirs: ['a/b'], file: '?#\\', query: '#' }, 'a%2Fb/%3F%23%5C?%23'],
    ['a host', { authority: { username: '@', password: ':', host: 'a b|' } }, '//%40:%3A@a%20b%7C'],
    ['an IPv6 address', { authority: { host: '[::1]', port: 80 } }, '//[::1]:80'],
    ['empty components', { query: '', fragment: '' }, '?#'],
  ] as const)('%s', (_, components, expected) => {
    expect(print(createModelURL(components as Parameters<typeof createModelURL>[0])!)).toBe(expected);
  });

  test('keeps what is visible in the form "unicode"', () => {
    const url = createModelURL({ file: 'é💩\u0085\ufffe\ud800 ', query: '\u{1ffff}ü' })!;
    expect(print(url, { form: 'unicode' })).toBe('é💩%C2%85%EF%BF%BE%EF%BF%BD%20?%F0%9F%BF%BFü');
    expect(print(url)).toBe('%C3%A9%F0%9F%92%A9%C2%85%EF%BF%BE%EF%BF%BD%20?%F0%9F%BF%BF%C3%BC');
  });

  test('gives ASCII in the form "ascii"', () => {
    fc.assert(
      fc.property(modelURL, (url) => {
        expect(print(url)).toMatch(/^[ -~]*$/);
      }),
      RUNS,
    );
  });
});

/** The URL with its host as the host parser gives it, where a domain may be printed in Unicode. */
function withDomainInASCII(url: ModelURL | null): ModelURL | null {
  const host = url !== null && (isWebURL(url) || isFileURL(url)) ? url.authority?.host : null;
  const parsed = host ? parseHost(host) : null;
  return typeof parsed === 'string' ? { ...url!, authority: { ...url!.authority!, host: parsed } } : url;
}

describe('print and then parseReference', () => {
  test('give back the URL that was read in that mode, percent-encoded', () => {
    fc.assert(
      fc.property(reference, mode, form, (input, mode, form) => {
        const url = parseReference(input, { mode });
        if (url === null) return;
        expect(withDomainInASCII(parseReference(print(url, { mode, form }), { mode }))).toEqual(
          withDomainInASCII(percentEncodeURL(url, form)),
        );
      }),
      RUNS,
    );
  });

  test('give back any URL in its mode, normalized for printing and percent-encoded', () => {
    fc.assert(
      fc.property(modelURL, mode, form, (url, mode, form) => {
        const expected = percentEncodeURL(normalizeForPrinting(url, mode), form);
        expect(withDomainInASCII(parseReference(print(url, { mode, form }), { mode }))).toEqual(
          withDomainInASCII(expected),
        );
      }),
      RUNS,
    );
  });

  test('give back a URL without drive in every mode, when no mode was given', () => {
    fc.assert(
      fc.property(modelURL, mode, form, (url, mode, form) => {
        if (url.drive !== null && url.scheme === null && mode !== 'file') return;
        if (mode === 'file' && isDriveBehindEmptyAuthority(url)) return;
        const expected = percentEncodeURL(normalizeForPrinting(url), form);
        expect(withDomainInASCII(parseReference(print(url, { form }), { mode }))).toEqual(withDomainInASCII(expected));
      }),
      RUNS,
    );
  });

  test('give back a URL with the same normal form', () => {
    fc.assert(
      fc.property(reference, mode, (input, mode) => {
        const url = parseReference(input, { mode });
        if (url === null || url.drive !== null || url.authority?.port === '') return;
        expect(normalize(parseReference(print(url), { mode })!)).toEqual(normalize(percentEncodeURL(url)));
      }),
      RUNS,
    );
  });

  test('give back a normalized URL', () => {
    fc.assert(
      fc.property(reference, mode, (input, supplied) => {
        const parsed = parseReference(input, { mode: supplied });
        if (parsed === null) return;
        const url = normalize(parsed);
        const mode = parserModeFor(url, supplied);
        expect(normalize(parseReference(print(url, { mode }), { mode })!)).toEqual(normalize(percentEncodeURL(url)));
      }),
      RUNS,
    );
  });
});

describe('normalizeForPrinting', () => {
  test('is idempotent', () => {
    fc.assert(
      fc.property(modelURL, fc.option(mode), (url, mode) => {
        const once = normalizeForPrinting(url, mode);
        expect(normalizeForPrinting(once, mode)).toEqual(once);
      }),
      RUNS,
    );
  });
});

test.each([
  ['http://xn--vh8h/', 'http://🌲/'],
  ['http://XN--VH8H:81/', 'http://XN--VH8H:81/'],
  ['file://xn--bcher-kva.example/', 'file://bücher.example/'],
  ['foo://xn--vh8h/', 'foo://xn--vh8h/'],
  ['//xn--vh8h/', '//xn--vh8h/'],
  ['http://xn--a/', 'http://xn--a/'],
  ['http://[::1]/', 'http://[::1]/'],
  ['http://u@xn--fa-hia.de/', 'http://u@faß.de/'],
])('in Unicode %s is %s', (input, expected) => {
  expect(print(parseReference(input)!, { form: 'unicode' })).toBe(expected);
});
