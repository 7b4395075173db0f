import { domainToUnicode, parseDomain, parseHost } from '@url/host';
import { serializeParsedHost } from '@url/host/internal';
import { canParse, parseURL } from '@url/parser';
import { checkInvariants } from '@url/record';
import { serializeOrigin, serializePath, serializeURL } from '@url/serializer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { componentNames, componentsOf } from './components.ts';
import { inputArbitrary, urlArbitrary } from './generators.ts';
import { RecordURL } from './record-url.ts';

const baseArbitrary = fc.option(inputArbitrary, { freq: 3 });

type Arbitraries<T> = { [Index in keyof T]: fc.Arbitrary<T[Index]> };

/** Defines a test that runs with 3000 generated inputs. */
function holds<T extends [unknown, ...unknown[]]>(
  title: string,
  inputs: Arbitraries<T>,
  check: (...values: T) => void,
) {
  test(title, () => fc.assert(fc.property(...inputs, check), { numRuns: 3000 }));
}

describe('any string', () => {
  holds(
    'parses or fails, never throws, and the serialized URL parses to itself',
    [inputArbitrary, baseArbitrary],
    (input, base) => {
      const url = parseURL(input, { base });
      expect(canParse(input, { base })).toBe(url !== null);
      if (url === null) return;
      expect(checkInvariants(url)).toEqual([]);
      expect(typeof serializeOrigin(url)).toBe('string');
      expect(serializeURL(url)).toContain(serializePath(url));
      expect(parseURL(serializeURL(url))).toEqual(url);
    },
  );

  holds(
    'as a host parses or fails, and the serialized host parses to itself',
    [inputArbitrary, fc.boolean()],
    (input, isOpaque) => {
      if (input === '' && !isOpaque) return;
      const host = parseHost(input, { isOpaque });
      if (host === null) return;
      const serialized = serializeParsedHost(host);
      if (serialized === '') return;
      expect(parseHost(serialized, { isOpaque })).toEqual(host);
    },
  );

  holds(
    'as a domain has an ASCII form or none, and the strict form is equal to the lax one',
    [inputArbitrary],
    (input) => {
      const strict = parseDomain(input, { beStrict: true });
      if (strict !== null) expect(parseDomain(input)).toBe(strict);
      const lax = parseDomain(input);
      if (lax === null) return;
      expect(lax).toMatch(/^[\0-\x7f]+$/);
      expect(parseDomain(domainToUnicode(lax))).toBe(lax);
    },
  );
});

describe('a URL', () => {
  holds(
    'resolves the same against a base and against the record of the base',
    [inputArbitrary, urlArbitrary],
    (input, text) => {
      const base = parseURL(text);
      if (base === null) return;
      const before = serializeURL(base);
      const url = parseURL(input, { base });
      const expected = parseURL(input, { base: text });
      expect(url && serializeURL(url)).toBe(expected && serializeURL(expected));
      expect(serializeURL(base)).toBe(before);
    },
  );
});

describe('a setter', () => {
  const setters = componentNames.filter((name) => name !== 'href');
  const change = [urlArbitrary, fc.constantFrom(...setters), inputArbitrary] as const;

  holds('keeps the invariants, and changes nothing the second time', [...change], (text, name, value) => {
    const url = RecordURL.parse(text);
    if (url === null) return;
    url[name] = value;
    const once = componentsOf(url);
    url[name] = value;
    expect(componentsOf(url)).toEqual(once);
  });
});
