import { describe, expect, test } from 'vitest';
import { quote, quoteURL } from '../src/quote.js';

describe('quote', () => {
  test.each([
    ['a "b" \\', '"a \\"b\\" \\\\"'],
    ['\x1b]0;x\x07', '"\\u001b]0;x\\u0007"'],
    ['\x7f\x9b', '"\\u007f\\u009b"'],
    ['\u202e\u2066\u200b\ufeff', '"\\u202e\\u2066\\u200b\\ufeff"'],
    ['\ud800', '"\\ud800"'],
    ['\u{e0041}\u{e0100}', '"\\udb40\\udc41\\udb40\\udd00"'],
    ['\u034f\u115f\u1160\u2800', '"\\u034f\\u115f\\u1160\\u2800"'],
    ['\u3164\ufe00\ufe0f\uffa0', '"\\u3164\\ufe00\\ufe0f\\uffa0"'],
    ['é中💩', '"é中💩"'],
  ])('%j is shown as it can be seen', (text, expected) => expect(quote(text)).toBe(expected));

  test('200 code points are shown, and no pair is cut in two', () => {
    expect(quote('💩'.repeat(200))).toBe(`"${'💩'.repeat(200)}"`);
    expect(quote('💩'.repeat(201))).toBe(`"${'💩'.repeat(200)}…"`);
    expect(quote('a'.repeat(1_000_000))).toBe(`"${'a'.repeat(200)}…"`);
    expect(quote('abc', 2)).toBe('"ab…"');
  });
});

describe('quoteURL leaves out a password', () => {
  test.each([
    ['http://me:pw@h:x', '"http://me:***@h:x"'],
    ['//me:pw@h', '"//me:***@h"'],
    ['http:me:pw@h:x', '"http:me:***@h:x"'],
    ['https:\\\\me:pw@h:x', '"https:\\\\\\\\me:***@h:x"'],
    [' ht\ttp:/\t/me:pw@h:x', '" ht\\ttp:/\\t/me:***@h:x"'],
    ['http://me:p@w:@h:x/', '"http://me:***@h:x/"'],
    ['http://:pw@h:x?@', '"http://:***@h:x?@"'],
    ['some one:pw@h', '"some one:***@h"'],
    ['x://me:p\\w@h:x', '"x://me:***@h:x"'],
    ['x://me:p\\w@h?\\@', '"x://me:***@h?\\\\@"'],
    ['x://me:p\tw"<> @h', '"x://me:***@h"'],
    ['x://me:p/w@h', '"x://me:***@h"'],
    ['x://me:p?w#@h@g/@', '"x://me:***@g/@"'],
    ['//a b:c/d@e', '"//a b:***@e"'],
    [' some one:pw@h', '" some one:***@h"'],
    ['http://h:x?me:pw@', '"http://h:***@"'],
    ['http://a.example:8 pw@b.example', '"http://a.example:***@b.example"'],
    ['http://a:"p<w@h:x', '"http://a:***@h:x"'],
    ['a b http://me:pw@h', '"a b http://me:***@h"'],
  ])('%j', (text, expected) => expect(quoteURL(text)).toBe(expected));

  test.each(['http://h:80/a@b', 'http://me@h:x', 'http://h:80?me:pw@', 'http://[::1]:80/@', 'mailto:me@h', ''])(
    '%j has none',
    (text) => expect(quoteURL(text)).toBe(JSON.stringify(text)),
  );

  test('that goes on where the text is cut', () => {
    expect(quoteURL(`http://me:${'p'.repeat(1000)}@h:x/${'a'.repeat(300)}`)).toBe(
      `"http://me:***@h:x/${'a'.repeat(182)}…"`,
    );
  });
});
