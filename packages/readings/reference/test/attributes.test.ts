import { attributesOf, parseReference, parseResolveAndNormalize, URLReference } from '@url/reference';
import { expect, test } from 'vitest';

test('the getters of "Concluding"', () => {
  expect(attributesOf(parseResolveAndNormalize('HTTP://u:p@h:81/a?b#c')!)).toEqual({
    href: 'http://u:p@h:81/a?b#c',
    protocol: 'http:',
    username: 'u',
    password: 'p',
    host: 'h:81',
    hostname: 'h',
    pathname: '/a',
    search: 'b',
    hash: 'c',
  });
});

test('what is not there is the empty string', () => {
  const { href, ...others } = attributesOf(parseReference('')!);
  expect(href).toBe('');
  expect(new Set(Object.values(others))).toEqual(new Set(['']));
  expect(attributesOf(parseReference('//h:')!).host).toBe('h:');
});

test('the class has those that it has no other name for', () => {
  const { protocol, host, search, hash } = new URLReference('http://h:81/a?b#c');
  expect([protocol, host, search, hash]).toEqual(['http:', 'h:81', 'b', 'c']);
  const empty = new URLReference('a');
  expect([empty.protocol, empty.host, empty.search, empty.hash]).toEqual(['', '', '', '']);
});
