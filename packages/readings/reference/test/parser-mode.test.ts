import { parserModeFor } from '@url/reference';
import { expect, test } from 'vitest';

test.each([
  ['http', 'web'],
  ['HTTPS', 'web'],
  ['Ws', 'web'],
  ['wss', 'web'],
  ['ftp', 'web'],
  ['File', 'file'],
  ['foo', 'generic'],
] as const)('the mode for the scheme %s is %s, whatever is supplied', (scheme, expected) => {
  for (const mode of [undefined, 'web', 'file', 'generic'] as const)
    expect(parserModeFor({ scheme }, mode)).toBe(expected);
});

test('the mode for no scheme is what is supplied, or web', () => {
  for (const mode of ['web', 'file', 'generic'] as const) expect(parserModeFor({ scheme: null }, mode)).toBe(mode);
  expect(parserModeFor({ scheme: null })).toBe('web');
});

test.each([
  [' FI\nLE:a', 'file'],
  ['https:a', 'web'],
  ['foo:a', 'generic'],
  ['a', 'web'],
] as const)('the mode for the string %j is %s', (input, mode) => {
  expect(parserModeFor(input)).toBe(mode);
});

test('a string without scheme has the supplied mode', () => {
  expect(parserModeFor('a:b'.slice(2), 'file')).toBe('file');
});
