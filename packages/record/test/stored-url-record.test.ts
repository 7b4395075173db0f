import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concatenateEnd, concatenateURL } from '../src/concatenation.js';
import { appendToPath } from '../src/path.js';
import { appendToSerialization, createURLRecordFromSerialization } from '../src/serialization.js';
import { createURLRecord } from '../src/stored-url-record.js';
import { fieldsOf, initial } from './fields.js';

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
    ['http://[::1]/', 'http', [0, 0, 0, 0, 0, 0, 0, 1], null, '/', null, null],
    ['http://[1::]:81/a]:2', 'http', [1, 0, 0, 0, 0, 0, 0, 0], 81, '/a]:2', null, null],
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

  test.each([
    ['mailto:a@b:1?c#d', 'mailto', null, null, 'a@b:1', true, 'c', 'd'],
    ['data:', 'data', null, null, '', true, null, null],
    ['x://1.2.3.4:5/6', 'x', '1.2.3.4', 5, '/6', false, null, null],
    ['x://[::2]:5', 'x', [0, 0, 0, 0, 0, 0, 0, 2], 5, '', false, null, null],
    ['x://?q', 'x', '', null, '', false, 'q', null],
    ['x:///a', 'x', '', null, '/a', false, null, null],
  ])('%s, which is not special', (href, scheme, host, port, path, hasOpaquePath, query, fragment) => {
    const record = createURLRecordFromSerialization(href, undefined, scheme);
    expect(record.hasOpaquePath).toBe(hasOpaquePath);
    expect(fieldsOf(record)).toEqual({ ...initial, scheme, host, port, path, hasOpaquePath, query, fragment });
    expect(record.serialized).toBe(href);
  });

  test.each([
    ['scheme', 'ws', 'ws://me:x@h:81/p?q#f'],
    ['username', '', 'http://:x@h:81/p?q#f'],
    ['password', '', 'http://me@h:81/p?q#f'],
    ['host', 0x7f000001, 'http://me:x@127.0.0.1:81/p?q#f'],
    ['port', null, 'http://me:x@h/p?q#f'],
    ['path', '/', 'http://me:x@h:81/?q#f'],
    ['query', null, 'http://me:x@h:81/p#f'],
    ['fragment', '', 'http://me:x@h:81/p?q#'],
  ])(
    'and has another serialization when %s changes, as the first thing that is touched',
    (field, value, serialized) => {
      const record = createURLRecordFromSerialization('http://me:x@h:81/p?q#f');
      Object.assign(record, { [field]: value });
      expect(record.serialized).toBe(serialized);
      const [scheme, username, password, host, port, path] = ['http', 'me', 'x', 'h', 81, '/p'];
      const before = { ...initial, scheme, username, password, host, port, path, query: 'q', fragment: 'f' };
      expect(fieldsOf(record)).toEqual({ ...before, [field]: value });
    },
  );
});

test('a record that is cut is the same as its fields, whatever is read and written in whatever order', () => {
  const part = fc.constantFrom('scheme', 'username', 'password', 'host', 'port', 'path', 'query', 'fragment');
  const steps = fc.array(
    fc.oneof(
      fc.record({ read: part }),
      fc.record({ append: fc.constantFrom('/a', '/b/') }),
      fc.record({ query: fc.constantFrom('x', '', null) }),
      fc.record({ fragment: fc.constantFrom('x', '', null) }),
      fc.record({ path: fc.constantFrom('/', '/x/y') }),
      fc.record({ host: fc.constantFrom('x.y', 1) }),
      fc.record({ port: fc.constantFrom(1, null) }),
      fc.record({ username: fc.constantFrom('x', '') }),
      fc.record({ scheme: fc.constantFrom('ftp', 'wss') }),
    ),
    { maxLength: 6 },
  );
  const hrefs = fc.constantFrom(
    ['http://h/', ''],
    ['https://me:x@h:81/p?q#f', ''],
    ['ws://127.0.0.1/?', ''],
    ['http://a1/#?', ''],
    ['file:///C:/a', ''],
    ['x://me:y@127.0.0.1:81/p?q#f', 'x'],
    ['x://', 'x'],
    ['mailto:me@h:81?q#f', 'mailto'],
  );
  fc.assert(
    fc.property(hrefs, steps, ([href, scheme], sequence) => {
      const cut = createURLRecordFromSerialization(href!, undefined, scheme);
      const fields = { ...initial, ...fieldsOf(createURLRecordFromSerialization(href!, undefined, scheme)) };
      for (const step of sequence) {
        if ('read' in step) expect(cut[step.read]).toBe(fields[step.read]);
        else if ('append' in step) {
          appendToPath(cut, step.append);
          appendToPath(fields, step.append);
        } else {
          Object.assign(cut, step);
          Object.assign(fields, step);
        }
        expect(cut.serialized).toBe(concatenateURL(fields, false));
      }
      expect(fieldsOf(cut)).toEqual(fields);
      const beforePath = cut.beforePath ?? concatenateURL({ ...fields, path: '', query: null, fragment: null }, false);
      expect(cut.serialized).toBe(beforePath + fields.path + concatenateEnd(fields, false));
    }),
    { numRuns: 2000 },
  );
});

describe('appendToSerialization', () => {
  test.each([
    ['http://h/p?q', 'x', '/p', 'qx', null],
    ['http://h/p?q#f', 'x', '/p', 'q', 'fx'],
    ['http://h/?', '', '/', '', null],
  ])('%s and %j', (href, text, path, query, fragment) => {
    const record = createURLRecordFromSerialization(href);
    expect(appendToSerialization(record, text)).toBe(true);
    expect(record.serialized).toBe(href + text);
    expect(fieldsOf(record)).toMatchObject({ scheme: 'http', host: 'h', path, query, fragment });
  });

  test('leaves a record alone of which a part has been asked for', () => {
    const record = createURLRecordFromSerialization('http://h/p?q');
    expect(record.query).toBe('q');
    expect(appendToSerialization(record, 'x')).toBe(false);
    expect(record.serialized).toBe('http://h/p?q');
  });
});
