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

it('decodes an escaped replacement character', () => {
  expect(escapeTokenAt('%ef%bf%BD', 0)).toEqual({ codePoint: 0xfffd, raw: '%ef%bf%BD', isEscaped: true });
});

it('tells the code point from its escape, and keeps lone surrogates', () => {
  expect(escapeTokensOf('%41A\ud800').map(({ isEscaped }) => isEscaped)).toEqual([true, false, false]);
});
