import { expect, test } from 'vitest';
import { serializeFields } from '../src/concatenation.js';
import { createURLRecord } from '../src/create-url-record.js';
import { fieldsOf, type URLRecord } from '../src/url-record.js';

test.each<[Partial<URLRecord>, string]>([
  [{ scheme: 'http', host: 'h', path: '/' }, 'http://h/'],
  [{ scheme: 'http', username: 'u', host: 'h', path: '/' }, 'http://u@h/'],
  [{ scheme: 'http', password: 'p', host: 'h', path: '/' }, 'http://:p@h/'],
  [
    { scheme: 'http', username: 'u', password: 'p', host: 1, port: 8080, path: '/', query: '', fragment: '' },
    'http://u:p@0.0.0.1:8080/?#',
  ],
  [{ scheme: 'foo', host: [0, 0, 0, 0, 0, 0, 0, 1], path: '/a' }, 'foo://[::1]/a'],
  [{ scheme: 'foo', host: '' }, 'foo://'],
  [{ scheme: 'foo', host: '', path: '//a' }, 'foo:////a'],
  [{ scheme: 'foo', path: '//a' }, 'foo:/.//a'],
  [{ scheme: 'foo', path: '/' }, 'foo:/'],
  [{ scheme: 'mailto', path: 'me', hasOpaquePath: true, query: 'q' }, 'mailto:me?q'],
])('%j gives %j', (fields, href) => {
  expect(serializeFields(createURLRecord(fields))).toBe(href);
  expect(serializeFields({ ...fieldsOf(createURLRecord(fields)), fragment: 'f' })).toBe(`${href.replace(/#$/, '')}#f`);
});
