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
  // Syntax stays escaped in every part; other escapes are decoded, unless they end the text or are no link.
  ['/%23%26%2B%2F%3D%3F%5C%2C%2D%7E', '/%23%26%2B%2F%3D%3F%5C,-~'],
  ['?%2C%3A#%2C%2D%7Eb', '?,:#,-~b'],
  ['/a%3A', '/a%3A'],
  ['/%00%20%7F%C2%80a', '/%00%20%7F%C2%80a'],
  ['/\0 \x7f\x80a', '/%00%20%7F%C2%80a'],
  // A "%" is escaped only before two hex digits.
  ['/%', '/%'],
  ['/%254', '/%4'],
  ['/%25zz', '/%zz'],
  ['/%254g', '/%4g'],
  ['/%25g4', '/%g4'],
  ['/%25%34%31', '/%2541'],
  // Brackets match within a segment, a name, a value, or a fragment.
  ['/(a&b)', '/(a&b)'],
  ['/(a?b)', '/(a?b%29'],
  ['?(a&b)', '?(a&b%29'],
  ['?(a=b)', '?(a=b%29'],
  ['?(a/b?c)', '?(a/b?c)'],
  ['#(a/b#c?d&e)', '#(a/b#c?d&e)'],
  ['/[a]{b}(c)<d>', '/[a]{b}(c)<d>'],
  ['/[a)b]', '/[a%29b]'],
  ['a(b?c)', 'a(b?c%29'],
  ['a(b/c)', 'a(b/c%29'],
  // Fragment directives start at ":~:", and have a syntax of their own.
  ['#a:~:text=b%2Cc%2Dd', '#a:~:text=b%2Cc%2Dd'],
  ['#a:~text=b%2Cc%2Dd', '#a:~text=b,c-d'],
  ['#a~:~:b%2Cc', '#a~:~:b%2Cc'],
  ['/a:~:b%2Cc', '/a:~:b,c'],
  ['?a:~:b%2Cc', '?a:~:b,c'],
  ['#(a:~:b)', '#(a:~:b%29'],
  ['#(a:~b)', '#(a:~b)'],
  // An escape that would make ":~:" stays.
  ['#%3A~b', '#%3A~b'],
  ['#~%3Ab', '#~%3Ab'],
  ['#:%7Eb', '#:%7Eb'],
  ['#%7E:b', '#%7E:b'],
  ['#a%3Ab%7Ec', '#a:b~c'],
  ['#%3A%7E%3Ab', '#%3A%7E%3Ab'],
  ['/%3A~b', '/:~b'],
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
  expect([0, 0x1f, 0x20, 0x7f].map(asciiLinkTerm)).toEqual([HARD, HARD, HARD, HARD]);
  expect([...')]}>'].map((close) => asciiLinkTerm(close.charCodeAt(0)))).toEqual([0x28, 0x5b, 0x7b, 0x3c]);
});
