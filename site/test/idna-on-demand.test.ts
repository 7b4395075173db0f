import { toUnicode as wholeToUnicode } from '@url/idna';
import { toASCIIByFlags as whole } from '@url/idna/internal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toASCIIByFlags, toUnicode, withIDNA } from '../src/playground/idna-on-demand.ts';

const flags = (beStrict: boolean) => ({
  checkHyphens: beStrict,
  checkBidi: true,
  checkJoiners: true,
  useSTD3ASCIIRules: beStrict,
  transitionalProcessing: false,
  verifyDnsLength: beStrict,
  ignoreInvalidPunycode: false,
});

const label = fc.oneof(
  fc.stringMatching(/^[a-zA-Z\d-]{0,5}$/),
  fc.integer({ min: 60, max: 66 }).map((length) => 'a'.repeat(length)),
  fc.constantFrom('xn--', 'xn--a', 'XN--4CA', 'a--b', '-a', 'a-', 'a_b', 'ß', ''),
);
const domain = fc.oneof(
  fc.array(label, { minLength: 1, maxLength: 5 }).map((labels) => labels.join('.')),
  fc.integer({ min: 120, max: 130 }).map((count) => `${'a.'.repeat(count)}b`),
);

/** The answer without the tables; `undefined` if it needs them. */
function answer(text: string, beStrict: boolean): string | null | undefined {
  try {
    return toASCIIByFlags(text, flags(beStrict));
  } catch {
    return undefined;
  }
}

test('without the tables a domain has the answer of IDNA, or none', () => {
  let answered = 0;
  fc.assert(
    fc.property(domain, fc.boolean(), (text, beStrict) => {
      const early = answer(text, beStrict);
      if (early === undefined) return;
      answered++;
      expect(early).toBe(whole(text, flags(beStrict)));
      expect(toUnicode(text)).toEqual(wholeToUnicode(text));
      expect(toUnicode(text, flags(beStrict))).toEqual(wholeToUnicode(text, flags(beStrict)));
    }),
    { numRuns: 5000 },
  );
  expect(answered).toBeGreaterThan(500);
  expect(answer('www.example.com', true)).toBe('www.example.com');
  for (const text of ['faß.de', 'xn--fa-hia.de', `${'a'.repeat(64)}.de`, '-a.de', 'a_b.de', 'example.com.'])
    expect(answer(text, true), text).toBeUndefined();
});

test('a function that needs the tables runs again with them', async () => {
  const read = async () => toASCIIByFlags('faß.de', flags(false));
  expect(await withIDNA(read)).toBe('xn--fa-hia.de');
  expect(await withIDNA(async () => 'plain')).toBe('plain');
  const failure = new Error('another error');
  await expect(withIDNA(() => Promise.reject(failure))).rejects.toBe(failure);
});
