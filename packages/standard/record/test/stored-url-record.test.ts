import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serializeFields } from '../src/concatenation.js';
import { createURLRecord } from '../src/create-url-record.js';
import { storedRecordOf } from '../src/record-of-fields.js';
import { serializeHostOf } from '../src/serialization.js';
import { StoredURLRecord } from '../src/stored-url-record.js';
import type { URLRecord } from '../src/url-record.js';
import { serializeURL } from '../src/url-serializer.js';

const literal: URLRecord = {
  scheme: 'https',
  username: 'me',
  password: 'secret',
  host: 'example.org',
  port: 8080,
  path: '/path/file',
  hasOpaquePath: false,
  query: 'query',
  fragment: 'fragment',
  blobURLEntry: null,
};

const offsets = ({
  schemeEnd,
  usernameEnd,
  hostStart,
  hostEnd,
  pathStart,
  queryStart,
  fragmentStart,
}: StoredURLRecord) => [schemeEnd, usernameEnd, hostStart, hostEnd, pathStart, queryStart, fragmentStart];

test.each<[fields: Partial<URLRecord>, serialization: string, offsets: number[]]>([
  [literal, 'https://me:secret@example.org:8080/path/file?query#fragment', [5, 10, 18, 29, 34, 44, 50]],
  [{ scheme: 'http', host: 'h', path: '/' }, 'http://h/', [4, 7, 7, 8, 8, 9, 9]],
  [{ scheme: 'http', password: 'p', host: 'h', path: '/' }, 'http://:p@h/', [4, 7, 10, 11, 11, 12, 12]],
  [{ scheme: 'x', path: '//a' }, 'x:/.//a', [1, 2, 2, 2, 4, 7, 7]],
  [{ scheme: 'x', path: 'a', hasOpaquePath: true, fragment: '' }, 'x:a#', [1, 2, 2, 2, 2, 3, 3]],
  [{ scheme: 'x', host: '', path: '', query: '' }, 'x://?', [1, 4, 4, 4, 4, 4, 5]],
  [{ scheme: 'http', host: [0, 0, 0, 0, 0, 0, 0, 1], path: '/' }, 'http://[::1]/', [4, 7, 7, 12, 12, 13, 13]],
])('the offsets of %j', (fields, serialization, expected) => {
  const url = createURLRecord(fields) as StoredURLRecord;
  expect(serializeURL(url)).toBe(serialization);
  expect(offsets(url)).toEqual(expected);
  expect(url).toMatchObject(fields);
});

const text = fc.constantFrom('', 'a', 'bc');
const setters: { readonly [field in keyof URLRecord]: fc.Arbitrary<URLRecord[field]> } = {
  scheme: fc.constantFrom('http', 'x', 'web+demo'),
  username: text,
  password: text,
  host: fc.constantFrom<URLRecord['host']>(null, '', 'h', 0x7f000001, [0, 0, 0, 0, 0, 0, 0, 1]),
  port: fc.constantFrom(null, 0, 81, 65535),
  path: fc.constantFrom('', '/', '/a/b', '//a', 'a'),
  hasOpaquePath: fc.boolean(),
  query: fc.option(text),
  fragment: fc.option(text),
  blobURLEntry: fc.constant(null),
};

const step = fc
  .constantFrom(...(Object.keys(setters) as (keyof URLRecord)[]))
  .chain((field) => fc.tuple(fc.constant(field), setters[field] as fc.Arbitrary<never>));

test('setters do to the serialization and its offsets what they do to the fields of a literal', () => {
  const property = fc.property(fc.array(step, { maxLength: 8 }), fc.boolean(), (steps, isEmpty) => {
    const fields: URLRecord = isEmpty ? new StoredURLRecord().toJSON() : { ...literal };
    const url = createURLRecord(fields) as StoredURLRecord;
    for (const [field, value] of steps) {
      const changed: URLRecord = { ...fields };
      changed[field] = value;
      const { host, username, password, port } = changed;
      if (host === null && (username !== '' || password !== '' || port !== null)) {
        expect(() => {
          url[field] = value;
        }).toThrow(TypeError);
      } else {
        fields[field] = value;
        url[field] = value;
      }
      expect(url.toJSON()).toEqual(fields);
      expect(serializeURL(url)).toBe(serializeFields(fields));
      expect(serializeURL(url, { excludeFragment: true })).toBe(serializeFields({ ...fields, fragment: null }));
      expect(serializeHostOf(url)).toBe(serializeHostOf(fields));
      expect(offsets(url)).toEqual(offsets(storedRecordOf(fields)));
    }
  });
  fc.assert(property, { numRuns: 2000 });
});

describe('startWith', () => {
  test.each<[part: 'pathStart' | 'queryStart' | 'fragmentStart', serialization: string]>([
    ['pathStart', 'https://me:secret@example.org:8080'],
    ['queryStart', 'https://me:secret@example.org:8080/path/file'],
    ['fragmentStart', 'https://me:secret@example.org:8080/path/file?query'],
  ])('takes over what stands before %s', (part, serialization) => {
    const other = createURLRecord(literal) as StoredURLRecord;
    const url = new StoredURLRecord();
    url.startWith(other, other[part]);
    expect(serializeURL(url)).toBe(serialization);
    expect(url).toMatchObject({ username: 'me', password: 'secret', host: 'example.org', port: 8080, fragment: null });
  });
});

test.each([{ username: 'me' }, { password: 'secret' }, { port: 81 }])('%j needs a host', (fields) => {
  const message = 'A URL record without a host cannot have a username, a password or a port: set the host first';
  expect(() => createURLRecord({ scheme: 'http', ...fields })).toThrow(new TypeError(message));
  const url = createURLRecord({ scheme: 'http' });
  expect(() => Object.assign(url, fields)).toThrow(new TypeError(message));
  expect(serializeURL(url)).toBe('http:');
  url.host = 'h';
  expect(Object.assign(url, fields)).toMatchObject(fields);
  expect(() => {
    url.host = null;
  }).toThrow(new TypeError(message));
  expect(url).toMatchObject({ host: 'h', ...fields });
});

test.each(['path', 'query', 'fragment'] as const)(
  'a %s with which the URL is longer than a string leaves it as it is',
  (name) => {
    const url = createURLRecord(literal);
    const before = serializeURL(url);
    expect(() => {
      // Engines make this string of a few pieces, which take no memory.
      url[name] = '/'.repeat(2 ** 29 - 30);
    }).toThrow(new RangeError('The result would be longer than a string can be'));
    expect(serializeURL(url)).toBe(before);
  },
);
