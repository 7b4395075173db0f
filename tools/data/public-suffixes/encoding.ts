// Encodes the list. The first line contains the top-level domains. Each other line contains the labels below one of them, level by level, so that
// a line can be decoded alone when it is needed:
//
//     @ac(Bd(…|blogspot
//
// The labels of a node are sorted. A capital letter says how many characters a label shares with the label before it (A: none, B: one), and the
// other characters follow. The first character that differs is often one to six places later in the alphabet. A sign in DISTANCE_SIGNS then
// replaces the capital letter and that character. "~" replaces "xn--". The first label of a group is written whole, after one of these signs:
//
//     @   the group of the next node
//     |   the private rules of the group, which follow its ICANN rules
//     {   the group of the next node, if it has private rules alone, below an ICANN rule
//
// After a label:
//
//     !   an exception       *   a wildcard below it, but no rule       +   a wildcard and a rule
//     (   it has labels below it                    [   it has labels below it, but no rule
//
// Sizes for the list of 2026-08-19, in bytes of gzip: rules as lines 42,836, a tree in depth-first order 33,141, with shared characters 29,873,
// level by level 29,503, with distances 28,982, with signs that begin groups instead of ending them 28,826, with a line for each top-level
// domain 29,224.
import type { Section, SuffixRule, TreeNode } from './rules.ts';

/** The characters of labels, in the order in which labels are sorted. */
export const ALPHABET = '-0123456789abcdefghijklmnopqrstuvwxyz~';

/** The signs for distances of one to six places if no character is shared, and of one to four places if one is shared. */
export const DISTANCE_SIGNS: readonly string[] = ['%&,./:', ';<=>'];

interface Parent {
  readonly node: TreeNode;
  readonly section: Section;
}

export function encodeTree(tree: TreeNode): string {
  const top = encodeGroups({ node: tree, section: 'ICANN' }, 1);
  const lines = top.parents.map((parent) => encodeGroups(parent, Number.POSITIVE_INFINITY).text);
  return [top.text, ...lines].join('\n');
}

/** @param most the maximum number of groups */
function encodeGroups(first: Parent, most: number): { readonly text: string; readonly parents: readonly Parent[] } {
  let text = '';
  let count = 0;
  const queue = [first];
  for (const { node, section } of queue) {
    if (count++ === most) break;
    const entries = [...node.children]
      .map(([label, child]) => ({ label: abbreviate(label), node: child }))
      .sort((a, b) => (a.label < b.label ? -1 : 1));
    const parts = (['ICANN', 'private'] as const).map((part) =>
      entries.filter((entry) => sectionOf(entry.node, section) === part),
    );
    if (section === 'private' && parts[0]!.length > 0)
      throw new Error('Cannot encode an ICANN rule below a private one');
    const beginnings = section === 'private' ? ['', '@'] : ['@', parts[0]!.length > 0 ? '|' : '{'];
    if (most === 1 && parts[1]!.length > 0) throw new Error('Cannot encode a private top-level domain');
    parts.forEach((part, i) => {
      part.forEach((entry, j) => {
        const previous = part[j - 1]?.label;
        text += previous === undefined ? beginnings[i] + entry.label : encodeLabel(previous, entry.label);
        text += marksOf(entry.node);
        if (entry.node.children.size > 0) queue.push({ node: entry.node, section: i === 0 ? 'ICANN' : 'private' });
      });
    });
  }
  return { text, parents: queue.slice(1) };
}

/** A node without a rule has the section of its parent. */
function sectionOf({ rule, wildcard, exception }: TreeNode, parent: Section): Section {
  return rule ?? wildcard ?? exception ?? parent;
}

function abbreviate(label: string): string {
  const short = label.replace(/^xn--/, '~');
  if ([...short].some((character) => !ALPHABET.includes(character)))
    throw new Error(`Cannot encode the label ${label}`);
  return short;
}

function lengthOfSharedStart(a: string, b: string): number {
  let i = 0;
  while (i < a.length && i < 25 && a[i] === b[i]) i++;
  return i;
}

function encodeLabel(previous: string, label: string): string {
  const shared = lengthOfSharedStart(label, previous);
  // The end sorts before the first character of the alphabet.
  const distance =
    ALPHABET.indexOf(label[shared]!) - (shared < previous.length ? ALPHABET.indexOf(previous[shared]!) : -1);
  const sign = DISTANCE_SIGNS[shared]?.[distance - 1];
  return sign === undefined ? encodeRest(shared, label) : sign + label.slice(shared + 1);
}

/** Writes the number of shared characters as a capital letter, and the other characters. */
function encodeRest(shared: number, label: string): string {
  return String.fromCharCode(0x41 + shared) + label.slice(shared);
}

function marksOf({ children, rule, wildcard, exception }: TreeNode): string {
  const mark = exception !== null ? '!' : wildcard === null ? '' : rule === null ? '*' : '+';
  return mark + (children.size === 0 ? '' : rule === null && mark === '' ? '[' : '(');
}

/** Encodes the top-level domains in order. */
export function encodeTopLevelDomains(rules: readonly SuffixRule[]): string {
  const ofICANN = rules.filter(({ section }) => section === 'ICANN');
  const names = [...new Set(ofICANN.map(({ domain }) => domain.slice(domain.lastIndexOf('.') + 1)))].sort();
  return names.map((name, index) => encodeRest(lengthOfSharedStart(name, names[index - 1] ?? ''), name)).join('');
}
