import { expect, it } from 'vitest';
import { findLinks, iterateLinks } from '../src/index.js';

it('knows the top-level domains of the Public Suffix List, in ASCII and in Unicode', () => {
  const text = 'a.com b.museum c.xn--p1ai d.рф e.invalid f.zw';
  expect(findLinks(text).map((link) => link.text)).toEqual(['a.com', 'b.museum', 'c.xn--p1ai', 'd.рф', 'f.zw']);
  expect([...iterateLinks(text)]).toEqual(findLinks(text));
});

it('uses the domains of the caller in their place', () => {
  expect(findLinks('a.com b.invalid', { domains: new Set(['invalid']) }).map((link) => link.text)).toEqual([
    'b.invalid',
  ]);
});
