import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTROL } from '../src/kinds.js';
import { authorityKinds, scanAuthority, UPPER_CASE } from '../src/read-authority.js';

/** The kinds of a special URL or another, for each use of a scan. */
const kinds = {
  authority: (special: boolean) => (special ? authorityKinds().ofSpecial : authorityKinds().ofOther),
  hostAndPort: (special: boolean) =>
    special ? authorityKinds().withoutCredentials : authorityKinds().withoutCredentialsOfOther,
  host: () => authorityKinds().ofFile,
};

function read(input: string, start: number, special: boolean, use: keyof typeof kinds = 'authority') {
  const { atSign, hostEnd, end: authorityEnd, kinds: met } = scanAuthority(input, start, kinds[use](special));
  return { atSign, hostEnd, authorityEnd, kinds: met, hasControl: (met & CONTROL) !== 0 };
}

describe('the ends', () => {
  test.each<[input: string, special: boolean, atSign: number, hostEnd: number, authorityEnd: number]>([
    ['//h/a', true, -1, 3, 3],
    ['//h', true, -1, 3, 3],
    ['//h?@', true, -1, 3, 3],
    ['//h#:', true, -1, 3, 3],
    ['//h\\@', true, -1, 3, 3],
    ['//h\\@', false, 4, 5, 5],
    ['//h:80/', true, -1, 3, 6],
    ['//h:80:1/', true, -1, 3, 8],
    ['//u:p@h:80/', true, 5, 7, 10],
    ['//u@p:@h', true, 6, 8, 8],
    ['//[::1]:80/', true, -1, 7, 10],
    ['//[::1/', true, -1, 6, 6],
    ['//[:@h:1/', true, 4, 6, 8],
    ['//a]:1', true, -1, 4, 6],
    ['//', true, -1, 2, 2],
    ['///a', true, -1, 2, 2],
  ])('%j, special %j', (input, special, atSign, hostEnd, authorityEnd) => {
    expect(read(input, 2, special)).toMatchObject({ atSign, hostEnd, authorityEnd });
  });

  test('"@" and ":" belong to the host where they delimit nothing', () => {
    expect(read('//u@h:1/', 2, true, 'host')).toMatchObject({ atSign: -1, hostEnd: 7, authorityEnd: 7 });
    expect(read('u@h:1/', 0, true, 'hostAndPort')).toMatchObject({ atSign: -1, hostEnd: 3, authorityEnd: 5 });
    expect(read('u@h', 0, true, 'hostAndPort').kinds).not.toBe(0);
  });

  test('are those of a search by expressions', () => {
    const text = fc.array(fc.constantFrom(...'aA1.:@[]/\\?#% \té'), { maxLength: 12 }).map((parts) => parts.join(''));
    const property = fc.property(text, fc.boolean(), (input, special) => {
      const authority = (special ? /^[^/\\?#]*/ : /^[^/?#]*/).exec(input)![0];
      const atSign = authority.lastIndexOf('@');
      const host = /^(?:\[[^\]]*(?:\]|$)|[^:[])*/.exec(authority.slice(atSign + 1))![0];
      expect(read(input, 0, special)).toMatchObject({
        atSign,
        hostEnd: atSign + 1 + host.length,
        authorityEnd: authority.length,
        hasControl: /\t/.test(authority),
      });
    });
    fc.assert(property, { numRuns: 20_000 });
  });
});

describe('the kinds are those of the host and the port', () => {
  test.each([
    ['//example.org/', true, 0],
    ['//Example.ORG:80/', true, UPPER_CASE],
    ['//Example.org/', false, 0],
    ['//U%p@example.org/', true, 0],
    ['//u p@example.org/', true, 0],
    ['//example.org:80/', true, 0],
    ['//a%20b/', false, 0],
  ])('%j, special %j', (input, special, kinds) => {
    expect(read(input, 2, special).kinds).toBe(kinds);
  });

  test.each(['a%41', 'a b', 'é', 'a<', '[::1]', 'A%41'])('the host parser is needed for %j', (host) => {
    expect(read(`//${host}/`, 2, true).kinds & ~UPPER_CASE).not.toBe(0);
  });
});
