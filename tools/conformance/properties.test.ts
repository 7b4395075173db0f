import { domainToUnicode, parseDomain, parseHost, serializeHost } from '@url/host';
import { canParse, parseURL } from '@url/parser';
import { checkInvariants, type URLRecord } from '@url/record';
import { serializeOrigin, serializePath, serializeURL, urlEquals } from '@url/serializer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Components, componentsOf } from './components.ts';
import { inputArbitrary, urlArbitrary } from './generators.ts';
import { recordSetters } from './record-setters.ts';

const RUNS = { numRuns: 3000 };

const baseArbitrary = fc.option(inputArbitrary, { freq: 3 });
const isOpaqueArbitrary = fc.boolean();
const attributeArbitrary = fc.constantFrom(...(Object.keys(recordSetters) as (keyof typeof recordSetters)[]));

/** A URL whose serialization must parse to an equal URL. */
function expectStable(url: URLRecord): void {
  const href = serializeURL(url);
  const again = parseURL(href);
  expect(again).not.toBeNull();
  expect(componentsOf(again!)).toEqual(componentsOf(url));
  expect(urlEquals(url, again!)).toBe(true);
}

describe('any string', () => {
  test('is parsed or refused, and never makes anything throw', () => {
    fc.assert(
      fc.property(inputArbitrary, baseArbitrary, (input, base) => {
        const url = parseURL(input, { base });
        expect(canParse(input, { base })).toBe(url !== null);
        if (url === null) return;
        expect(checkInvariants(url)).toEqual([]);
        expect(typeof serializeOrigin(url)).toBe('string');
        expect(serializeURL(url)).toContain(serializePath(url));
      }),
      RUNS,
    );
  });

  test('as a host is parsed or refused, and the serialized host parses to itself', () => {
    fc.assert(
      fc.property(inputArbitrary, isOpaqueArbitrary, (input, isOpaque) => {
        if (input === '' && !isOpaque) return;
        const host = parseHost(input, { isOpaque });
        if (host === null) return;
        const serialized = serializeHost(host);
        if (serialized === '') return;
        expect(parseHost(serialized, { isOpaque })).toEqual(host);
      }),
      RUNS,
    );
  });

  test('as a domain has an ASCII form or none, and the strict form is ASCII that the lax one agrees with', () => {
    fc.assert(
      fc.property(inputArbitrary, (input) => {
        const strict = parseDomain(input, { beStrict: true });
        if (strict !== null) expect(parseDomain(input)).toBe(strict);
        const lax = parseDomain(input);
        if (lax === null) return;
        expect(lax).toMatch(/^[\0-\x7f]+$/);
        expect(parseDomain(domainToUnicode(lax))).toBe(lax);
      }),
      RUNS,
    );
  });
});

describe('a URL', () => {
  test('serialized and parsed again is the same URL', () => {
    fc.assert(
      fc.property(urlArbitrary, baseArbitrary, (input, base) => {
        const url = parseURL(input, { base });
        if (url !== null) expectStable(url);
      }),
      RUNS,
    );
  });

  test('resolves the same against a base and against the record of the base', () => {
    fc.assert(
      fc.property(inputArbitrary, urlArbitrary, (input, text) => {
        const base = parseURL(text);
        if (base === null) return;
        const before = serializeURL(base);
        const url = parseURL(input, { base });
        const expected = parseURL(input, { base: text });
        expect(url === null ? null : serializeURL(url)).toBe(expected === null ? null : serializeURL(expected));
        expect(serializeURL(base)).toBe(before);
      }),
      RUNS,
    );
  });
});

describe('a setter', () => {
  test('keeps the invariants, and does the same the second time', () => {
    fc.assert(
      fc.property(urlArbitrary, attributeArbitrary, inputArbitrary, (text, attribute, value) => {
        const url = parseURL(text);
        if (url === null) return;
        recordSetters[attribute](url, value);
        expect(checkInvariants(url)).toEqual([]);
        const once: Components = componentsOf(url);
        recordSetters[attribute](url, value);
        expect(componentsOf(url)).toEqual(once);
      }),
      RUNS,
    );
  });

  test('gives a URL that serialized and parsed is the same, unless it made a URL a file: URL', () => {
    fc.assert(
      fc.property(urlArbitrary, attributeArbitrary, inputArbitrary, (text, attribute, value) => {
        const url = parseURL(text);
        if (url === null) return;
        const { scheme } = url;
        recordSetters[attribute](url, value);
        // `http://localhost/C|/` set to file: keeps a host and a path that the file states would have changed.
        if (url.scheme !== scheme && url.scheme === 'file') return;
        expectStable(url);
      }),
      RUNS,
    );
  });
});
