import { expect, test } from 'vitest';
import { defaultPort, isSpecial, isSpecialScheme, specialSchemeOf, specialSchemes } from '../src/special-schemes.js';

test.each([
  ['ftp', 21],
  ['file', null],
  ['http', 80],
  ['https', 443],
  ['ws', 80],
  ['wss', 443],
])('%s is special, with default port %s', (scheme, port) => {
  expect(isSpecialScheme(scheme)).toBe(true);
  expect(isSpecial({ scheme })).toBe(true);
  expect(specialSchemes).toContain(scheme);
  expect(defaultPort(scheme)).toBe(port);
});

test.each(['', 'gopher', 'HTTP', 'httpss', 'mailto', '__proto__', 'constructor'])('%j is not', (scheme) => {
  expect(isSpecialScheme(scheme)).toBe(false);
  expect(defaultPort(scheme)).toBeNull();
});

test.each([
  ['https://h/', 'https'],
  ['http:', 'http'],
  ['ws:a', 'ws'],
  ['wss:a', 'wss'],
  ['file:/', 'file'],
  ['https', null],
  ['HTTP://h/', null],
  ['httpx://h/', null],
  ['mailto:http://h/', null],
  ['', null],
  ['http::', 'http'],
  ['ws::::', 'ws'],
  ['hello:', null],
])('the special scheme of %j is %s', (input, scheme) => expect(specialSchemeOf(input)).toBe(scheme));
