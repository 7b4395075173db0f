// `pnpm bench:links`: compares the built `@url/links` with the libraries of finders.ts: lines of Unicode's test for UTS #58 that each finds right
// (in the folder that UTS58_DIR names, or in ../shared/uts58/dev), speed, size, and precision and recall on generated sentences. Then prints the time
// of hostile texts of 1 MB. `--write` writes the comparison to docs/links.md.
import { join } from 'node:path';
import { root } from '../../../config/workspace.ts';
import { hasData, mark, readLines } from '../../../packages/tasks/links/test/uts58-data.ts';
import { table, writeBlock } from '../../checks/markdown.ts';
import { bundleSize } from '../bundle.ts';
import { fastestRounds } from '../rounds.ts';
import { accuracyOf, sentences } from './accuracy.ts';
import { type Finder, findLinks, folder, libraries } from './finders.ts';

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
  const times = texts.map(([, text]) =>
    fastestRounds(
      libraries.map(
        ({ find }) =>
          () =>
            find(text),
      ),
    ),
  );
  const rows = libraries.map(async ({ name, find, source }, index) => [
    name,
    countRight(find),
    ...texts.map((text, row) => `${(times[row]![index]! / 1000).toFixed(1)} µs, ${find(text[1]).length} links`),
    await bundleSize(source, folder),
  ]);
  const head = ['library', "lines of Unicode's test", ...texts.map((text) => text[0]), 'size, gzip'];
  return table(head, await Promise.all(rows));
}

const percent = (share: number) => (100 * share).toFixed(1);
const cell = (find: Finder, list: typeof sentences.tuned) => {
  const { precision, recall } = accuracyOf(find, list);
  return `${percent(precision)} / ${percent(recall)}`;
};

const setTitles = {
  tuned: ', first set',
  secondTuned: ', second set',
  thirdTuned: ', third set',
  heldOut: ', held-out',
  secondHeldOut: ', second held-out',
};

/** A row for each set, and two for each language; a column for each library. */
function measureAccuracy(): string {
  const names = [...new Set(sentences.tuned.map(({ language }) => language))];
  const rowOf = (name: string | null, set: keyof typeof sentences): [string, typeof sentences.tuned] => [
    `${name ?? 'all'}${setTitles[set]}`,
    sentences[set].filter(({ language }) => name === null || language === name),
  ];
  const lists = [
    ...(Object.keys(sentences) as (keyof typeof sentences)[]).map((set) => rowOf(null, set)),
    ...names.flatMap((name) => [rowOf(name, 'heldOut'), rowOf(name, 'secondHeldOut')]),
  ];
  const rows = lists.map(([name, list]) => [name, ...libraries.map(({ find }) => cell(find, list))]);
  return table(['precision / recall, %', ...libraries.map(({ name }) => name)], rows);
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
const accuracy = measureAccuracy();
if (process.argv.includes('--write')) {
  writeBlock(join(root, 'docs/links.md'), 'comparison', comparison);
  writeBlock(join(root, 'docs/links.md'), 'accuracy', accuracy);
}
console.log(`${comparison}\n\n${accuracy}\n\n${timeHostile()}`);
