import { describe, expect, test } from 'vitest';
import { cannotHaveAUsernamePasswordPort, includesCredentials } from '../src/credentials.js';

describe('includesCredentials', () => {
  test.each([
    ['', '', false],
    ['a', '', true],
    ['', 'b', true],
    ['a', 'b', true],
  ])('%j, %j', (username, password, expected) => {
    expect(includesCredentials({ username, password })).toBe(expected);
  });
});

describe('cannotHaveAUsernamePasswordPort', () => {
  test.each([
    ['http', 'example.org', false],
    ['foo', 'opaque', false],
    ['http', 0, false],
    ['foo', '', true],
    ['mailto', null, true],
    ['file', '', true],
    ['file', 'example.org', true],
  ])('%s, %j', (scheme, host, expected) => expect(cannotHaveAUsernamePasswordPort({ scheme, host })).toBe(expected));
});
