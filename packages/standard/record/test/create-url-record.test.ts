import { describe, expect, test } from 'vitest';
import { copyURLRecord, createURLRecord } from '../src/create-url-record.js';
import { fieldsOf } from '../src/url-record.js';
import { serializeURL } from '../src/url-serializer.js';

const initial = {
  scheme: '',
  username: '',
  password: '',
  host: null,
  port: null,
  path: '',
  hasOpaquePath: false,
  query: null,
  fragment: null,
  blobURLEntry: null,
};

describe('createURLRecord', () => {
  test('without fields all have their initial values', () => {
    expect(fieldsOf(createURLRecord())).toStrictEqual(initial);
  });

  test('fields that are given replace initial values', () => {
    const fields = { scheme: 'https', username: 'u', host: 'h', port: 81, path: '/a', query: '', fragment: 'f' };
    expect(fieldsOf(createURLRecord(fields))).toStrictEqual({ ...initial, ...fields });
  });

  test('a record gives its fields, although they are getters of its class', () => {
    const url = createURLRecord({ scheme: 'https', host: 'h', path: '/a' });
    expect(createURLRecord(url)).toStrictEqual(url);
  });

  test.each([
    [{ ...createURLRecord({ scheme: 'a' }) }, 'a copy such as { ...record } does not have its fields'],
    [{ hots: 'h' }, '"hots" is not an option'],
    [{ port: '80' }, 'is not a URL record'],
    ['http://h', 'is not an object'],
  ])('refuses %j', (fields, message) => {
    expect(() => createURLRecord(fields as never)).toThrow(message);
  });

  test('each call makes a new record', () => {
    const url = createURLRecord({ scheme: 'a' });
    createURLRecord().scheme = 'b';
    expect(url.scheme).toBe('a');
  });
});

describe('fieldsOf', () => {
  test('keeps the blob URL entry, and no other property', () => {
    const entry = { object: {}, environment: { origin: 'https://h' } };
    const url = { ...initial, scheme: 'blob', path: 'null/1', hasOpaquePath: true, blobURLEntry: entry, other: 1 };
    const { other, ...expected } = url;
    expect(other).toBe(1);
    expect(fieldsOf(url)).toStrictEqual(expected);
  });
});

describe('copyURLRecord', () => {
  const fields = { scheme: 'https', username: 'u', host: 'h', port: 81, path: '/a', query: '', fragment: 'f' };

  test('has all fields, which can be spread, cloned and serialized', () => {
    const copy = copyURLRecord(createURLRecord(fields));
    expect(copy).toStrictEqual({ ...initial, ...fields });
    expect(structuredClone(copy)).toStrictEqual(copy);
    expect(serializeURL({ ...copy, fragment: null })).toBe('https://u@h:81/a?');
  });

  test('is independent of the record', () => {
    const url = createURLRecord(fields);
    copyURLRecord(url).path = '/b';
    expect(url.path).toBe('/a');
  });

  test.each([[{ ...createURLRecord(fields) }], [structuredClone({ ...createURLRecord(fields) })]])(
    'a copy without the fields is refused: %#',
    (copy) => {
      for (const call of [copyURLRecord, serializeURL])
        expect(() => call(copy)).toThrow(/a copy such as \{ \.\.\.record \} does not have its fields/);
    },
  );
});
