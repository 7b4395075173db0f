import { describe, expect, test } from 'vitest';
import { copyAuthority } from '../src/authority.js';
import { concatenateURL } from '../src/concatenation.js';
import { appendToPath } from '../src/path.js';
import { createURLRecordFromSerialization } from '../src/serialization.js';
import { createURLRecord } from '../src/stored-url-record.js';
import { fieldsOf, initial } from './fields.js';

describe('copyAuthority', () => {
  test.each([
    ['https://me:x@h:81/p?q#f', ''],
    ['http://127.0.0.1/', ''],
    ['http://[::1]:81/', ''],
    ['file:///a', ''],
    ['x://h:81/p', 'x'],
  ])('copies all before the path of %s', (href, scheme) => {
    const base = createURLRecordFromSerialization(href, undefined, scheme);
    const whole = { ...initial, ...fieldsOf(createURLRecordFromSerialization(href, undefined, scheme)) };
    const expected = { ...whole, path: '/b', query: null, fragment: null };
    for (const from of [base, whole]) {
      const url = createURLRecord();
      copyAuthority(url, from);
      appendToPath(url, '/b');
      expect(url.serialized).toBe(concatenateURL(expected, false));
      expect(fieldsOf(url)).toEqual(expected);
    }
    expect(base.serialized).toBe(href);
  });

  test('of a base with an opaque path, which has none', () => {
    const url = createURLRecord({ host: 'h', port: 81 });
    copyAuthority(url, createURLRecordFromSerialization('mailto:me@h', undefined, 'mailto'));
    expect(fieldsOf(url)).toEqual({ ...initial, scheme: 'mailto' });
  });

  test('of a base that has changed, and into an object literal', () => {
    const base = createURLRecordFromSerialization('http://h:81/p');
    base.port = 82;
    const url = { ...initial };
    copyAuthority(url, base);
    expect(url).toEqual({ ...initial, scheme: 'http', host: 'h', port: 82 });
    const record = createURLRecord({ path: '/a' });
    copyAuthority(record, base);
    expect(record.serialized).toBe('http://h:82/a');
  });
});
