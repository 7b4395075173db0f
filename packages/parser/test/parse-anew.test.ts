import { concatenateURL } from '@url/record/internal';
import { describe, expect, test } from 'vitest';
import { basicURLParse } from '../src/basic-url-parser.js';

describe('a scheme in upper case', () => {
  test.each([
    ['Https://EXAMPLE.org/A', 'https://example.org/A'],
    ['FILE:///C|/A', 'file:///C:/A'],
    [' HTTP:/a', 'http://base/a'],
    ['WS:a', 'ws://a/'],
    ['X:A', 'x:A'],
    ['Https', 'http://base/Https'],
    ['Http/:A', 'http://base/Http/:A'],
    ['Httpx:A', 'httpx:A'],
    ['H\tTTPS:/\n/X ', 'https://x/'],
    ['F\u0130LE:///a', 'http://base/F%C4%B0LE:///a'],
    ['W\u212a:A', 'http://base/W%E2%84%AA:A'],
    ['A', 'http://base/A'],
  ])('%s is %s', (input, href) => {
    const base = basicURLParse('http://base/');
    expect(basicURLParse(input, { base })!.serialized).toBe(href);
    expect(concatenateURL(basicURLParse(input, { base, onValidationError: () => {} })!, false)).toBe(href);
  });
});

describe('a special scheme whose authority the states read', () => {
  test.each([
    ['http:///h', 'http://h/'],
    ['http://\\\\h', 'http://h/'],
    ['http://h:80/', 'http://h/'],
    ['https://[::1]:443', 'https://[::1]/'],
    ['ws://a@b@h', 'ws://a%40b@h/'],
    ['http://ex\nample/', 'http://example/'],
    ['http://é?', 'http://xn--9ca/?'],
    ['file://c|/a', 'file:///c:/a'],
  ])('%j is %s', (input, href) => {
    expect(basicURLParse(input)!.serialized).toBe(href);
    expect(basicURLParse(input, { base: basicURLParse('http://base/a') })!.serialized).toBe(href);
  });

  test.each(['http://', 'http:///', 'https://?', 'http://a b/', 'http://h:99999/', 'http://[::1/'])(
    '%j fails',
    (input) => {
      expect(basicURLParse(input)).toBeNull();
      expect(basicURLParse(input, { base: basicURLParse('http://base/a') })).toBeNull();
    },
  );
});
