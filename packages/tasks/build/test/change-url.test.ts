import { parseURL } from '@url/parser';
import { createURLRecord, type URLRecord } from '@url/record';
import { fieldsOf } from '@url/record/internal';
import { describe, expect, test } from 'vitest';
import { changeURL, type URLParts } from '../src/index.js';

const changed = (url: string, parts: URLParts) => {
  const result = changeURL(url, parts);
  return result.ok ? result.href : [result.part, result.reason, result.start, result.end];
};
const all = 'https://u:p@h:8080/a/b?q=%20#f';

describe('one part, and nothing else', () => {
  test.each<[string, URLParts, unknown]>([
    [all, { host: 'x', port: null }, 'https://u:p@x/a/b?q=%20#f'],
    [all, { username: null }, 'https://:p@h:8080/a/b?q=%20#f'],
    [all, { username: null, password: '' }, 'https://h:8080/a/b?q=%20#f'],
    [all, { path: ['c'] }, 'https://u:p@h:8080/c?q=%20#f'],
    [all, { path: null }, 'https://u:p@h:8080/?q=%20#f'],
    [all, { query: null }, 'https://u:p@h:8080/a/b#f'],
    [all, { fragment: null }, 'https://u:p@h:8080/a/b?q=%20'],
    [all, { scheme: 'file', username: '', password: '', port: null }, 'file://h/a/b?q=%20#f'],
    [all, { scheme: 'file' }, ['scheme', 'credentials-not-allowed', 0, 4]],
    [all, { scheme: 'x' }, ['scheme', 'scheme-kind', 0, 1]],
    [all, { host: null }, ['host', 'host-missing', 0, 0]],
    [all, { host: undefined, port: undefined }, all],
    ['http://h:443/', { scheme: 'https' }, 'https://h/'],
    ['file:///a', { scheme: 'http' }, ['scheme', 'host-missing', 0, 4]],
    ['file:///a', { scheme: 'http', host: 'h' }, 'http://h/a'],
    ['file:///a', { port: 1 }, ['port', 'port-not-allowed', 0, 1]],
    ['x://u@h/a', { host: '' }, ['host', 'credentials-not-allowed', 0, 0]],
    ['x://h/a', { host: null }, 'x:/a'],
    ['x://h//a', { host: null }, 'x:/.//a'],
    ['x://h', { host: null }, ['path', 'not-representable', 0, 0]],
    ['x:/a', { host: 'h' }, 'x://h/a'],
    ['x:/a', { path: 'b' }, 'x:/b'],
    ['http://h/C|/a', { scheme: 'file' }, ['path', 'not-representable', 0, 0]],
    ['mailto:a', { host: 'h' }, ['host', 'opaque-path', 0, 1]],
    ['mailto:a', { path: 'b' }, ['path', 'opaque-path', 0, 1]],
    ['mailto:a', { path: null }, ['path', 'opaque-path', 0, 0]],
    ['mailto:a', { host: null, port: null, query: { subject: 'b c' } }, 'mailto:a?subject=b%20c'],
    ['data:a ?b', { query: null }, 'data:a%20'],
    ['/a', {}, ['url', 'missing-scheme-non-relative-URL', 0, 2]],
  ])('%s %o', (url, parts, expected) => {
    expect(changed(url, parts)).toEqual(expected);
  });
});

test('says whether something changed, and changes no input', () => {
  const url = new URL('https://h/');
  expect(changeURL(url, { port: 443, path: '/' })).toMatchObject({ ok: true, changed: false });
  expect(changeURL(url, { port: 444 })).toMatchObject({ ok: true, changed: true, href: 'https://h:444/' });
  expect(url.href).toBe('https://h/');
  const record = parseURL('https://h/')!;
  const result = changeURL(record, { fragment: 'a' });
  expect(result.ok && result.url.fragment).toBe('a');
  expect(record.fragment).toBe(null);
});

test.each([{ scheme: 'http' }, { ...fieldsOf(parseURL('http://h/')!), host: Number.NaN }])(
  '%o is not a record',
  (url) => {
    const problem = 'url: an object is not text, a URL object or a URL record';
    expect(() => changeURL(url as URLRecord, { fragment: 'a' })).toThrow(`Cannot use the argument ${problem}`);
  },
);

test('records that someone wrote work as those of the parser', () => {
  const { scheme, username, password, host, port, path, hasOpaquePath, query, fragment, blobURLEntry } =
    createURLRecord({
      scheme: 'x',
      path: '/a',
    });
  const literal = { scheme, username, password, host, port, path, hasOpaquePath, query, fragment, blobURLEntry };
  Object.assign(Object.prototype, { href: 'https://polluted/' });
  try {
    expect(changeURL(literal, { query: '' })).toMatchObject({ ok: true, href: 'x:/a?' });
  } finally {
    Reflect.deleteProperty(Object.prototype, 'href');
  }
});
