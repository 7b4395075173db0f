import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { compareDomain, flagSets } from '../../../../tools/conformance/idna-comparison.ts';
import { domainArbitrary } from './random-domains.ts';

// Compares more domains, and every code point of Unicode, with this number of domains and another seed:
//
//     DOMAINS=1000000 PROPERTY_SEED=2 pnpm vitest packages/standard/idna/test/differential
const { DOMAINS } = process.env;
const isLong = DOMAINS !== undefined;

/** How often tr46 differs, by the known reason. */
const known = new Map<string, number>();

function check(domain: string, optionsList: Parameters<typeof compareDomain>[1]): void {
  for (const difference of compareDomain(domain, optionsList)) {
    const { reason } = difference;
    if (reason === null) expect(difference).toBeNull();
    else known.set(reason, (known.get(reason) ?? 0) + 1);
  }
}

afterAll(() => {
  for (const [reason, count] of known) console.log(`${count} known: ${reason}`);
});

test('every code point is treated as tr46 treats it', () => {
  const sets = isLong ? [{}, { transitionalProcessing: true }] : [{}];
  // Nearly all code points from U+32000 on are unassigned.
  for (let codePoint = 0; codePoint < (isLong ? 0x110000 : 0x32000); codePoint++) {
    const character = String.fromCodePoint(codePoint);
    check(`a${character}b`, sets);
    if (isLong) check(character, sets);
  }
});

test('random domains with every combination of flags are treated as tr46 treats them', () => {
  const property = fc.property(domainArbitrary, (domain) => check(domain, flagSets));
  fc.assert(property, { numRuns: Number(DOMAINS ?? 2000) });
});
