// Every package's README says how to install the package, how large each entry is and what it runs on; `--update` writes it. Sizes may be off
// by a tenth before the check fails, so that not every change has to touch a README. ARCHITECTURE and CONTRIBUTING stay short.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockFor, blockIn, sizesIn, withBlock } from './readme-block.ts';
import { packages, Report, read, root } from './workspace.ts';

const TOLERANCE = 0.1;
const report = new Report('readmes');
const isUpdate = process.argv.includes('--update');
const members = packages().filter(({ manifest }) => manifest.private !== true);

/** The bytes of each entry by specifier, as size-limit measures them. */
function measureEntries(): Map<string, number> {
  const { stdout, stderr } = spawnSync('size-limit', ['--json', '--config', 'tools/entry-sizes.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('[')) throw new Error(`size-limit: ${stdout}${stderr}`);
  const results = JSON.parse(stdout) as { name: string; size: number }[];
  return new Map(results.map(({ name, size }) => [name, size]));
}

/** Whether both blocks say the same, but for sizes that are near. */
function isNear(actual: string, expected: string): boolean {
  const withoutSizes = (text: string) => text.replace(/[\d.]+ k?B gzip/g, 'gzip');
  const [sizes, measured] = [sizesIn(actual), sizesIn(expected)];
  const areNear = sizes.every(
    (size, index) => Math.abs(size - measured[index]!) <= Math.max(TOLERANCE * measured[index]!, 100),
  );
  return withoutSizes(actual) === withoutSizes(expected) && areNear;
}

const sizes = measureEntries();
for (const member of members) {
  const file = `${member.folder}/README.md`;
  const readme = read(file);
  const expected = blockFor(member, sizes);
  const actual = blockIn(readme);
  const isRight = actual !== null && isNear(actual, expected);
  if (isUpdate && !isRight) writeFileSync(join(root, file), withBlock(readme, expected));
  const problem =
    '1: install line, sizes or engines: not as they are; `node tools/check-readmes.ts --update` writes them';
  report.case(file, isRight || isUpdate ? [] : [problem]);
}
for (const file of ['ARCHITECTURE.md', 'CONTRIBUTING.md']) {
  const lines = read(file).trimEnd().split('\n').length;
  report.case(file, lines > 150 ? [`1: ${lines} lines: at most 150`] : []);
}
report.finish();
