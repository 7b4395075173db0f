import { basicURLParse, type StateOverride } from '@url/parser';
import type { URLRecord } from '@url/record';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalizeOpaquePathname, canonicalizers } from '../src/canonicalize.js';

/** Runs the steps of the standard, without the expressions for values that are canonical. */
function parsed(value: string, stateOverride: StateOverride, read: (url: URLRecord) => string | null): string | null {
  const url = basicURLParse('https://dummy.invalid/')!;
  if (stateOverride === 'path start state') url.path = '';
  if (stateOverride === 'query state') url.query = '';
  if (stateOverride === 'fragment state') url.fragment = '';
  return basicURLParse(value, { url, stateOverride }) === null ? null : read(url);
}

function opaque(value: string): string | null {
  const url = basicURLParse('data:')!;
  return basicURLParse(value, { url, stateOverride: 'opaque path state' }) && url.path;
}

const standard: { readonly [name: string]: (value: string) => string | null } = {
  protocol: (value) => basicURLParse(`${value}://dummy.invalid/`)?.scheme ?? null,
  hostname: (value) => parsed(value, 'hostname state', ({ host }) => (typeof host === 'string' ? host : null)),
  pathname: (value) =>
    value.startsWith('/')
      ? parsed(value, 'path start state', ({ path }) => path)
      : parsed(`/-${value}`, 'path start state', ({ path }) => path.slice(2)),
  search: (value) => parsed(value, 'query state', ({ query }) => query),
  hash: (value) => parsed(value, 'fragment state', ({ fragment }) => fragment),
};

const pieces = [
  'a',
  'b-c',
  'xn--',
  'xn--a',
  'XN--',
  '1',
  '0x1',
  '.',
  '..',
  '-',
  '/',
  '_',
  '~',
  '%41',
  '+',
  ':',
  'A',
  'é',
  ' ',
  '\\',
];
const value = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }).map((texts) => texts.join(''));

test.each(Object.keys(standard))('a canonical %s is what the parser makes', (name) => {
  fc.assert(
    fc.property(value, (input) => {
      const expected = standard[name]!(input);
      const got = canonicalizers[name as 'hash'](input);
      // IP addresses are not text in a record.
      if (name === 'hostname' && expected === null) expect(got === null || /\d/.test(got)).toBe(true);
      else expect(got).toBe(expected);
    }),
    { numRuns: 3000 },
  );
});

test('a canonical opaque pathname is what the parser makes', () => {
  fc.assert(
    fc.property(value, (input) => {
      expect(canonicalizeOpaquePathname(input)).toBe(opaque(input));
    }),
  );
});
