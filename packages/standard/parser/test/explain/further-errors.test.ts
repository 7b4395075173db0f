import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain, furtherErrors } from '../../src/explain.js';
import { parseURL } from '../../src/url-parser.js';

describe('furtherErrors', () => {
  const typesAndRanges = (text: string) => furtherErrors(text).map(({ type, start, end }) => [type, start, end]);

  test.each([
    ['http://a b', []],
    ['//a b\\c', []],
    ['http://a b\\c', [['invalid-reverse-solidus', 10, 11]]],
    [
      'http://:80x\\c',
      [
        ['port-invalid', 10, 11],
        ['invalid-reverse-solidus', 11, 12],
      ],
    ],
    [
      'http://[1:2]:8x/%',
      [
        ['port-invalid', 14, 15],
        ['invalid-URL-unit', 16, 17],
      ],
    ],
    ['http://[1::2\\c', [['invalid-reverse-solidus', 12, 13]]],
    ['http://u@\\c', [['invalid-reverse-solidus', 9, 10]]],
    ['foo://a b c/%', [['invalid-URL-unit', 12, 13]]],
    ['http://\ta b/\t', []],
    ['http://h:1x/\t%', [['invalid-URL-unit', 13, 14]]],
    [' http://a b:x ', [['port-invalid', 12, 13]]],
    ['http://h:65535x/%', [['invalid-URL-unit', 16, 17]]],
  ])('%j gives %j', (text, expected) => {
    expect(typesAndRanges(text)).toEqual(expected);
  });

  test('are at places after the failure, and inside the input', () => {
    const pieces = fc.constantFrom(
      'http://',
      'foo://',
      'a b',
      '[::',
      ']',
      ':',
      '99999',
      '@',
      '\\',
      '/',
      '%',
      '\t',
      '🌲',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const text = parts.join('');
        const { errors } = explain(text);
        const failure = errors.find((error) => error.failure);
        const further = furtherErrors(text);
        if (failure === undefined) expect(further).toEqual([]);
        for (const { start, end } of further) {
          expect(start).toBeGreaterThanOrEqual(failure!.start);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('of a reference are found with its base', () => {
    for (const base of [parseURL('https://h/'), 'https://h/'])
      expect(furtherErrors('//a b:x', { base }).map(({ type }) => type)).toEqual(['port-invalid']);
    expect(furtherErrors('//a b:x', { base: 'not a base' })).toEqual([]);
  });

  test('are a thousand at most', () => {
    expect(furtherErrors(`http://a b/${'%'.repeat(2000)}`)).toHaveLength(1000);
  });

  test('tell the component, and take the whole authority of a file URL for its host', () => {
    expect(furtherErrors('http://a b:x/%').map(({ component }) => component)).toEqual(['port', 'path']);
    expect(furtherErrors('file://a:1/%').map(({ component }) => component)).toEqual(['path']);
  });
});
