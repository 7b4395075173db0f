import { describe, expect, test } from 'vitest';
import { storedRecordOf } from '../src/record-of-fields.js';
import { initialFields } from '../src/url-record.js';
import { serializeURL } from '../src/url-serializer.js';

describe('storedRecordOf', () => {
  test('gives a record of an object literal, with the same serialization', () => {
    const url = { ...initialFields, scheme: 'https', host: 'h', path: '/a', query: 'b' };
    expect(storedRecordOf(url).serialization).toBe('https://h/a?b');
  });

  test('leaves out credentials and port without a host', () => {
    const url = { ...initialFields, scheme: 'foo', username: 'u', password: 'p', port: 1, path: '/a' };
    expect(serializeURL(storedRecordOf(url))).toBe('foo:/a');
  });

  test('gives a stored record itself', () => {
    const url = storedRecordOf({ ...initialFields, scheme: 'foo', path: '/a' });
    expect(storedRecordOf(url)).toBe(url);
  });
});
