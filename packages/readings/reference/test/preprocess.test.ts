import { describe, expect, test } from 'vitest';
import { preprocess, schemeOf } from '../src/preprocess.js';

describe('preprocess', () => {
  test.each([
    ['', ''],
    [' \0 a b \x1f ', 'a b'],
    ['\tht\ntp:\ra\t', 'http:a'],
    ['\u00a0a', '\u00a0a'],
    ['\x7f', '\x7f'],
    ['a\ud800', 'a\ufffd'],
    ['😀', '😀'],
  ])('%j gives %j', (input, expected) => expect(preprocess(input)).toBe(expected));
});

describe('schemeOf', () => {
  test.each([
    ['http://h', 'http'],
    ['A+b-1.c:', 'A+b-1.c'],
    ['a/b:c', null],
    ['1a:', null],
    [':', null],
    ['a', null],
  ])('%j gives %j', (input, expected) => expect(schemeOf(input)).toBe(expected));
});
