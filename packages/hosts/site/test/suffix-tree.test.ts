import { expect, test } from 'vitest';
import { NO_NODE, ROOT, UNDECODED } from '../src/suffix-rules.js';
import { addToHash, SuffixTree } from '../src/suffix-tree.js';

/** Finds the label between two offsets, as a loop over the domain from right to left would. */
function find(tree: SuffixTree, parent: number, domain: string, first: number, end: number): number {
  let hash = 0;
  for (let index = end - 1; index >= first; index--) hash = addToHash(hash, domain.charCodeAt(index));
  return tree.find(parent, domain, first, end, hash);
}

test('a label is found below its parent alone, also after the table has grown', () => {
  const tree = new SuffixTree(null);
  const parents = Array.from({ length: 5000 }, (_, i) => tree.add(ROOT, `a${i}`, i & 0x3f));
  const children = parents.map((parent, i) => tree.add(parent, 'x', i & 0x1f));
  parents.forEach((node, i) => {
    expect(find(tree, ROOT, `x.a${i}`, 2, `x.a${i}`.length)).toBe(node);
    expect(find(tree, node, `x.a${i}`, 0, 1)).toBe(children[i]);
    expect(find(tree, node, `y.a${i}`, 0, 1)).toBe(NO_NODE);
  });
  expect(find(tree, ROOT, 'x', 0, 1)).toBe(NO_NODE);
  expect(tree.marks[children[7]!]).toBe(7);
});

test('the labels below a node are added when one of them is first looked for', () => {
  const asked: string[] = [];
  const tree = new SuffixTree((node, label, rules) => {
    asked.push(`${label} below ${node}`);
    if (node === ROOT && label === 'com') rules.add(ROOT, label, UNDECODED | 1);
    if (node === ROOT) return;
    rules.markAsDecoded(node);
    rules.add(node, 'a', 2);
  });
  for (let i = 0; i < 2; i++) {
    expect(find(tree, ROOT, 'a.com', 2, 5)).toBe(1);
    expect(find(tree, ROOT, 'a.org', 2, 5)).toBe(NO_NODE);
    expect(find(tree, 1, 'b.com', 0, 1)).toBe(NO_NODE);
    expect(find(tree, 1, 'a.com', 0, 1)).toBe(2);
  }
  expect(asked).toEqual(['com below 0', 'org below 0', 'b below 1', 'org below 0']);
  expect(tree.marks).toEqual([UNDECODED, 1, 2]);
});

test('of two rules of one kind at a node the first counts', () => {
  const tree = new SuffixTree(null);
  const node = tree.add(ROOT, 'a', 0);
  tree.addRule(node, 0, 1);
  tree.addRule(node, 0, 2);
  tree.addRule(node, 2, 2);
  expect(tree.marks[node]).toBe(1 | (2 << 2));
});
