import { rfc3986 } from '@url/compare/rfc3986';
import { describe, expect, test } from 'vitest';
import { exampleBase, normalExamples } from '../../../../tasks/uri/test/rfc3986-examples.ts';

test.each([
  ['ftp://me:secret@ftp.is.co.za:21/rfc/rfc1808.txt', 'ftp', 'me', 'secret', 'ftp.is.co.za', '21', null],
  ['ldap://[2001:db8::7]/c=GB?objectClass?one', 'ldap', null, null, '[2001:db8::7]', null, 'objectClass?one'],
  ['mailto:John.Doe@example.com', 'mailto', null, null, null, null, null],
])('a URI is read as it is written: %s', (uri, scheme, username, password, host, port, query) => {
  const components = { scheme, username, password, host, port, query };
  expect(rfc3986.read(uri)).toMatchObject({ ok: true, href: uri, components, notes: [] });
});

test.each([
  ['http://a\\@b/', 'userinfo', 8, 9],
  ['x://[::1%25eth0]/', 'IP-literal', 4, 16],
  ['/a b', 'path', 2, 3],
])('%s is refused: %s from %i to %i', (input, type, start, end) => {
  expect(rfc3986.read(input)).toMatchObject({ ok: false, error: { type, start, end } });
});

test('a relative reference has a note', () => {
  expect(rfc3986.read('../g')).toMatchObject({ ok: true, href: '../g', notes: [{ type: 'relative-ref' }] });
});

describe('with a base', () => {
  test.each(normalExamples)('%j gives %j', (reference, target) => {
    expect(rfc3986.read(reference, exampleBase)).toMatchObject({ ok: true, href: target });
  });

  test.each(['/b', 'http://a b/'])('%j is not one', (base) => {
    expect(rfc3986.read('g', base)).toMatchObject({ ok: false, error: { type: 'base' } });
  });
});
