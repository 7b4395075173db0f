import { createRequire } from 'node:module';
import { type ToASCIIOptions, toASCII, toUnicode } from '@url/idna';
import { knownDifference } from './idna-known-differences.ts';

interface Tr46Options extends ToASCIIOptions {
  readonly verifyDNSLength?: boolean;
}

interface Tr46 {
  toASCII(domain: string, options: Tr46Options): string | null;
  toUnicode(domain: string, options: Tr46Options): { domain: string; error: boolean };
}

const tr46: Tr46 = createRequire(new URL('../../packages/standard/idna/package.json', import.meta.url))('tr46');

const FLAGS = [
  'checkHyphens',
  'checkBidi',
  'checkJoiners',
  'useSTD3ASCIIRules',
  'transitionalProcessing',
  'ignoreInvalidPunycode',
  'verifyDnsLength',
] as const;

/** All 128 combinations of the seven flags. */
export const FLAG_SETS: readonly ToASCIIOptions[] = Array.from({ length: 2 ** FLAGS.length }, (_, bits) =>
  Object.fromEntries(FLAGS.map((flag, index) => [flag, (bits & (1 << index)) !== 0])),
);

export interface Difference {
  /** Why the results differ, if known. */
  readonly name: string | null;
  readonly domain: string;
  readonly options: ToASCIIOptions;
  readonly ours: unknown;
  readonly theirs: unknown;
}

/**
 * @param domain any string
 * @param flagSets what to process it with
 * @param onDifference called for each result that differs from tr46's
 * @returns how many results were compared
 */
export function compareDomain(
  domain: string,
  flagSets: readonly ToASCIIOptions[],
  onDifference: (difference: Difference) => void,
): number {
  let compared = 0;
  const compare = (options: ToASCIIOptions, ours: unknown, theirs: unknown, isSame: boolean) => {
    compared++;
    if (!isSame) onDifference({ name: knownDifference(domain), domain, options, ours, theirs });
  };
  for (const options of flagSets) {
    const theirOptions = { ...options, verifyDNSLength: options.verifyDnsLength ?? false };
    const ours = toASCII(domain, options);
    const theirs = tr46.toASCII(domain, theirOptions);
    compare(options, ours, theirs, ours === theirs);
    if (options.verifyDnsLength) continue;
    const unicode = toUnicode(domain, options);
    const theirUnicode = tr46.toUnicode(domain, theirOptions);
    const isSame = unicode.domain === theirUnicode.domain && unicode.error === theirUnicode.error;
    compare(options, unicode, theirUnicode, isSame);
  }
  return compared;
}
