// How the list is written down. The first line has the top-level domains. Each other line has the tree of labels below one of them, level by
// level, so that it can be decoded alone, when it is needed:
//
//     @ac(Bd(…|blogspot        a label is what it shares with the one before it, as a capital letter (A: nothing, B: one character), and the rest
//
// Labels are sorted, so the first character that is not shared mostly stands a few places after the one before it in the alphabet: a sign in
// DISTANCE_SIGNS says how many, and stands for the capital letter and the character. The first label below another one is written whole: after
// "@", after "{" where the private rules begin with it, and so is the label after "|", with which they begin later. "~" stands for
// "xn--". After a label: "!" an exception, "*" a wildcard below it, "+" the same and a rule; "(" it has labels below it, "[" it has, and no
// rule ends there. Figures for the list of 2026-08-19 in bytes of gzip: the rules as lines 42,836, a tree in depth 33,141, with shared
// starts 29,873, level by level 29,503, with distances 28,982, with signs that begin groups and do not end them 28,826, a line for each top-level
// domain 29,224.
import type { Section, SuffixRule, TreeNode } from './rules.ts';

/** In the order in which the labels are sorted. */
export const ALPHABET = '-0123456789abcdefghijklmnopqrstuvwxyz~';

/** One to six places where nothing is shared, and one to four where one character is. */
export const DISTANCE_SIGNS: readonly string[] = ['%&,./:', ';<=>'];

interface Entry {
  readonly label: string;
  readonly node: TreeNode;
}

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
      .sort(compare);
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

function compare(a: Entry, b: Entry): number {
  const [x, y] = [a.label, b.label];
  const i = lengthOfSharedStart(x, y);
  if (i === x.length || i === y.length) return x.length - y.length;
  return ALPHABET.indexOf(x[i]!) - ALPHABET.indexOf(y[i]!);
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
  return sign === undefined ? String.fromCharCode(0x41 + shared) + label.slice(shared) : sign + label.slice(shared + 1);
}

function marksOf({ children, rule, wildcard, exception }: TreeNode): string {
  const mark = exception !== null ? '!' : wildcard === null ? '' : rule === null ? '*' : '+';
  return mark + (children.size === 0 ? '' : rule === null && mark === '' ? '[' : '(');
}

/** The top-level domains in order: a capital letter for the number of characters that a name shares with the name before it, and the rest. */
export function encodeTopLevelDomains(rules: readonly SuffixRule[]): string {
  const ofICANN = rules.filter(({ section }) => section === 'ICANN');
  const names = [...new Set(ofICANN.map(({ domain }) => domain.slice(domain.lastIndexOf('.') + 1)))].sort();
  return names
    .map((name, index) => {
      const before = names[index - 1] ?? '';
      let shared = 0;
      while (shared < 25 && shared < before.length && name[shared] === before[shared]) shared++;
      return String.fromCharCode(0x41 + shared) + name.slice(shared);
    })
    .join('');
}
