import { expect, it } from 'vitest';
import { asciiLinkTerm, HARD, isInterior, matchesBrackets, OPEN, startsPart } from '../src/link-syntax.js';
import { escapeMinimally } from '../src/minimal-escaping.js';

it.each([
  ['/%61%2Fb', '/a%2Fb'],
  ['/a.', '/a%2E'],
  ['/a.b', '/a.b'],
  ['/(a)%29', '/(a)%29'],
  ['/(a/b)', '/(a/b%29'],
  ['/(%3C%7D)', '/(<%7D%29'],
  ['?%3D=%26', '?%3D=%26'],
  ['/%FF', '/%FF'],
  ['/%C3%A9', '/%C3%A9'],
  ['/é', '/%C3%A9'],
  ['/\ud800', '/%EF%BF%BD'],
  ['/%2541', '/%2541'],
  ['#%3A~:', '#%3A~%3A'],
  ['%2Fa(b', '%2Fa(b'],
  ['', ''],
])('writes %s', (text, expected) => {
  expect(escapeMinimally(text, (codePoint) => (codePoint < 0x80 ? asciiLinkTerm(codePoint) : HARD))).toBe(expected);
});

it('knows the delimiters of parts and of their pieces', () => {
  expect([...'/?#=&'].map((character) => startsPart(character.charCodeAt(0), 0))).toEqual([
    ...[true, true, true],
    ...[false, false],
  ]);
  expect(startsPart(0x3f, 0x23)).toBe(false);
  expect([isInterior(0x2f, 0x2f), isInterior(0x26, 0x3f), isInterior(0x26, 0x2f)]).toEqual([true, true, false]);
});

it('matches brackets', () => {
  const open: number[] = [];
  const matches = [...'({)]'].map((character) => {
    const codePoint = character.charCodeAt(0);
    return matchesBrackets(codePoint, asciiLinkTerm(codePoint), open);
  });
  expect(matches).toEqual([true, true, false, false]);
  expect(asciiLinkTerm(0x3c)).toBe(OPEN);
});
