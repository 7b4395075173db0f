// Checks that a test of its package names every public function and class, and that each source file with one has a test of its name. In
// dialects tests are named for documents instead.
import { basename } from 'node:path';
import { filesUnder, type Package, packages, Report, read } from '../../config/workspace.ts';
import { exportsOf, type PublicSymbol } from './public-symbols.ts';

const report = new Report('tests');

/** Returns the functions and classes that a package declares and its entries export. */
function publicFunctions({ folder, entries }: Package): PublicSymbol[] {
  const symbols = entries.filter(({ isInternal }) => !isInternal).flatMap(({ source }) => exportsOf(source));
  return symbols.filter(({ kind, file }) => (kind === 'function' || kind === 'class') && file.startsWith(`${folder}/`));
}

for (const member of packages()) {
  const tests = filesUnder(`${member.folder}/test`).filter((file) => file.endsWith('.ts'));
  const words = new Set(tests.flatMap((file) => read(file).match(/[\w$]+/g) ?? []));
  const titles = new Set(tests.map((file) => basename(file)));
  for (const { name, file, line } of publicFunctions(member)) {
    const test = `${basename(file, '.ts')}.test.ts`;
    report.case(file, [
      ...(words.has(name) ? [] : [`${line}: ${name}: no test of the package names it`]),
      ...(member.shortName === 'dialects' || titles.has(test) ? [] : [`1: no ${test} in ${member.folder}/test`]),
    ]);
  }
}
report.finish();
