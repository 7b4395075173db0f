import { expect, test } from 'vitest';
import { defaultPort, isSpecialScheme } from '../src/special-schemes.js';

test.each([
  ['ftp', 21],
  ['file', null],
  ['http', 80],
  ['https', 443],
  ['ws', 80],
  ['wss', 443],
])('%s is special, with default port %s', (scheme, port) => {
  expect(isSpecialScheme(scheme)).toBe(true);
  expect(defaultPort(scheme)).toBe(port);
});

test.each(['', 'gopher', 'HTTP', 'httpss', 'mailto', '__proto__', 'constructor'])('%j is not', (scheme) => {
  expect(isSpecialScheme(scheme)).toBe(false);
  expect(defaultPort(scheme)).toBeNull();
});
