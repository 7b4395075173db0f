import { describe, expect, test } from 'vitest';
import { parseOpaqueHost } from '../src/opaque-host.js';

describe('parseOpaqueHost', () => {
  test.each([
    ['A%zz', 'A%zz'],
    ['\x01\x7f', '%01%7F'],
    ['💩', '%F0%9F%92%A9'],
    ['\ud800', '%EF%BF%BD'],
  ])('%j gives %j', (input, host) => expect(parseOpaqueHost(input)).toBe(host));

  test.each([...'\0\t\n\r #/:<>?@[\\]^|'])('%j is forbidden', (character) => {
    expect(parseOpaqueHost(`a${character}`)).toBeNull();
  });
});
