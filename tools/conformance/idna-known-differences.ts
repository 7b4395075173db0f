import { toUnicode } from '@url/idna';
import { isNewMark } from '../data/idna/normalization-data.ts';
import { encodeLiterally } from './idna-domains.ts';

/** Two U+200C in one label, the first after a virama. */
const JOINER_AFTER_VIRAMA = /\p{M}\u200c[^.]*\u200c/u;

/** A high and a low surrogate, with other code points between them. */
const SURROGATES_APART = /[\ud800-\udbff](?:[^\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])+[\udc00-\udfff]/;

/**
 * @param domain a domain that @url/idna and tr46 treat differently
 * @returns the reason; `null` if it is unknown
 */
export function knownDifference(domain: string): string | null {
  const unicode = domain + toUnicode(domain).domain;
  if (Array.from(unicode).some((character) => isNewMark(character.codePointAt(0)!))) {
    return 'the mark is new in Unicode 18, and tr46 normalizes with Unicode 17';
  }
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
        label.startsWith('xn--') && labels[index] !== label && `xn--${encodeLiterally(labels[index]!)}` !== label,
    );
}
