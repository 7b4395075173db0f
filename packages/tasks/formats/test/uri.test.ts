import * as formats from '@url/formats';
import { checkIRI, checkURI, isIRI, isIRIReference, isURI, isURIReference } from '@url/formats';
import { parseURIReference } from '@url/uri';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it.each([
  ['', 0],
  ['a', 0],
  ['//a', 0],
  ['1a:b', 0],
  ['a:b c', 3],
  ['a://b@c@d/', 5],
  ['a://b[c]/', 5],
  ['a://b:c/', 6],
  ['a://[::1/', 4],
  ['a:%4', 2],
  ['a:b#c#d', 5],
  ['a:b\n', 3],
  ['a:ä', 2],
])('rejects %j as a URI at %j', (text, index) => {
  expect([isURI(text), checkURI(text)]).toMatchObject([false, { ok: false, index }]);
});

it.each(['a:', 'a://', 'a://:', 'a://b:/', 'a://@/', 'a:/', 'a:?', 'a:#', 'a://[v1.x:y]:1/', 'a:b//c', 'a:%41?/?#/?'])(
  'accepts %j as a URI',
  (text) => {
    expect([isURI(text), isIRI(text), isURIReference(text), isIRIReference(text), checkURI(text)]).toEqual([
      true,
      true,
      true,
      true,
      { ok: true },
    ]);
  },
);

it('accepts private characters only in the query of an IRI, and no surrogate', () => {
  expect([isIRI('a:?\ue000'), isIRI('a:\ue000'), isIRI('a:\ud800'), isIRI('a:\u{1fffe}')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(checkIRI('ä')).toMatchObject({ ok: false, index: 0 });
});

it('gives the answer of the parser for all strings', () => {
  const piece = fc.constantFrom('a', ':', '/', '//', '@', '[', ']', '[::1]', '?', '#', '%41', '%', '1', '.', 'ä', ' ');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const reference = parseURIReference(text);
      expect(isURI(text)).toBe(reference !== null && reference.scheme !== null);
      expect(checkURI(text).ok).toBe(isURI(text));
    }),
    { numRuns: 5000 },
  );
});

it('reads long strings', () => {
  expect(isURI(`a:${'b'.repeat(5_000_000)}`)).toBe(true);
  expect(isURI(`a:${'%41'.repeat(1_000_000)}%`)).toBe(false);
});

it('an array that contains a text does not have the format of the text', () => {
  const texts = ['http://a/', '127.0.0.1', '::1', 'a.example', '{a}'];
  const checks = Object.values(formats).filter((check) => typeof check === 'function');
  for (const check of checks as ((text: unknown) => unknown)[]) {
    for (const value of [...texts.map((text) => [text]), new String('a'), null, undefined, 1])
      expect(() => check(value)).toThrow(/^Cannot use the argument text: .* is not a string$/);
  }
  expect(checks).toHaveLength(18);
});
