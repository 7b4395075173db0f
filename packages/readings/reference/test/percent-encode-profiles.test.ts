import {
  createModelURL,
  encodeProfileFor,
  type PercentEncodeProfileName,
  parseReference,
  percentEncodeProfiles,
  percentEncodeURL,
} from '@url/reference';
import { describe, expect, test } from 'vitest';

/** The document's tables, and what the two departures add. */
const userinfo = ' "#/:;<=>?@[\\]^`{|}';
const host = ' #/:<>?@[\\]^' + '|';
const fragment = ' "<>`';
const path = ' "#/<>?`{}' + '^';
const tables: Record<PercentEncodeProfileName, Record<'path' | 'query', string>> = {
  generic: { path, query: ' "#<>' },
  special: { path: `${path}\\`, query: ' "#<>\'' },
  minimal: { path: '#/?', query: ' "#<>' },
  'minimal-special': { path: '#/?\\', query: ' "#<>\'' },
};

describe.each(Object.entries(tables))('the profile %s', (name, { path, query }) => {
  const profile = percentEncodeProfiles[name as PercentEncodeProfileName];

  test.each([
    ['username', userinfo],
    ['password', userinfo],
    ['host', host],
    ['dir', path],
    ['file', path],
    ['query', query],
    ['fragment', fragment],
  ] as const)('encodes in %s, of printable ASCII, just %s', (type, characters) => {
    for (let c = 0x20; c <= 0x7e; c++) {
      expect([c, profile[type].has(c)]).toEqual([c, characters.includes(String.fromCharCode(c))]);
    }
    for (const c of [0, 0x1f, 0x7f, 0x80, 0xe9, 0xffff]) expect(profile[type].has(c)).toBe(true);
  });
});

test.each([
  ['a', 'special'],
  ['//h', 'special'],
  ['http:', 'special'],
  ['FILE:a', 'special'],
  ['foo:/a', 'generic'],
  ['foo://', 'generic'],
  ['foo:a', 'minimal'],
  ['foo:?a', 'minimal'],
])('the profile for %s is %s', (input, expected) => {
  expect(encodeProfileFor(parseReference(input)!)).toBe(expected);
});

test('a drive alone is neither an authority nor a path-root', () => {
  expect(encodeProfileFor(createModelURL({ scheme: 'foo', drive: 'c:' })!)).toBe('minimal');
});

test('percentEncodeURL encodes each component with its set, and no address in brackets', () => {
  const url = parseReference("http://ü:p'@[::1]:8080/a'b/c^?'#`")!;
  expect(percentEncodeURL(url)).toEqual(parseReference("http://%C3%BC:p'@[::1]:8080/a'b/c%5E?%27#%60"));
  expect(percentEncodeURL(url, 'unicode')).toEqual(parseReference("http://ü:p'@[::1]:8080/a'b/c%5E?%27#%60"));
  expect(percentEncodeURL(url, 'ascii', percentEncodeProfiles.minimal).query).toBe("'");
});
