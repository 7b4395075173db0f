import {
  elementBase,
  isAbsoluteWebAddress,
  parseWebAddress,
  parseWebAddressByAppendix,
  resolveWebAddress,
} from '@url/drafts/2009';
import { describe, expect, test } from 'vitest';

test.each([
  ['http://a/b', true],
  ['mailto:a@b', true],
  ['http://a/b c', false],
  ['http://b\u00fccher.example/', false],
  ['//a', false],
  ['b', false],
  ['http:///', false],
])('absolute Web address: %s is %s', (input, expected) => {
  expect(isAbsoluteWebAddress(input)).toBe(expected);
});

describe('the base of an element by XML Base', () => {
  const document = { address: 'http://h/doc/a' };
  test('is that of the document without attributes', () => {
    expect(elementBase({ document })).toBe('http://h/doc/a');
  });
  test('each attribute is resolved against the base of the parent', () => {
    expect(elementBase({ document, xmlBases: ['/x/', 'y/', '../z'] })).toBe('http://h/x/z');
  });
  test('an attribute that cannot be resolved changes nothing', () => {
    expect(elementBase({ document, xmlBases: ['/x/', 'http://a%FF/', 'y'] })).toBe('http://h/x/y');
  });
  test('addresses are resolved against it', () => {
    expect(resolveWebAddress('b', { document, xmlBases: ['http://i/x/'] })).toBe('http://i/x/b');
  });
});

describe('the formulation of the appendix', () => {
  test('its example has one parse', () => {
    expect(parseWebAddressByAppendix('x://[v42.3]:2323]:2323:2323]:2323')).toMatchObject({
      host: '[v42.3]:2323]:2323:2323]',
      port: '2323',
    });
    expect(parseWebAddress('x://[v42.3]:2323]:2323:2323]:2323')).toBeNull();
  });
  test('what the main formulation encodes is unreserved', () => {
    expect(parseWebAddressByAppendix(' http://u@a[b]c:81/d e?f%#g[ ')).toEqual({
      scheme: 'http',
      userinfo: 'u',
      host: 'a[b]c',
      port: '81',
      hostport: 'a[b]c:81',
      path: '/d e',
      query: 'f%',
      fragment: 'g[',
      hostSpecific: '/d e?f%#g[',
    });
  });
  test.each(['x://a:b', 'x://a@b@c', '1a:b', ':b', 'x://[::1]x:y'])('%s is an error', (input) => {
    expect(parseWebAddressByAppendix(input)).toBeNull();
  });
  test('both formulations give the same for addresses that need no encoding', () => {
    for (const input of ['http://u:p@h:81/a/b?c#d', '//h', 'a/b', '?q', '', 'mailto:a@b', 'x://[::1]:2/']) {
      expect(parseWebAddressByAppendix(input)).toEqual(parseWebAddress(input));
    }
  });
});
