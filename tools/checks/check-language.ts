// Checks that published code, as source and as built, is ES2020 without a platform's globals (boundaries.json names the exceptions), and
// that an index.ts is an entry of its package that only re-exports. dependency-cruiser checks imports.

import { filesUnder, type Package, packages, Report, read, readJSON } from '../../config/workspace.ts';
import { languageProblems } from './published-language.ts';

const { mayNameThePlatform, globals } = readJSON<{
  mayNameThePlatform: string[];
  globals: Record<string, string[]>;
}>('tools/checks/boundaries.json');

const report = new Report('language');

function indexProblems(file: string, text: string, { entries }: Package): string[] {
  if (!entries.some(({ source }) => source === file))
    return ['1: index.ts: only an entry of the package is named index'];
  const logic = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replace(/export [^;=]*? from '[^']+';/g, '');
  return logic.trim() === '' ? [] : [`1: index.ts contains more than re-exports: ${logic.trim().split('\n')[0]}`];
}

/** Checks the build, because bundled dependencies are also published. */
async function checkBuild({ folder }: Package, format: string): Promise<void> {
  const exceptions = Object.entries(globals).filter(([file]) => file.startsWith(`${folder}/src/`));
  const allowed = [
    ...exceptions.flatMap(([, names]) => names),
    ...(format === 'cjs' ? ['require', 'module', 'exports'] : []),
  ];
  for (const file of filesUnder(`${folder}/dist/${format}`).filter((name) => name.endsWith('.js'))) {
    report.case(file, await languageProblems(read(file), 'js', [...allowed, ...(globals[file] ?? [])]));
  }
}

for (const member of packages()) {
  const isForAnyEngine = !mayNameThePlatform.includes(member.shortName);
  for (const file of member.sources.filter((name) => !name.endsWith('.d.ts'))) {
    const text = read(file);
    const index = file.endsWith('/index.ts') ? indexProblems(file, text, member) : [];
    report.case(file, [...index, ...(isForAnyEngine ? await languageProblems(text, 'ts', globals[file] ?? []) : [])]);
  }
  if (!isForAnyEngine) continue;
  for (const format of ['esm', 'cjs']) await checkBuild(member, format);
}
report.finish();
