import { expect, test } from 'vitest';
import { compareDomain, type Difference, FLAG_SETS } from '../../../../tools/conformance/idna-comparison.js';
import { randomDomain } from '../../../../tools/conformance/idna-domains.js';
import { Random } from '../../../../tools/conformance/random.js';

/** The whole of it is tools/conformance/idna-differential.ts. */
const DOMAINS = 1000;

function unexplained(domains: Iterable<string>, flagSets: Parameters<typeof compareDomain>[1]): Difference[] {
  const differences: Difference[] = [];
  const keep = (difference: Difference) => {
    if (difference.name === null) differences.push(difference);
  };
  for (const domain of domains) compareDomain(domain, flagSets, keep);
  return differences;
}

function* codePoints(): Iterable<string> {
  for (let codePoint = 0; codePoint < 0x32000; codePoint++) yield `a${String.fromCodePoint(codePoint)}b`;
}

function* randomDomains(): Iterable<string> {
  const random = new Random(2026);
  for (let count = 0; count < DOMAINS; count++) yield randomDomain(random);
}

test('every code point of the first planes is treated as tr46 treats it', () => {
  expect(unexplained(codePoints(), [{}])).toStrictEqual([]);
});

test('random domains with every combination of flags are treated as tr46 treats them', () => {
  expect(unexplained(randomDomains(), FLAG_SETS)).toStrictEqual([]);
});
