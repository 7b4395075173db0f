import { describe, expect, test } from 'vitest';
import { createURLRecord, createURLRecordFromSerialization } from '../src/stored-url-record.js';

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

const fieldsOf = (record: object) => JSON.parse(JSON.stringify(record));

describe('createURLRecord', () => {
  test('gives the initial values', () => expect(fieldsOf(createURLRecord())).toEqual(initial));

  test('takes others, which can be changed', () => {
    const record = createURLRecord({ scheme: 'http', host: 'a', path: '/', query: 'q' });
    record.port = 81;
    record.username = 'me';
    record.password = 'secret';
    record.fragment = 'f';
    record.hasOpaquePath = true;
    record.blobURLEntry = { environment: { origin: 'null' } };
    expect(fieldsOf(record)).toEqual({
      scheme: 'http',
      username: 'me',
      password: 'secret',
      host: 'a',
      port: 81,
      path: '/',
      hasOpaquePath: true,
      query: 'q',
      fragment: 'f',
      blobURLEntry: { environment: { origin: 'null' } },
    });
  });
});

describe('createURLRecordFromSerialization cuts', () => {
  test.each([
    ['https://example.org/', 'https', 'example.org', null, '/', null, null],
    ['ws://h:81/a/b?c?d#e?f#g', 'ws', 'h', 81, '/a/b', 'c?d', 'e?f#g'],
    ['http://127.0.0.1:81/', 'http', 0x7f000001, 81, '/', null, null],
    ['http://h/?', 'http', 'h', null, '/', '', null],
    ['http://h/#', 'http', 'h', null, '/', null, ''],
    ['http://h/#?', 'http', 'h', null, '/', null, '?'],
    ['http://h/a:b@c', 'http', 'h', null, '/a:b@c', null, null],
    ['file:///C:/a', 'file', '', null, '/C:/a', null, null],
  ])('%s', (href, scheme, host, port, path, query, fragment) => {
    const record = createURLRecordFromSerialization(href);
    expect(record.serialized).toBe(href);
    expect(fieldsOf(record)).toEqual({ ...initial, scheme, host, port, path, query, fragment });
    expect(record.serialized).toBe(href);
  });

  test.each(['scheme', 'username', 'password', 'host', 'port', 'path', 'hasOpaquePath', 'query', 'fragment'] as const)(
    'and forgets the serialization when %s changes, as the first thing that is touched',
    (field) => {
      const record = createURLRecordFromSerialization('http://h:81/p?q#f');
      Object.assign(record, { [field]: record[field] });
      expect(record.serialized).toBeNull();
      expect(fieldsOf(record)).toEqual({
        ...initial,
        scheme: 'http',
        host: 'h',
        port: 81,
        path: '/p',
        query: 'q',
        fragment: 'f',
      });
    },
  );
});
