// `pnpm bench:links`: compares the built `@url/links` with linkify-it and linkifyjs: lines of Unicode's test for UTS #58 that each finds right
// (in the folder that UTS58_DIR names, or in ../shared/uts58/dev), speed, and size. Then prints the time of hostile texts of 1 MB. `--write`
// writes the comparison to docs/links.md.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageFolder, root } from '../../../config/workspace.ts';
import { hasData, mark, readLines } from '../../../packages/tasks/links/test/uts58-data.ts';
import { table, writeBlock } from '../../checks/markdown.ts';
import { bundleSize } from '../bundle.ts';
import { fastestRounds } from '../rounds.ts';

type Finder = (text: string) => readonly { readonly start: number; readonly end: number }[];

interface LinkifyIt {
  match(text: string): readonly { readonly index: number; readonly lastIndex: number }[] | null;
}

const folder = join(root, packageFolder('links'));
const require = createRequire(join(folder, 'package.json'));
const { findLinks } = require(folder) as typeof import('@url/links');
const linkifyIt = require('linkify-it') as { LinkifyIt: new (options?: object) => LinkifyIt };
const linkifyjs = require('linkifyjs') as { find: Finder };

function finderOf(linkify: LinkifyIt): Finder {
  return (text) => (linkify.match(text) ?? []).map(({ index, lastIndex }) => ({ start: index, end: lastIndex }));
}

const finders: readonly (readonly [name: string, find: Finder, source: string])[] = [
  ['`findLinks`', findLinks, "export { findLinks } from '@url/links'"],
  [
    'linkify-it 6.1 with `fuzzyLink`',
    finderOf(new linkifyIt.LinkifyIt({ fuzzyLink: true })),
    "export { LinkifyIt } from 'linkify-it'",
  ],
  ['linkify-it 6.1', finderOf(new linkifyIt.LinkifyIt()), "export { LinkifyIt } from 'linkify-it'"],
  ['linkifyjs 4.4', linkifyjs.find, "export { find } from 'linkifyjs'"],
];

function countRight(find: Finder): string {
  if (!hasData) return 'no data';
  const lines = readLines('LinkDetectionTest').filter((line) => line.trim() !== '');
  const right = lines.filter((line) => {
    const text = line.replace(/[⸠⸡]/g, '');
    return mark(text, find(text)) === line;
  });
  return `${right.length} of ${lines.length}`;
}

const kinds = ['see https://example.com/p', 'and a.example.org, x word', 'or me@example.net, to word'];
const textOf = (kind: (index: number) => string) =>
  Array.from({ length: 60 }, (_, index) => kind(index).padEnd(29)).join('');
const texts: readonly (readonly [name: string, text: string])[] = [
  ['60 links of three kinds in 1740 characters', textOf((index) => kinds[index % 3]!)],
  ['60 URLs', textOf(() => kinds[0]!)],
  ['no links', 'the quick brown fox jumps over the lazy dog and then it sleeps. '.repeat(28).slice(0, 1740)],
];

async function compare(): Promise<string> {
  const times = texts.map(([, text]) => fastestRounds(finders.map((finder) => () => finder[1](text))));
  const rows = finders.map(async ([name, find, source], index) => [
    name,
    countRight(find),
    ...texts.map((text, row) => `${(times[row]![index]! / 1000).toFixed(1)} µs, ${find(text[1]).length} links`),
    await bundleSize(source, folder),
  ]);
  const head = ['library', "lines of Unicode's test", ...texts.map((text) => text[0]), 'size, gzip'];
  return table(head, await Promise.all(rows));
}

function timeHostile(): string {
  const pieces = ['a', '.', '(', '@', 'word ', 'a.', 'a.com/(', 'http://[', '://', 'a@', 'a..com', '例', 'http://'];
  const rows = pieces.map((piece) => {
    const text = piece.repeat(2 ** 20 / piece.length);
    const times = [0, 1, 2].map(() => {
      const start = performance.now();
      findLinks(text);
      return performance.now() - start;
    });
    return [`\`${piece}\``, Math.min(...times).toFixed(0)];
  });
  return table(['1 MB of', 'ms'], rows);
}

const comparison = await compare();
if (process.argv.includes('--write')) writeBlock(join(root, 'docs/links.md'), 'comparison', comparison);
console.log(`${comparison}\n\n${timeHostile()}`);
