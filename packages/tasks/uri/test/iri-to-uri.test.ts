import { iriToURI, isIRI, isURI } from '@url/uri';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

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
