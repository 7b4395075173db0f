import { describe, expect, test } from 'vitest';
import { toUnicode } from '../src/index.js';

describe('toUnicode', () => {
  test.each([
    ['xn--bcher-kva.EXAMPLE', 'bücher.example', false],
    ['Faß。de', 'faß.de', false],
    ['xn--0.xn--bcher-kva', 'xn--0.bücher', true],
    ['xn--a', '\x80', true],
    ['xn--ü.a', 'xn--ü.a', true],
    ['xn--', '', true],
    ['\ue000A', '\ue000a', true],
    ['', '', false],
  ])('%j gives %j', (domain, expected, error) => expect(toUnicode(domain)).toStrictEqual({ domain: expected, error }));

  test('converts the labels after one with an error', () => {
    expect(toUnicode('\u0301.xn--fa-hia')).toStrictEqual({ domain: '\u0301.faß', error: true });
  });

  test('gives invalid Punycode back, ignored or not', () => {
    expect(toUnicode('xn--0', { ignoreInvalidPunycode: true })).toStrictEqual({ domain: 'xn--0', error: true });
  });
});
