import { describe, expect, test } from 'vitest';
import { hostForMessage, printable, visible } from '../src/printable.js';

describe('printable', () => {
  test.each([
    ['a é 🌲', 'a é 🌲'],
    ['\x1b]0;title\x07', '\\u001b]0;title\\u0007'],
    ['\x9b31m', '\\u009b31m'],
    ['a\u202etxt.exe', 'a\\u202etxt.exe'],
    ['\u2066\u2069\u200f\ufeff', '\\u2066\\u2069\\u200f\\ufeff'],
  ])('%j gives %j', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });
});

test('visible also has escapes for characters that show nothing', () => {
  expect(visible('a\u00ad\u034f\u115f\u200b\u200d\u2800\u3164\ufe0f\u{e0101}b\x1b')).toBe(
    'a\\u00ad\\u034f\\u115f\\u200b\\u200d\\u2800\\u3164\\ufe0f\\udb40\\udd01b\\u001b',
  );
});

test.each([
  ['me:secret', 'me:***'],
  ['me:se:cret\nx', 'me:***'],
  ['example.com', 'example.com'],
  ['::1', '::1'],
  ['fe80::1.2.3.4', 'fe80::1.2.3.4'],
  ['[::1]', '[::1]'],
])('the host %j is %j in a message', (host, shown) => expect(hostForMessage(host)).toBe(shown));
