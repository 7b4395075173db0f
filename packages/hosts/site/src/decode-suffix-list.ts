import { option } from '@url/infra/internal';
import type { EncodedSuffixList } from '@url/public-suffixes';
import { createSuffixList, type SuffixList } from './suffix-list.js';
import { EXCEPTION, ICANN, PRIVATE, ROOT, RULE, type SuffixRulesBuilder, WILDCARD } from './suffix-rules.js';

/** In the order in which the labels are sorted; "~" means "xn--". */
const alphabet = '-0123456789abcdefghijklmnopqrstuvwxyz~';

/** Each means a distance in the alphabet: the first six if the labels share no character, the others if they share one. */
const distanceSigns = '%&,./:;<=>';
const signsForNothingShared = 6;

/** How the label starts, the rest of it, what rules it has besides its own, and whether labels are below it. */
const token = /([A-Z%&,./:;<=>@|{])([a-z\d~-]*)([!*+]?)([([]?)/g;

/**
 * https://publicsuffix.org/list/
 *
 * Nothing is decoded before the first look-up, which takes some milliseconds for it.
 *
 * @param encoded what `@url/public-suffixes` exports, of this or another version
 * @returns the list
 *
 * @example
 * import { publicSuffixes } from '@url/public-suffixes';
 * import { decodeSuffixList, publicSuffix } from '@url/site/with-list';
 *
 * const list = decodeSuffixList(publicSuffixes);
 * publicSuffix('example.co.uk', { list }); // => 'co.uk'
 */
export function decodeSuffixList(encoded: EncodedSuffixList): SuffixList {
  const date = option(encoded, 'date') ?? null;
  const version = option(encoded, 'version') ?? null;
  return createSuffixList(date, version, (builder) => decodeRules(encoded.labels, builder));
}

/**
 * Groups of labels follow in the order of their parent labels. "@" begins a group in the section of that label, "{" begins one in the
 * private section, and "|" is where a group goes over to it.
 */
function decodeRules(text: string, builder: SuffixRulesBuilder): void {
  const groups: { readonly parent: number; readonly section: number }[] = [{ parent: ROOT, section: ICANN }];
  let index = -1;
  let section = ICANN;
  let label = '';
  for (const match of text.matchAll(token)) {
    const start = match[1]!;
    const opening = match[4];
    if (start === '@' || start === '{') index++;
    const group = groups[index]!;
    if (start === '@') section = group.section;
    if (start === '{' || start === '|') section = PRIVATE;
    label = startOfLabel(start, label) + match[2]!;
    const marks = opening === '[' ? 0 : marksOf(match[3]!, section);
    const node = builder.add(group.parent, label.replace('~', 'xn--'), marks);
    if (opening !== '') groups.push({ parent: node, section });
  }
}

function marksOf(mark: string, section: number): number {
  if (mark === '!') return section << EXCEPTION;
  return (mark === '*' ? 0 : section << RULE) | (mark === '' ? 0 : section << WILDCARD);
}

/** What a label shares with the one before it, and the first character that it does not share. */
function startOfLabel(sign: string, previous: string): string {
  const index = distanceSigns.indexOf(sign);
  if (index < 0) return /[A-Z]/.test(sign) ? previous.slice(0, sign.charCodeAt(0) - 0x41) : '';
  const shared = index < signsForNothingShared ? 0 : 1;
  const before = previous.length > shared ? alphabet.indexOf(previous[shared]!) : -1;
  return previous.slice(0, shared) + alphabet[before + index + 1 - shared * signsForNothingShared]!;
}
