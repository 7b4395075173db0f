import { isURI, resolve } from '@url/dialects/rfc3986';
import { iriToURI, isIRI, parseIRIReference, resolveIRI, rfc3987, uriToIRI } from '@url/dialects/rfc3987';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('2.2: the grammar', () => {
  test.each([
    'http://résumé.example.org/',
    'http://納豆.example.org/%E2%80%AE',
    '//é@é:80/é?é#é',
    '/\u{a0}\u{d7ff}\u{f900}\u{fdcf}\u{fdf0}\u{ffef}\u{10000}\u{1fffd}\u{e1000}\u{efffd}',
    '?\u{e000}\u{f8ff}\u{f0000}\u{ffffd}\u{100000}\u{10fffd}',
  ])('has %j', (input) => {
    expect(parseIRIReference(input)).not.toBeNull();
  });

  test.each([
    ['/\u{9f}', 'path', 1, 2],
    ['/\u{fdd0}', 'path', 1, 2],
    ['/\u{fff0}', 'path', 1, 2],
    ['/a\u{1fffe}', 'path', 2, 4],
    ['/\u{e0fff}', 'path', 1, 3],
    ['/\u{e000}', 'path', 1, 2],
    ['#\u{e000}', 'fragment', 1, 2],
    ['//\u{f0000}', 'reg-name', 2, 4],
    ['?\ud800', 'query', 1, 2],
    ['http://é/ ', 'path', 9, 10],
    ['é:a', 'scheme', 0, 1],
    ['//a:٣', 'port', 4, 5],
  ])('has not %j', (input, type, start, end) => {
    expect(rfc3987.read(input)).toMatchObject({ ok: false, error: { type, start, end } });
  });

  test('every URI is an IRI', () => {
    const piece = fc.constantFrom('a', ':', '/', '//', '?', '#', '@', '[::1]', '%20', '%', '1', '.');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const input = pieces.join('');
        expect(isIRI(input)).toBe(isURI(input));
      }),
    );
  });
});

describe('3.1 Mapping of IRIs to URIs', () => {
  test('http://résumé.example.org, by percent-encoding and by ToASCII', () => {
    expect(iriToURI('http://résumé.example.org')).toBe('http://r%C3%A9sum%C3%A9.example.org');
    expect(iriToURI('http://résumé.example.org', { idna: true })).toBe('http://xn--rsum-bpad.example.org');
  });
  test('http://www.example.org/red%09rosé#red', () => {
    expect(iriToURI('http://www.example.org/red%09rosé#red')).toBe('http://www.example.org/red%09ros%C3%A9#red');
  });
  test('three letters of Old Italic, each of four octets', () => {
    expect(iriToURI('http://example.com/\u{10300}\u{10301}\u{10302}')).toBe(
      'http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82',
    );
  });
  test('a host that ToASCII refuses, and one that it has nothing to do with', () => {
    expect(iriToURI('http://\u{fffd}/', { idna: true })).toBeNull();
    expect(iriToURI('/é', { idna: true })).toBe('/%C3%A9');
    expect(iriToURI('http://[::1]/é', { idna: true })).toBe('http://[::1]/%C3%A9');
    expect(iriToURI('http://me:é@é:80/', { idna: true })).toBe('http://me:%C3%A9@xn--9ca:80/');
  });
  test('every IRI becomes a URI', () => {
    const piece = fc.constantFrom('é', '納', '\u{10300}', '/', '?', '#', '%41', 'a');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const iri = `a://h/${pieces.join('')}`;
        expect(isURI(iriToURI(iri)!)).toBe(isIRI(iri));
      }),
    );
  });
});

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

test('6.5: relative IRI references', () => {
  expect(resolveIRI('é?ü', 'http://ö/a/b')).toBe('http://ö/a/é?ü');
  expect(resolveIRI('http:g', 'http://ö/a/b', { strict: false })).toBe('http://ö/a/g');
  expect(resolve('é', 'http://a/')).toBeNull();
  expect(rfc3987.read('é', 'http://ö/a/b')).toMatchObject({
    ok: true,
    href: 'http://ö/a/é',
    components: { host: 'ö' },
  });
});
