import { ACE_PREFIX, argumentError, memberOf, option } from '@url/infra/internal';
import type { EncodedSuffixList } from '@url/public-suffixes';
import { createSuffixList, type SuffixList } from './suffix-list.js';
import { EXCEPTION, ICANN, PRIVATE, ROOT, RULE, UNDECODED, WILDCARD } from './suffix-rules.js';
import { SuffixTree } from './suffix-tree.js';

/** The characters in the sort order of the labels; "~" means "xn--". */
const alphabet = '-0123456789abcdefghijklmnopqrstuvwxyz~';

/** Each sign is a distance in the alphabet. The first six mean that the labels share nothing, the others that they share one character. */
const distanceSigns = '%&,./:;<=>';
const signsForNothingShared = 6;

/** A sign for the start of a label, the rest of the label, a mark for its rules, and an opening bracket if it has child labels. */
const token = /[A-Z%&,./:;<=>@|{][a-z\d~-]*[!*+]?[([]?/g;

/**
 * https://publicsuffix.org/list/
 *
 * Creates a list from encoded data. A label and the labels beside it are decoded when a host first ends with their parent.
 *
 * @param encoded the export of any version of `@url/public-suffixes`
 * @returns the list
 * @throws TypeError if the argument is not an encoded list, or if lines of it are missing: other names would be public suffixes
 *
 * @example
 * import { publicSuffixes } from '@url/public-suffixes';
 * import { decodeSuffixList, publicSuffix } from '@url/site/with-list';
 *
 * const list = decodeSuffixList(publicSuffixes);
 * publicSuffix('example.co.uk', { list }); // => 'co.uk'
 */
export function decodeSuffixList(encoded: EncodedSuffixList): SuffixList {
  const labels = typeof encoded === 'object' && encoded !== null ? memberOf(encoded, 'labels') : null;
  if (typeof labels !== 'string' || !isComplete(labels)) {
    throw argumentError('encoded', encoded, 'is not a whole list of @url/public-suffixes');
  }
  const date = option(encoded, 'date') ?? null;
  const version = option(encoded, 'version') ?? null;
  return createSuffixList(date, version, () => createRules(labels));
}

/** Tests whether each top-level domain with labels below it has its line. */
function isComplete(labels: string): boolean {
  const lines = labels.split('\n');
  return lines.length > 1 && lines.length === 1 + countParents(lines[0]!);
}

/** Labels that are not decoded yet. */
interface Group {
  readonly text: string;
  /** The section of their parent. */
  readonly section: number;
  /** Finds the group below one of them, given its number among those that have labels below them, and its section. */
  readonly below: (nth: number, section: number) => () => Group;
}

/** Receives a label, the marks of its rules, its section, and whether it has child labels. */
type OnLabel = (label: string, marks: number, section: number, isParent: boolean) => void;

/**
 * The first line contains the top-level domains. Each other line contains the labels below one of them. A program needs few of them, so a lookup
 * decodes only the top-level domains with one first letter, and below a label only its own labels.
 */
function createRules(text: string): SuffixTree {
  const topLevelDomains = groupByInitial(text.split('\n'));
  const undecoded = new Map<number, () => Group>();
  const decode = (tree: SuffixTree, parent: number, group: Group): void => {
    let nth = 0;
    decodeLabels(group, (label, marks, section, isParent) => {
      const node = tree.add(parent, label, isParent ? marks | UNDECODED : marks);
      if (isParent) undecoded.set(node, group.below(nth++, section));
    });
  };
  return new SuffixTree((node, label, tree) => {
    if (node === ROOT) {
      const initial = label.startsWith(ACE_PREFIX) ? '~' : label[0]!;
      const group = topLevelDomains.get(initial);
      topLevelDomains.delete(initial);
      if (group !== undefined) decode(tree, ROOT, group);
    } else {
      const group = undecoded.get(node)!;
      undecoded.delete(node);
      tree.markAsDecoded(node);
      decode(tree, node, group());
    }
  });
}

/** Cuts the first line before each label that has another first letter, without decoding the labels. */
function groupByInitial(lines: readonly string[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  let initial = '';
  let line = 1;
  for (const text of lines[0]!.split(/(?=[%&,./:A])/)) {
    const firstLine = line;
    initial = startOfLabel(text[0]!, initial) || text[1]!;
    groups.set(initial, {
      text: /^[@A]/.test(text) ? text : `@${initial}${text.slice(1)}`,
      section: ICANN,
      below: (nth, section) => () => groupsBelow(lines[firstLine + nth] ?? '', section),
    });
    line += countParents(text);
  }
  return groups;
}

/** Returns the first group of a line. The others are below its labels, in the order of their parents. */
function groupsBelow(text: string, section: number): Group {
  const groups = text.split(/(?=[@{])/);
  let parents = 1;
  const firstBelow = groups.map((group) => {
    const first = parents;
    parents += countParents(group);
    return first;
  });
  const groupAt = (index: number, section: number): Group => ({
    text: groups[index] ?? '',
    section,
    below: (nth, section) => () => groupAt(firstBelow[index]! + nth, section),
  });
  return groupAt(0, section);
}

/** Counts the labels that have labels below them. */
function countParents(text: string): number {
  return text.split(/[([]/).length - 1;
}

/**
 * Decodes a group of labels. "@" begins a group in the section of its parent, "{" begins a group in the private section, and "|" switches to
 * the private section.
 */
function decodeLabels(group: Group, onLabel: OnLabel): void {
  let { section } = group;
  let name = '';
  // One `match` creates fewer objects than an expression per token, which makes the first lookup faster.
  for (const word of group.text.match(token) ?? []) {
    const start = word[0]!;
    if (start === '{' || start === '|') section = PRIVATE;
    const opening = ifIn('([', word[word.length - 1]!);
    const mark = ifIn('!*+', word[word.length - opening.length - 1]!);
    name = startOfLabel(start, name) + word.slice(1, word.length - mark.length - opening.length);
    const label = name.startsWith('~') ? ACE_PREFIX + name.slice(1) : name;
    onLabel(label, opening === '[' ? 0 : marksOf(mark, section), section, opening !== '');
  }
}

function ifIn(signs: string, character: string): string {
  return signs.includes(character) ? character : '';
}

function marksOf(mark: string, section: number): number {
  if (mark === '!') return section << EXCEPTION;
  return (mark === '*' ? 0 : section << RULE) | (mark === '' ? 0 : section << WILDCARD);
}

/** Returns the prefix that a label shares with the previous label, and its first different character. */
function startOfLabel(sign: string, previous: string): string {
  const index = distanceSigns.indexOf(sign);
  const isLetter = sign >= 'A' && sign <= 'Z';
  if (index < 0) return isLetter ? previous.slice(0, sign.charCodeAt(0) - 0x41) : '';
  const shared = index < signsForNothingShared ? 0 : 1;
  const before = previous.length > shared ? alphabet.indexOf(previous[shared]!) : -1;
  return previous.slice(0, shared) + alphabet[before + index + 1 - shared * signsForNothingShared]!;
}
