// Who may import whom (tools/boundaries.json), what files may hold, and what published code may stand on: ES2020 and nothing else.
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { languageProblems, lineAt } from './published-language.ts';
import { filesUnder, type Package, packages, Report, read, readJSON, root } from './workspace.ts';

interface Import {
  readonly specifier: string;
  readonly line: number;
}

const boundaries = readJSON<{
  imports: Record<string, string[]>;
  mayNameThePlatform: string[];
  globals: Record<string, string[]>;
}>('tools/boundaries.json');

const all = packages();
const existing = new Set(all.map(({ shortName }) => shortName));
const specifiers = new Set(all.flatMap(({ entries }) => entries.map(({ specifier }) => specifier)));

/** Static imports start a line, as the formatter leaves them, and lines of comments start otherwise. */
function importsOf(text: string): Import[] {
  const pattern =
    /^(?:(?:import|export)\b[^;'"`]*?from\s*|import\s*)(['"])([^'"]+)\1|^(?!\s*(?:\*|\/[/*])).*?\b(?:import|require)\(\s*(['"])([^'"]+)\3/gm;
  return [...text.matchAll(pattern)].map((match) => ({
    specifier: (match[2] ?? match[4])!,
    line: lineAt(text, match.index + match[0].length),
  }));
}

/** `@url/parser/explain` → `parser`, `@exodus/bytes/x.js` → `@exodus/bytes`. */
function packageOf(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  if (first === '@url') return second;
  return first.startsWith('@') ? `${first}/${second}` : first;
}

function importProblem(from: Package, file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) {
    const target = sourceOf(file, specifier);
    if (!specifier.endsWith('.js')) return `import '${specifier}': a relative import ends in .js`;
    if (!from.sources.includes(target)) return `import '${specifier}': ${target} is not a source of this package`;
    return null;
  }
  if (from.shortName === 'cli' && specifier.startsWith('node:')) return null;
  if (!(boundaries.imports[from.shortName] ?? []).includes(packageOf(specifier))) {
    return `import '${specifier}': tools/boundaries.json does not let ${from.shortName} import it`;
  }
  if (existing.has(packageOf(specifier)) && !specifiers.has(specifier)) {
    return `import '${specifier}': no package exports it`;
  }
  return null;
}

function sourceOf(file: string, specifier: string): string {
  const path = normalize(join(dirname(file), specifier))
    .split('\\')
    .join('/')
    .replace(/\.js$/, '.ts');
  return existsSync(join(root, path)) ? path : path.replace(/\.ts$/, '.d.ts');
}

/** Problems of form, one for each line that has one. */
function formProblems(text: string, isIndex: boolean): string[] {
  const rules: [RegExp, string][] = [
    [/^export default\b/gm, 'default export: exports are named, so that they have one name everywhere'],
    [/^\s*(?:export )?(?:declare )?(?:const )?enum\b/gm, 'enum: it is not erasable; use a union of strings'],
    [/^\s*(?:export )?(?:declare )?namespace\b/gm, 'namespace: a file is the namespace'],
    [/^\s*static \{/gm, 'class static block: newer than ES2020'],
  ];
  const problems = rules.flatMap(([pattern, problem]) =>
    [...text.matchAll(pattern)].map((match) => `${lineAt(text, match.index)}: ${problem}`),
  );
  const logic = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replace(/export [^;=]*? from '[^']+';/g, '');
  if (isIndex && logic.trim() !== '')
    problems.push(`1: index.ts holds more than re-exports: ${logic.trim().split('\n')[0]}`);
  return problems;
}

/** One cycle of a graph as a path, or `null`. */
function cycle(graph: ReadonlyMap<string, readonly string[]>): string | null {
  const done = new Set<string>();
  function visit(node: string, path: readonly string[]): string | null {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node].join(' → ');
    if (done.has(node)) return null;
    for (const next of graph.get(node) ?? []) {
      const found = visit(next, [...path, node]);
      if (found !== null) return found;
    }
    done.add(node);
    return null;
  }
  for (const node of graph.keys()) {
    const found = visit(node, []);
    if (found !== null) return found;
  }
  return null;
}

/** Who installs a package gets its dependencies; what the build holds itself may be a devDependency. */
function dependencyProblems({ manifest }: Package, imported: ReadonlySet<string>): string[] {
  const dependencies = Object.keys(manifest.dependencies ?? {}).map(packageOf);
  const declared = new Set([...dependencies, ...Object.keys(manifest.devDependencies ?? {}).map(packageOf)]);
  const missing = [...imported].filter((name) => !declared.has(name));
  const unused = dependencies.filter((name) => !imported.has(name));
  return [
    ...missing.map((name) => `1: dependencies: ${name} is imported and missing here`),
    ...unused.map((name) => `1: dependencies: ${name} is not imported`),
  ];
}

/** A built file, code or declarations, imports what is installed with the package and no more. */
function builtImportProblems({ manifest }: Package, text: string): string[] {
  const installed = Object.keys(manifest.dependencies ?? {}).map(packageOf);
  return importsOf(text)
    .filter(({ specifier }) => !/^(?:\.|node:)/.test(specifier) && !installed.includes(packageOf(specifier)))
    .map(({ specifier, line }) => `${line}: import '${specifier}': not among the dependencies`);
}

/** What was built may use what the sources may, and nothing more: a bundled dependency is published code, too. */
async function checkBuild(from: Package, format: string): Promise<void> {
  const { folder } = from;
  const exceptions = Object.entries(boundaries.globals).filter(([file]) => file.startsWith(`${folder}/`));
  const allowed = [
    ...exceptions.flatMap(([, names]) => names),
    ...(format === 'cjs' ? ['require', 'module', 'exports'] : []),
  ];
  for (const file of filesUnder(`${folder}/dist/${format}`).filter((name) => /\.(?:js|d\.ts)$/.test(name))) {
    const text = read(file);
    const language = file.endsWith('.js') ? await languageProblems(text, 'js', allowed) : [];
    report.case(file, [...language, ...builtImportProblems(from, text)]);
  }
}

const report = new Report('boundaries');
const graph = new Map<string, string[]>();
for (const from of all) {
  const files = new Map<string, string[]>();
  const imported = new Set<string>();
  for (const file of from.sources) {
    const text = read(file);
    const problems: string[] = [];
    const imports = importsOf(text);
    for (const { specifier, line } of imports) {
      const problem = importProblem(from, file, specifier);
      if (problem !== null) problems.push(`${line}: ${problem}`);
      if (!specifier.startsWith('.') && !specifier.startsWith('node:')) imported.add(packageOf(specifier));
    }
    const local = imports.filter(({ specifier }) => specifier.startsWith('.'));
    files.set(
      file,
      local.map(({ specifier }) => sourceOf(file, specifier)),
    );
    const isIndex = file.endsWith('/index.ts');
    if (!file.endsWith('.d.ts')) problems.push(...formProblems(text, isIndex));
    if (isIndex && file !== `${from.folder}/src/index.ts` && !from.entries.some(({ source }) => source === file)) {
      problems.push('1: index.ts: only an entry of the package is named index');
    }
    if (!boundaries.mayNameThePlatform.includes(from.shortName) && !file.endsWith('.d.ts')) {
      problems.push(...(await languageProblems(text, 'ts', boundaries.globals[file] ?? [])));
    }
    report.case(file, problems);
  }
  const found = cycle(files);
  report.case(`${from.folder}/src`, found === null ? [] : [`1: cycle between files: ${found}`]);
  report.case(`${from.folder}/package.json`, dependencyProblems(from, imported));
  graph.set(
    from.shortName,
    [...imported].filter((name) => name in boundaries.imports),
  );
  if (!boundaries.mayNameThePlatform.includes(from.shortName)) {
    for (const format of ['esm', 'cjs']) await checkBuild(from, format);
  }
}
const found = cycle(graph);
report.case('packages', found === null ? [] : [`1: cycle between packages: ${found}`]);
report.finish();
