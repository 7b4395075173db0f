// Checks the badges and the installation in README.md, and the block of every package README about installation, sizes and engines; `--update`
// writes them. A size in prose precedes a comment that names its row of budgets.json: "0.7 kB<!-- size: form encoding alone -->". A size may be
// off by a tenth, so that most changes need not touch a README. ARCHITECTURE, CONTRIBUTING and the README of a package, which fills two
// screens, have a maximum length.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages, Report, read, readJSON, root } from '../../config/workspace.ts';
import { badgesFor } from './badges.ts';
import { writeBlock } from './markdown.ts';
import { checkProseSizes } from './prose-sizes.ts';
import { blockFor, blockIn, isPublished, sizesIn, withBlock } from './readme-block.ts';

const TOLERANCE = 0.1;
const report = new Report('readmes');
const isUpdate = process.argv.includes('--update');
const members = packages().filter(({ manifest }) => manifest.private !== true);

/** Bytes by specifier or by name of a budget, as size-limit measures them. */
function measure(config: string): Map<string, number> {
  const { stdout, stderr } = spawnSync('size-limit', ['--json', '--config', config], {
    cwd: root,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('[')) throw new Error(`size-limit: ${stdout}${stderr}`);
  const results = JSON.parse(stdout) as { name: string; size: number }[];
  return new Map(results.map(({ name, size }) => [name, size]));
}

/** Whether two blocks are equal, except for small differences of sizes. */
function isNear(actual: string, expected: string): boolean {
  const withoutSizes = (text: string) => text.replace(/[\d.]+ k?B gzip/g, 'gzip');
  const [sizes, measured] = [sizesIn(actual), sizesIn(expected)];
  const areNear = sizes.every(
    (size, index) => Math.abs(size - measured[index]!) <= Math.max(TOLERANCE * measured[index]!, 100),
  );
  return withoutSizes(actual) === withoutSizes(expected) && areNear;
}

const sizes = measure('tools/measure/entry-sizes.mjs');
for (const member of members) {
  const file = `${member.folder}/README.md`;
  const readme = read(file);
  const expected = blockFor(member, sizes);
  const actual = blockIn(readme);
  const isRight = actual !== null && isNear(actual, expected);
  if (isUpdate && !isRight) writeFileSync(join(root, file), withBlock(readme, expected));
  const problem =
    '1: install line, sizes or engines: not as they are; `node tools/checks/check-readmes.ts --update` writes them';
  report.case(file, isRight || isUpdate ? [] : [problem]);
}

/** Checks a block of the root's README, or writes it. */
function checkRootBlock(name: string, text: string): void {
  const isRight = read('README.md').includes(`<!-- ${name} -->\n${text}\n<!-- /${name} -->`);
  if (isUpdate && !isRight) writeBlock(join(root, 'README.md'), name, text);
  const problem = `1: ${name}: not as it is; \`node tools/checks/check-readmes.ts --update\` writes it`;
  report.case(`README.md: ${name}`, isRight || isUpdate ? [] : [problem]);
}

const polyfill = members.find(({ shortName }) => shortName === 'polyfill');
if (polyfill !== undefined) {
  const { license, engines } = polyfill.manifest as { license?: string; engines?: { node?: string } };
  const standard = readJSON<{ url: { date: string } }>('spec.json').url.date;
  const facts = { readme: read('README.md'), licence: license ?? '', node: engines?.node ?? '', standard };
  checkRootBlock('badges', badgesFor(facts));
  checkRootBlock(
    'install',
    isPublished(polyfill)
      ? 'Install the packages that you import, such as `npm install @url/polyfill`.'
      : 'The packages are not on a registry yet. `npm run pack` writes all tarballs to one folder and prints the command that installs them into your project.',
  );
}
const budgets = measure('.size-limit.mjs');
for (const file of ['README.md', ...members.map(({ folder }) => `${folder}/README.md`)]) {
  const readme = read(file);
  const { text, problems } = checkProseSizes(readme, budgets, TOLERANCE);
  if (isUpdate && text !== readme) writeFileSync(join(root, file), text);
  report.case(`${file}: sizes in prose`, isUpdate ? [] : problems);
}
const limits: readonly (readonly [file: string, limit: number])[] = [
  ['ARCHITECTURE.md', 150],
  ['CONTRIBUTING.md', 150],
  ...members.map(({ folder }) => [`${folder}/README.md`, 95] as const),
];
for (const [file, limit] of limits) {
  const lines = read(file).trimEnd().split('\n').length;
  report.case(`${file}: length`, lines > limit ? [`1: ${lines} lines: at most ${limit}`] : []);
}
report.finish();
