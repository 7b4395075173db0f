import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flagSets, unexplained } from '../../../../tools/conformance/idna-comparison.js';
import { domainArbitrary } from './random-domains.ts';

// tools/conformance/idna-differential.ts compares more domains.

test('every code point of the first planes is treated as tr46 treats it', () => {
  for (let codePoint = 0; codePoint < 0x32000; codePoint++) {
    const differences = unexplained(`a${String.fromCodePoint(codePoint)}b`, [{}]);
    if (differences.length > 0) expect(differences).toStrictEqual([]);
  }
});

test('random domains with every combination of flags are treated as tr46 treats them', () => {
  const property = fc.property(domainArbitrary, (domain) => {
    expect(unexplained(domain, flagSets)).toStrictEqual([]);
  });
  fc.assert(property, { numRuns: 2000 });
});
