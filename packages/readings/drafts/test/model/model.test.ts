import { whatwg } from '@url/compare/whatwg';
import { model } from '@url/drafts/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('a relative reference without base is read as what it is', () => {
  expect(model.read('..\\a/b?c#d')).toEqual({
    ok: true,
    href: '../a/b?c#d',
    components: {
      scheme: null,
      username: null,
      password: null,
      host: null,
      port: null,
      path: '../a/b',
      query: 'c',
      fragment: 'd',
    },
    notes: [
      { type: 'relative reference', message: 'This is a relative reference. It is read in the mode of web-URLs.' },
    ],
  });
  expect(model.read('//u:p@h:80/a')).toMatchObject({
    components: { scheme: null, username: 'u', password: 'p', host: 'h', port: '80', path: '/a' },
  });
});

test('what keeps a URL from being a valid one is a note', () => {
  expect(model.read('http://u@h/%').notes.map(({ type }) => type)).toEqual([
    'no credentials',
    'no invalid percent-encode sequence',
  ]);
});

test('errors', () => {
  expect(model.read('a', 'b')).toMatchObject({ ok: false, error: { type: 'base' } });
  expect(model.read('http://h:x/')).toMatchObject({ ok: false, error: { type: 'parse' } });
  expect(model.read('http://a.1/')).toMatchObject({ ok: false, error: { type: 'host' } });
  expect(model.read('http:?a')).toMatchObject({ ok: false, error: { type: 'authority' } });
  expect(model.read('a', 'mailto:b')).toMatchObject({ ok: false, error: { type: 'opaque base' } });
});

test('with a base, the model is in agreement with the living standard: its third goal', () => {
  const piece = fc.constantFrom(
    'http:',
    'file:',
    'foo:',
    '/',
    '\\',
    '?',
    '#',
    '@',
    ':',
    '..',
    '%2e',
    'a',
    'B',
    '1',
    '.',
    ' ',
    '\t',
    'c|',
  );
  const bases = fc.constantFrom('http://h/x/y?z', 'file:///c:/a', 'foo://h/x', 'mailto:a');
  fc.assert(
    fc.property(fc.array(piece), bases, (pieces, base) => {
      const input = pieces.join('');
      const [ours, theirs] = [model.read(input, base), whatwg.read(input, base)];
      expect([input, base, ours.ok ? ours.href : null]).toEqual([input, base, theirs.ok ? theirs.href : null]);
    }),
    { numRuns: 5000 },
  );
});
