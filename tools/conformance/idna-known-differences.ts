import { toUnicode } from '@url/idna';
import { isNewMark } from '../idna/normalization-data.ts';
import { encodeLiterally } from './idna-domains.ts';

/** Two U+200C in one label, the first after a virama. */
const JOINER_AFTER_VIRAMA = /\p{M}\u200c[^.]*\u200c/u;

/** A surrogate that is the first of a pair, and one that is the second, with something between them. */
const SURROGATES_APART = /[\ud800-\udbff](?:[^\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])+[\udc00-\udfff]/;

/**
 * @param domain a domain that @url/idna and tr46 treat differently
 * @returns why they do; `null` when that is not known
 */
export function knownDifference(domain: string): string | null {
  const unicode = domain + toUnicode(domain).domain;
  if (Array.from(unicode).some((character) => isNewMark(character.codePointAt(0)!))) {
    return 'the mark is new in Unicode 18, and tr46 normalizes with Unicode 17';
  }
  if (JOINER_AFTER_VIRAMA.test(unicode)) return 'tr46 takes the context of an earlier U+200C for that of a later one';
  if (SURROGATES_APART.test(domain)) return 'tr46 makes a pair of two surrogates when what is between them is ignored';
  return decodesToSurrogates(domain) ? 'tr46 takes two surrogates that Punycode decodes to for one code point' : null;
}

/** Whether a label does not come back from its Unicode form. */
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
