import { iriToURI, uriToIRI } from '@url/uri';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('3.2 Converting URIs to IRIs', () => {
  test.each([
    ['http://www.example.org/D%C3%BCrst', 'http://www.example.org/Dürst'],
    ['http://www.example.org/D%FCrst', 'http://www.example.org/D%FCrst'],
    ['http://xn--99zt52a.example.org/%e2%80%ae', 'http://xn--99zt52a.example.org/%E2%80%AE'],
  ])('%s gives %j', (uri, iri) => {
    expect(uriToIRI(uri)).toBe(iri);
  });
  test('with ToUnicode', () => {
    expect(uriToIRI('http://xn--99zt52a.example.org/%e2%80%ae', { idna: true })).toBe(
      'http://納豆.example.org/%E2%80%AE',
    );
    expect(uriToIRI('http://me@[::1]:80/', { idna: true })).toBe('http://me@[::1]:80/');
  });
  test.each([
    ['step 2: "%", what is reserved and what no URI has stays', '/%25%2f%3A%20%5c%00', '/%25%2f%3A%20%5c%00'],
    ['step 2: unreserved ASCII is decoded', '/%7Eme%2d%41', '/~me-A'],
    ['step 3: what is not UTF-8 is encoded again', '/%c3%28%e2%82%f0%90%8c%80', '/%C3%28%E2%82\u{10300}'],
    ['step 3: overlong forms and surrogates are not UTF-8', '/%c0%af%e0%80%af%ed%a0%80', '/%C0%AF%E0%80%AF%ED%A0%80'],
    ['step 3: nothing is above U+10FFFF', '/%f4%90%80%80', '/%F4%90%80%80'],
    [
      'step 4: private use characters are allowed in a query only',
      '/%ee%80%80?%ee%80%80#%ee%80%80',
      '/%EE%80%80?\u{e000}#%EE%80%80',
    ],
    ['step 4: noncharacters are not allowed', '/%ef%b7%90', '/%EF%B7%90'],
    ['no percent-encoding at all', '/%zz%4', '/%zz%4'],
    ['a host in octets', '//r%C3%A9sum%C3%A9/', '//résumé/'],
  ])('%s', (_, uri, iri) => {
    expect(uriToIRI(uri)).toBe(iri);
  });
  test('mapped back, it is the URI again but for letter case and unreserved characters', () => {
    const octet = fc.constantFrom('%C3', '%BC', '%E2', '%80', '%AE', '%F0', '%90', '%8C', '%2F', '%20', 'a', '/');
    fc.assert(
      fc.property(fc.array(octet), (octets) => {
        const uri = `/${octets.join('')}`;
        expect(iriToURI(uriToIRI(uri))).toBe(uri);
      }),
      { numRuns: 2000 },
    );
  });
});
