// Compares @url/idna, through the adapter @url/tr46, with tr46.
import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import { toUnicode } from '@url/idna';
import * as ours from '@url/tr46';
import punycode from 'punycode/punycode.js';
import { isNewMark } from '../data/idna/normalization-data.ts';

const theirs: typeof ours = createRequire(import.meta.url)('tr46');

const flags = [
  ...['checkBidi', 'checkHyphens', 'checkJoiners', 'ignoreInvalidPunycode'],
  ...['transitionalProcessing', 'useSTD3ASCIIRules', 'verifyDNSLength'],
];

/** All 128 combinations of the seven flags. */
export const flagSets: readonly ours.ToASCIIOptions[] = Array.from({ length: 2 ** flags.length }, (_, bits) =>
  Object.fromEntries(flags.map((flag, index) => [flag, ((bits >> index) & 1) === 1])),
);

/** Results of a domain that differ. */
export interface IDNADifference {
  /** Why the results differ, if known. */
  readonly reason: string | null;
  readonly domain: string;
  readonly options: ours.ToASCIIOptions;
  readonly ours: unknown;
  readonly theirs: unknown;
}

/** Whether a text contains a mark that Unicode 18 added. */
export function hasNewMark(text: string): boolean {
  return Array.from(text).some((character) => isNewMark(character.codePointAt(0)!));
}

/** Two U+200C in one label, the first after a virama. */
const JOINER_AFTER_VIRAMA = /\p{M}\u200c[^.]*\u200c/u;

/** A high and a low surrogate, with other code points between them. */
const SURROGATES_APART = /[\ud800-\udbff](?:[^\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])+[\udc00-\udfff]/;

/** Returns the reason why tr46 treats a domain differently, or `null` if it is unknown. */
function reasonFor(domain: string): string | null {
  const unicode = domain + toUnicode(domain).domain;
  if (hasNewMark(unicode)) return 'the mark is new in Unicode 18, and tr46 normalizes with Unicode 17';
  if (JOINER_AFTER_VIRAMA.test(unicode)) return 'tr46 uses the context of an earlier U+200C for a later one';
  if (SURROGATES_APART.test(domain)) return 'tr46 joins two surrogates if the code points between them are ignored';
  return decodesToSurrogates(domain) ? 'tr46 treats two surrogates from Punycode as one code point' : null;
}

/** Whether converting a label to Unicode and back changes it. */
function decodesToSurrogates(domain: string): boolean {
  const labels = toUnicode(domain).domain.split('.');
  return domain
    .normalize('NFKC')
    .toLowerCase()
    .split('.')
    .some(
      (label, index) =>
        label.startsWith('xn--') && labels[index] !== label && `xn--${punycode.encode(labels[index]!)}` !== label,
    );
}

/** Returns the differences of a domain with each of the sets of flags. */
export function compareDomain(domain: string, optionsList: readonly ours.ToASCIIOptions[]): IDNADifference[] {
  return optionsList.flatMap((options) => {
    const [our, their] = [ours, theirs].map(({ toASCII, toUnicode: decode }) => [
      toASCII(domain, options),
      decode(domain, options),
    ]);
    if (isDeepStrictEqual(our, their)) return [];
    return [{ reason: reasonFor(domain), domain, options, ours: our, theirs: their }];
  });
}
