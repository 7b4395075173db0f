// How the list is written down. The tree of labels is walked level by level, top-level domains first, so that similar groups stand close
// to each other and gzip finds them:
//
//     @ac(Bd(…|blogspot        a label is what it shares with the one before it, as a capital letter (A: nothing, B: one character), and the rest
//
// Labels are sorted, so the first character that is not shared mostly stands a few places after the one before it in the alphabet: a sign in
// DISTANCE_SIGNS says how many, and stands for the capital letter and the character. The first label below another one is written whole: after
// "@", after "{" where the private rules begin with it, and so is the label after "|", with which they begin later. "~" stands for
// "xn--". After a label: "!" an exception, "*" a wildcard below it, "+" the same and a rule; "(" it has labels below it, "[" it has, and no
// rule ends there. Figures for the list of 2026-08-19 in bytes of gzip: the rules as lines 42,836, a tree in depth 33,141, with shared
// starts 29,873, level by level 29,503, with distances 28,982, with signs that begin groups and do not end them 28,826.
import type { Section, TreeNode } from './rules.ts';

/** In the order in which the labels are sorted. */
export const ALPHABET = '-0123456789abcdefghijklmnopqrstuvwxyz~';

/** One to six places where nothing is shared, and one to four where one character is. */
export const DISTANCE_SIGNS: readonly string[] = ['%&,./:', ';<=>'];

interface Entry {
  readonly label: string;
  readonly node: TreeNode;
}

export function encodeTree(tree: TreeNode): string {
  let text = '';
  const queue: { readonly node: TreeNode; readonly section: Section }[] = [{ node: tree, section: 'ICANN' }];
  for (const { node, section } of queue) {
    const entries = [...node.children]
      .map(([label, child]) => ({ label: abbreviate(label), node: child }))
      .sort(compare);
    const parts = (['ICANN', 'private'] as const).map((part) =>
      entries.filter((entry) => sectionOf(entry.node, section) === part),
    );
    if (section === 'private' && parts[0]!.length > 0)
      throw new Error('Cannot encode an ICANN rule below a private one');
    const beginnings = section === 'private' ? ['', '@'] : ['@', parts[0]!.length > 0 ? '|' : '{'];
    parts.forEach((part, i) => {
      part.forEach((entry, j) => {
        const previous = part[j - 1]?.label;
        text += previous === undefined ? beginnings[i] + entry.label : encodeLabel(previous, entry.label);
        text += marksOf(entry.node);
        if (entry.node.children.size > 0) queue.push({ node: entry.node, section: i === 0 ? 'ICANN' : 'private' });
      });
    });
  }
  return text;
}

/** A node without a rule is where its parent is. */
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
  // What ends stands before the first character of the alphabet.
  const distance =
    ALPHABET.indexOf(label[shared]!) - (shared < previous.length ? ALPHABET.indexOf(previous[shared]!) : -1);
  const sign = DISTANCE_SIGNS[shared]?.[distance - 1];
  return sign === undefined ? String.fromCharCode(0x41 + shared) + label.slice(shared) : sign + label.slice(shared + 1);
}

function marksOf({ children, rule, wildcard, exception }: TreeNode): string {
  const mark = exception !== null ? '!' : wildcard === null ? '' : rule === null ? '*' : '+';
  return mark + (children.size === 0 ? '' : rule === null && mark === '' ? '[' : '(');
}
