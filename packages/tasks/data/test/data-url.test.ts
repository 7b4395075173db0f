import { parseURL } from '@url/parser';
import { serializeURL } from '@url/record';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDataURL, processDataURL } from '../src/data-url.js';
import { readShared } from './shared.js';

type Row = [url: string, mimeType: string | null, bytes?: number[]];

const rows = readShared<Row>('data-urls');

describe.skipIf(rows.length === 0)('web-platform-tests', () => {
  test.each(rows)('%j', (url, mimeType, bytes) => {
    const parsed = parseDataURL(url);
    expect(parsed && String(parsed.mimeType)).toBe(mimeType);
    expect(parsed && [...parsed.body]).toEqual(bytes ?? null);
  });
});

const text = (bytes: Uint8Array | undefined): string => String.fromCharCode(...(bytes ?? []));

describe('parseDataURL', () => {
  test.each([
    ['data:,a', 'text/plain;charset=US-ASCII', 'a'],
    ['DATA:text/html,<b>', 'text/html', '<b>'],
    [' data:text/html;x=y ,a?b ', 'text/html;x=y', 'a?b'],
    ['data:;charset=utf-8,%ff', 'text/plain;charset=utf-8', '\xff'],
    ['data:image/png; BASE64,YQ%3D%3D', 'image/png', 'a'],
    ['data:;base64,Y Q', 'text/plain;charset=US-ASCII', 'a'],
    ['data:;a=b;base64,YQ', 'text/plain;a=b', 'a'],
    ['data:a/b,c#d', 'a/b', 'c'],
    ['data:/a/../b,c', 'text/plain;charset=US-ASCII', 'c'],
    ['da\nta:,\té', 'text/plain;charset=US-ASCII', '\xc3\xa9'],
  ])('%j', (input, mimeType, body) => {
    const parsed = parseDataURL(input);
    expect(String(parsed?.mimeType)).toBe(mimeType);
    expect(text(parsed?.body)).toBe(body);
  });

  test.each([
    'data:',
    'data:text/plain',
    'http://a/,b',
    'data',
    '',
    'data:;base64,a',
    'data:;base64,%2',
    'data://a b/,c',
  ])('%j is null', (input) => {
    expect(parseDataURL(input)).toBeNull();
  });

  test('accepts a URL object and a record', () => {
    const url = 'data:text/html,a%20b#c';
    for (const input of [new URL(url), parseURL(url)!]) expect(text(parseDataURL(input)?.body)).toBe('a b');
  });

  test.each([undefined, null, 1, {}, [], { scheme: 1 }, { scheme: 'data' }])('throws for %j', (value) => {
    expect(() => parseDataURL(value as string)).toThrow(TypeError);
  });

  test('is not fooled by Object.prototype', () => {
    const prototype = Object.prototype as { href?: string };
    prototype.href = 'data:,a';
    try {
      expect(() => parseDataURL({} as URL)).toThrow(TypeError);
    } finally {
      delete prototype.href;
    }
  });

  test('thousands of escapes in base64 are decoded, and a byte that is not base64 is refused', () => {
    const escapes = '%59%57%4A%6A'.repeat(3000);
    expect(text(parseDataURL(`data:;base64,${escapes}`)?.body)).toBe('abc'.repeat(3000));
    for (const last of ['%ff', '中', '%00', '%4']) expect(parseDataURL(`data:;base64,${escapes}${last}`)).toBeNull();
  });

  test('decodes the body once', () => {
    const parsed = parseDataURL('data:;base64,YQ==')!;
    expect(parsed.body).toBe(parsed.body);
  });

  describe('maxBytes', () => {
    test.each([
      ['data:,abcd', 4, true],
      ['data:,abcde', 4, false],
      ['data:,%61%62%63%64', 4, true],
      ['data:,%61%62%63%64%', 4, false],
      ['data:;base64,YWJjZA==', 4, true],
      ['data:;base64,YWJjZA==', 3, false],
      ['data:;base64,%59%57%4A%6A', 3, true],
      ['data:,', 0, true],
    ])('%j with %i', (input, maxBytes, isAccepted) => {
      expect(parseDataURL(input, { maxBytes }) !== null).toBe(isAccepted);
    });

    test.each(['data:,', 'data:;base64,'])(
      'a long body with escapes after %s is rejected before anything is allocated for it',
      (start) => {
        const url = start + '%41'.repeat(1_000_000);
        parseDataURL(url, { maxBytes: 10 });
        const before = process.memoryUsage().heapUsed;
        expect(parseDataURL(url, { maxBytes: 10 })).toBeNull();
        expect(process.memoryUsage().heapUsed - before).toBeLessThan(2_000_000);
      },
    );

    test.each([
      ['%41%42%43%44', 3],
      ['%41 %42%20%0a%0C%43%0D%09%44', 3],
      ['QQ%3d%3D', 1],
      ['Q Q = =', 1],
      ['QUI%3D', 2],
      ['QUI', 2],
    ])('the base64 %j has %i bytes', (body, bytes) => {
      expect(parseDataURL(`data:;base64,${body}`, { maxBytes: bytes })?.body.length).toBe(bytes);
      expect(parseDataURL(`data:;base64,${body}`, { maxBytes: bytes - 1 })).toBeNull();
    });

    test.each([-1, Number.NaN, '4'])('throws for %j', (maxBytes) => {
      expect(() => parseDataURL('data:,', { maxBytes: maxBytes as number })).toThrow(TypeError);
    });

    test('is the length of the body', () => {
      const piece = fc.constantFrom('a', '%', '%4', '%61', '%zz', '%%41', ',');
      fc.assert(
        fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
          const url = `data:,${pieces.join('')}`;
          const { length } = parseDataURL(url)!.body;
          expect(parseDataURL(url, { maxBytes: length })).not.toBeNull();
          if (length > 0) expect(parseDataURL(url, { maxBytes: length - 1 })).toBeNull();
        }),
      );
    });
  });

  test('throws for an unknown option', () => {
    expect(() => parseDataURL('data:,', { maxbytes: 1 } as object)).toThrow(/maxBytes/);
  });

  const parsedFrom = (parsed: ReturnType<typeof parseDataURL>) =>
    parsed && [String(parsed.mimeType), Array.from(parsed.body)];

  /** What the standard does: the URL parser, the URL serializer, the data: URL processor. */
  function parseByParser(input: string): ReturnType<typeof parseDataURL> {
    const record = parseURL(input);
    const isData = record?.scheme === 'data';
    return isData ? processDataURL(serializeURL(record, { excludeFragment: true }), Number.POSITIVE_INFINITY) : null;
  }

  const pieces = fc.constantFrom(
    ...['a', 'B', '/', '//', '?', '#', ' ', '\t', '%', '%20', ',', ';', 'base64', '"', '<', '[', '@', ':', '\\', '\0'],
    ...['é', '^', '{', '/../', '=', '+', '\x7f', '\ud800'],
  );

  test('reads text as if the URL parser had always run', () => {
    fc.assert(
      fc.property(fc.constantFrom('data:', 'DATA:', ' data:'), fc.array(pieces, { maxLength: 10 }), (scheme, parts) => {
        const input = scheme + parts.join('');
        expect(parsedFrom(parseDataURL(input))).toEqual(parsedFrom(parseByParser(input)));
      }),
      { numRuns: 3000 },
    );
  });

  test('reads megabytes as if the URL parser had always run', () => {
    const start = fc.constantFrom(
      'data:,',
      'data:;base64,',
      'data:image/png;base64,',
      'DATA:text/html ;base64 ,',
      'data:x,/',
    );
    const filler = fc.constantFrom('A', 'Ab1+', 'a/b?c', 'Z%41', "~!$&'()*;=:@");
    fc.assert(
      fc.property(start, filler, fc.array(pieces, { maxLength: 2 }), fc.nat(1_000_000), (scheme, unit, parts, at) => {
        const body = unit.repeat(1_000_000 / unit.length);
        const input = `${scheme}${body.slice(0, at)}${parts.join('')}${body.slice(at)}`;
        const [ours, standard] = [parseDataURL(input), parseByParser(input)];
        expect(String(ours?.mimeType)).toBe(String(standard?.mimeType));
        expect(ours && Buffer.from(ours.body).equals(standard!.body)).toBe(standard && true);
      }),
      { numRuns: 40 },
    );
  });
});
