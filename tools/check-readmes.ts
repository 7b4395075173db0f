// Every package's README says how to install the package, how large each entry is and what it runs on; `--update` writes it. Sizes may be off
// by a tenth before the check fails, so that not every change has to touch a README.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Size, sizeOf } from './bundle-size.ts';
import { blockFor, blockIn, sizesIn, withBlock } from './readme-block.ts';
import { consumerFolder, type Package, packages, Report, read, root } from './workspace.ts';

const TOLERANCE = 0.1;
const report = new Report('readmes');
const folder = consumerFolder('readmes');
const isUpdate = process.argv.includes('--update');

async function sizesOf({ entries }: Package): Promise<Map<string, Size>> {
  const sizes = new Map<string, Size>();
  for (const { specifier } of entries.filter((entry) => !entry.specifier.endsWith('/internal'))) {
    const isForEffect = specifier.endsWith('/auto');
    const code = isForEffect ? `import '${specifier}';` : `import * as all from '${specifier}'; use(all);`;
    sizes.set(specifier, await sizeOf(code, folder));
  }
  return sizes;
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

for (const member of packages().filter(({ manifest }) => manifest.private !== true)) {
  const file = `${member.folder}/README.md`;
  const readme = read(file);
  const expected = blockFor(member, await sizesOf(member));
  const actual = blockIn(readme);
  const isRight = actual !== null && isNear(actual, expected);
  if (isUpdate && !isRight) writeFileSync(join(root, file), withBlock(readme, expected));
  const problem =
    '1: install line, sizes or engines: not as they are; `node tools/check-readmes.ts --update` writes them';
  report.case(file, isRight || isUpdate ? [] : [problem]);
}
report.finish();
