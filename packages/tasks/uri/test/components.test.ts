import { joinAuthority, recompose, splitAuthority, splitURIReference, transformReference } from '@url/uri';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('Appendix B: the example', () => {
  expect(splitURIReference('http://www.ics.uci.edu/pub/ietf/uri/#Related')).toEqual({
    scheme: 'http',
    authority: 'www.ics.uci.edu',
    path: '/pub/ietf/uri/',
    query: null,
    fragment: 'Related',
  });
});

test('5.3: a component that is not there and one that is empty', () => {
  for (const uri of ['', '?', '#', '//', '///', 'a:', 'a://?#', 'http://a', 'a:b?#']) {
    expect(recompose(splitURIReference(uri))).toBe(uri);
  }
});

test('5.3: recomposition gives every string back, line ends and lone surrogates included', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (input) => {
      expect(recompose(splitURIReference(input))).toBe(input);
    }),
  );
});

test('3.2: an authority', () => {
  expect(splitAuthority('')).toEqual({ userinfo: null, host: '', port: null });
  expect(splitAuthority('a:b@c:')).toEqual({ userinfo: 'a:b', host: 'c', port: '' });
  expect(splitAuthority('[a:b')).toEqual({ userinfo: null, host: '[a', port: 'b' });
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '@', ':', '[', ']') }), (authority) => {
      expect(joinAuthority(splitAuthority(authority))).toBe(authority);
    }),
  );
});

test.each([
  {},
  { ...splitURIReference('a:b'), scheme: undefined },
  { ...splitURIReference('a:b'), path: null },
  null,
  'a:b',
])('components that are neither strings nor null: %j', (reference) => {
  const message = /^Cannot use the argument (?:reference|base)/;
  expect(() => recompose(reference as never)).toThrow(message);
  expect(() => transformReference(reference as never, splitURIReference('a:b'))).toThrow(message);
  expect(() => transformReference(splitURIReference('b'), reference as never)).toThrow(message);
});

test.each([
  {},
  { userinfo: null, host: null, port: null },
  { userinfo: null, host: 'a', port: 80 },
  { userinfo: undefined, host: 'a', port: null },
])('parts of an authority that are neither strings nor null: %j', (authority) => {
  expect(() => joinAuthority(authority as never)).toThrow(/^Cannot use the argument authority: an object lacks a part/);
});
