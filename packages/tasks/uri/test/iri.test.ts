import { type GrammarError, isIRI, isURI, parseIRIReference, resolve, resolveIRI } from '@url/uri';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('2.2: the grammar', () => {
  test.each([
    'http://résumé.example.org/',
    'http://納豆.example.org/%E2%80%AE',
    '//é@é:80/é?é#é',
    '/\u{a0}\u{d7ff}\u{f900}\u{fdcf}\u{fdf0}\u{ffef}\u{10000}\u{1fffd}\u{e1000}\u{efffd}',
    '?\u{e000}\u{f8ff}\u{f0000}\u{ffffd}\u{100000}\u{10fffd}',
  ])('has %j', (input) => {
    expect(parseIRIReference(input)).not.toBeNull();
  });

  test.each([
    ['/\u{9f}', 'path', 1, 2],
    ['/\u{fdd0}', 'path', 1, 2],
    ['/\u{fff0}', 'path', 1, 2],
    ['/a\u{1fffe}', 'path', 2, 4],
    ['/\u{e0fff}', 'path', 1, 3],
    ['/\u{e000}', 'path', 1, 2],
    ['#\u{e000}', 'fragment', 1, 2],
    ['//\u{f0000}', 'reg-name', 2, 4],
    ['?\ud800', 'query', 1, 2],
    ['http://é/ ', 'path', 9, 10],
    ['é:a', 'scheme', 0, 1],
    ['//a:٣', 'port', 4, 5],
  ])('has not %j', (input, type, start, end) => {
    const errors: GrammarError[] = [];
    expect(parseIRIReference(input, (error) => errors.push(error))).toBeNull();
    expect(errors).toEqual([expect.objectContaining({ type, start, end })]);
  });

  test('every URI is an IRI', () => {
    const piece = fc.constantFrom('a', ':', '/', '//', '?', '#', '@', '[::1]', '%20', '%', '1', '.');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const input = pieces.join('');
        expect(isIRI(input)).toBe(isURI(input));
      }),
    );
  });
});

test('6.5: relative IRI references', () => {
  expect(resolveIRI('é?ü', 'http://ö/a/b')).toBe('http://ö/a/é?ü');
  expect(resolveIRI('http:g', 'http://ö/a/b', { strict: false })).toBe('http://ö/a/g');
  expect(resolve('é', 'http://a/')).toBeNull();
  expect(resolveIRI('é', 'http://ö/a/b')).toBe('http://ö/a/é');
});
