import { expect, it } from 'vitest';
import { escapeTokenAt, escapeTokensOf } from '../src/escape-tokens.js';

it('splits a text into code points, escapes of code points, and bytes that are not UTF-8', () => {
  expect(escapeTokensOf('a%c3%A9😀%FF%').map(({ codePoint, raw }) => [codePoint, raw])).toEqual([
    [0x61, 'a'],
    [0xe9, '%c3%A9'],
    [0x1f600, '😀'],
    [-1, '%FF'],
    [0x25, '%'],
  ]);
});

it.each(['%C3', '%C3(', '%C3%28', '%E2%82', '%C0%80', '%ED%A0%80', '%F4%90%80%80', '%80'])(
  'takes one escape of %s, which is not UTF-8',
  (text) => {
    expect(escapeTokenAt(text, 0)).toEqual({ codePoint: -1, raw: text.slice(0, 3), isEscaped: true });
  },
);

it.each([
  ['%00', 0],
  ['%7F', 0x7f],
  ['%C2%80', 0x80],
  ['%DF%BF', 0x7ff],
  ['%E0%A0%80', 0x800],
  ['%EF%BF%BF', 0xffff],
  ['%F0%90%80%80', 0x1_0000],
  ['%F4%8F%BF%BF', 0x10_ffff],
])('decodes %s, the first or last code point of its length', (text, codePoint) => {
  expect(escapeTokenAt(`${text}%41`, 0)).toEqual({ codePoint, raw: text, isEscaped: true });
  expect(escapeTokenAt(`a${text}`, 1)).toEqual({ codePoint, raw: text, isEscaped: true });
});

it.each(['%', '%4', '%4g', '%g4', '041', '\uffff', '\u{10000}'])('takes no escape of %s', (text) => {
  const codePoint = text.codePointAt(0)!;
  expect(escapeTokenAt(text, 0)).toEqual({ codePoint, raw: String.fromCodePoint(codePoint), isEscaped: false });
});

it('decodes an escaped replacement character', () => {
  expect(escapeTokenAt('%ef%bf%BD', 0)).toEqual({ codePoint: 0xfffd, raw: '%ef%bf%BD', isEscaped: true });
});

it('tells the code point from its escape, and keeps lone surrogates', () => {
  expect(escapeTokensOf('%41A\ud800').map(({ isEscaped }) => isEscaped)).toEqual([true, false, false]);
});
