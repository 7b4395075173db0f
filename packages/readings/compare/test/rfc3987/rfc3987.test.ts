import { rfc3987 } from '@url/compare/rfc3987';
import { expect, test } from 'vitest';

test('an IRI is read as it is written, and resolved', () => {
  const href = 'http://ö/a/é';
  expect(rfc3987.read(href)).toMatchObject({ ok: true, href, components: { host: 'ö', path: '/a/é' } });
  expect(rfc3987.read('é', 'http://ö/a/b')).toMatchObject({ ok: true, href, components: { host: 'ö' } });
});

test('what the grammar does not contain is an error at its place', () => {
  expect(rfc3987.read('/\u{e000}')).toMatchObject({ ok: false, error: { type: 'path', start: 1, end: 2 } });
  expect(rfc3987.read('é:a')).toMatchObject({ ok: false, error: { type: 'scheme', start: 0, end: 1 } });
});
