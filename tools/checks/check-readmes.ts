// Checks the badges and the installation in README.md, and in the README of each package the block about installation, sizes and engines, and all sizes. A size in
// prose precedes a comment with a name in budgets.json: "0.7 kB<!-- size: form encoding alone -->". A size can be off by a tenth, so that most
// changes need not touch a README. `--update` writes blocks and sizes. The figures of speed in README.md are compared with the recorded benchmark, and
// docs/packages.md, the drawing in ARCHITECTURE.md and the README of its floor name every package. No document contains a heading or a block twice. README, ARCHITECTURE, CONTRIBUTING and package READMEs have
// a maximum length.
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesUnder, publishedPackages, Report, read, readJSON, root } from '../../config/workspace.ts';
import { speedBlock } from '../measure/bench/speed-block.ts';
import { repeatedParts, replaceBlock } from './markdown.ts';
import { badgesFor, blockFor, checkSizes, isPublished, withoutSizes } from './readme.ts';

const report = new Report('readmes');
const isUpdate = process.argv.includes('--update');
const members = publishedPackages();

/** Returns bytes by specifier, or by the name of a budget, as size-limit measures them. */
function measure(config: string): Map<string, number> {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { stdout, stderr } = spawnSync('size-limit', ['--json', '--config', config], options);
  if (!stdout.startsWith('[')) throw new Error(`size-limit: ${stdout}${stderr}`);
  const results = JSON.parse(stdout) as { name: string; size: number }[];
  return new Map(results.map(({ name, size }) => [name, size]));
}

const entrySizes = measure('tools/measure/entry-sizes.mjs');
const sizes = new Map([...entrySizes, ...measure('.size-limit.mjs')]);

function check(file: string, blocks: Readonly<Record<string, string>>): void {
  const readme = read(file);
  const expected = Object.entries(blocks).reduce((text, [name, block]) => replaceBlock(text, name, block), readme);
  const isCurrent = withoutSizes(readme) === withoutSizes(expected);
  const { text, problems } = checkSizes(isCurrent ? readme : expected, sizes);
  if (isUpdate) writeFileSync(join(root, file), text);
  const names = Object.keys(blocks).join(' or ');
  const advice = `1: ${names}: the block is out of date; \`node tools/checks/check-readmes.ts --update\` writes it`;
  report.case(file, isUpdate ? [] : [...(isCurrent ? [] : [advice]), ...problems]);
}

for (const member of members) check(`${member.folder}/README.md`, { package: blockFor(member, entrySizes) });
const polyfill = members.find(({ shortName }) => shortName === 'polyfill');
if (polyfill !== undefined) {
  const { engines } = polyfill.manifest;
  const { license } = readJSON<{ license: string }>('package.json');
  const standard = readJSON<{ url: { date: string } }>('spec.json').url.date;
  const facts = { engines: read('docs/engines.md'), licence: license, node: engines?.node ?? '', standard };
  const install = isPublished(polyfill)
    ? 'Install the packages that you import, such as `npm install @url/polyfill`.'
    : 'The packages are not on a registry yet. `npm run pack` writes all tarballs to one folder and prints the command that installs them into your project.';
  const speed = speedBlock(readJSON<Record<string, number>>('tools/measure/bench/results.json'));
  check('README.md', { badges: badgesFor(facts), install, speed });
  const [list, drawing] = [read('docs/packages.md'), read('ARCHITECTURE.md').split('```')[1]!];
  for (const { folder, shortName, manifest } of members) {
    const floor = `${dirname(folder)}/README.md`;
    const isNamed = {
      'docs/packages.md': list.includes(`](../${folder})`),
      'ARCHITECTURE.md': new RegExp(`\\b${shortName}\\b`).test(drawing),
      [floor]: floor === 'packages/README.md' || read(floor).includes(`\`${shortName}\``),
    };
    const missing = Object.entries(isNamed).filter(([, named]) => !named);
    report.case(
      `${manifest.name}: documents`,
      missing.map(([file]) => `1: ${file} does not name it`),
    );
  }
}
const documents = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...filesUnder('docs').filter((file) => file.endsWith('.md')),
  ...members.map(({ folder }) => `${folder}/README.md`),
].filter((file) => existsSync(join(root, file)));
for (const file of documents) {
  report.case(
    `${file}: nothing twice`,
    repeatedParts(read(file)).map(({ line, name }) => `${line}: ${name} is in this document twice`),
  );
}
const limits = [
  ['README.md', 200],
  ['ARCHITECTURE.md', 150],
  ['CONTRIBUTING.md', 150],
  ...members.map(({ folder }) => [`${folder}/README.md`, 95] as const),
] as const;
for (const [file, limit] of limits) {
  const lines = read(file).trimEnd().split('\n').length;
  report.case(`${file}: length`, lines > limit ? [`1: ${lines} lines: at most ${limit}`] : []);
}
report.finish();
