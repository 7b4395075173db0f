// Checks the manifests of published packages with manifest.schema.json, and also their subpaths, the changesets, the rows of boundaries.json, and the
// hashes in the lockfile.
// Biome sorts the fields of manifests. In check-types.ts publint and arethetypeswrong check the targets of `exports`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Ajv } from 'ajv';
import { filesUnder, type Package, publishedPackages, Report, read, readJSON, root } from '../../config/workspace.ts';

type Manifest = Package['manifest'] & { readonly alias?: object; readonly scripts?: Readonly<Record<string, string>> };

const report = new Report('manifests');
const boundaries = 'tools/checks/boundaries.json';
const ajv = new Ajv({ allErrors: true, strict: false });
const isManifest = ajv.compile(readJSON<object>('tools/checks/manifest.schema.json'));
const members = publishedPackages();

const { imports: mayImport } = readJSON<{ imports: Readonly<Record<string, readonly string[]>> }>(boundaries);

/** Checks that tools that do not read `exports` find each subpath: by a file that is created for the tarball, and in Parcel by an alias. */
function subpathProblems({ exports = {}, files = [], scripts = {}, alias }: Manifest): string[] {
  const subpaths = Object.keys(exports)
    .filter((subpath) => subpath !== '.' && !subpath.endsWith('.json'))
    .map((subpath) => subpath.slice(2));
  if (subpaths.length === 0) return [];
  const aliases = Object.fromEntries(subpaths.map((path) => [`./${path}.js`, `./${path}.mjs`]));
  return [
    ...subpaths.filter((path) => !files.includes(`${path}.*`)).map((path) => `1: files: ${path}.* is missing`),
    ...(isDeepStrictEqual(alias, aliases) ? [] : [`1: alias: has to be ${JSON.stringify(aliases)}`]),
    ...(/emit-subpaths\.mjs\b/.test(scripts.prepack ?? '') ? [] : ['1: scripts.prepack: has to run emit-subpaths.mjs']),
    ...(/emit-subpaths\.mjs --remove$/.test(scripts.postpack ?? '')
      ? []
      : ['1: scripts.postpack: has to run emit-subpaths.mjs --remove']),
  ];
}

/** Returns the packages that a build contains: the devDependencies and their dependencies. */
function bundledIn(manifest: Manifest): string[] {
  const names = new Set(Object.keys(manifest.devDependencies ?? {}));
  for (const name of names) {
    const found = members.find((other) => other.manifest.name === name);
    for (const dependency of Object.keys(found?.manifest.dependencies ?? {})) names.add(dependency);
  }
  return [...names];
}

const changesets = filesUnder('.changeset').filter((file) => file.endsWith('.md'));
const named = new Set(
  changesets.flatMap((file) =>
    [...read(file).matchAll(/^['"](@url\/[\w-]+)['"]: (?:major|minor|patch)$/gm)].map(([, name]) => name),
  ),
);

/** Requires a changeset for a package that was never released, and for one whose build contains a package with a changeset. */
function changesetProblems(manifest: Manifest): string[] {
  const bundled = bundledIn(manifest).find((name) => named.has(name));
  if (named.has(manifest.name) || (manifest.version !== '0.0.0' && bundled === undefined)) return [];
  const reason = bundled === undefined ? '' : `, whose build contains ${bundled}`;
  return [`1: changeset: none in .changeset names ${manifest.name}${reason}`];
}

/** The licence of a package names the licences of all data that its tarball contains: NOTICE has the text of Unicode's. */
function licenceProblems({ folder, shortName, manifest }: Package): string[] {
  const notice = join(root, folder, 'NOTICE');
  const hasUnicode = existsSync(notice) && readFileSync(notice, 'utf8').includes('UNICODE LICENSE V3');
  const imported = (mayImport[shortName] ?? []).map((name) => `@url/${name}`);
  const own = Object.entries(manifest.devDependencies ?? {}).filter(([name]) => imported.includes(name));
  const names = bundledIn({ ...manifest, devDependencies: Object.fromEntries(own) });
  const bundled = members.filter((other) => names.includes(other.manifest.name));
  const licences = new Set([
    ...[manifest, ...bundled.map((other) => other.manifest)].flatMap(({ license = '' }) => license.split(' AND ')),
    ...(hasUnicode ? ['Unicode-3.0'] : []),
  ]);
  const expected = [...licences].sort().join(' AND ');
  const problem = `1: license: has to be "${expected}"`;
  return [
    ...(manifest.license === expected ? [] : [problem]),
    ...(expected.includes('Unicode-3.0') && !hasUnicode
      ? ['1: NOTICE: the text of the Unicode licence is missing']
      : []),
  ];
}

/** Every package needs a hash, and the lockfile must not name a registry. */
function lockfileProblems(text: string): string[] {
  const resolutions = text.match(/^ {4}resolution: .*$/gm) ?? [];
  return [
    ...resolutions.filter((line) => !/integrity: sha512-/.test(line)).map((line) => `1: ${line.trim()}: no hash`),
    ...(text.match(/https?:\/\/\S+/g) ?? []).map((host) => `1: ${host}: names where a package is fetched from`),
  ];
}

/** Every import that the row of a package allows has to occur in its sources, its build options or its types. */
function unusedImports({ shortName, folder, sources }: Package): string[] {
  const text = [...sources, `${folder}/package.json`].map(read).join('\n');
  return (mayImport[shortName] ?? [])
    .filter((name) => !new RegExp(`['"](@url/)?${name}(/[\\w-]+)?['"]`).test(text))
    .map((name) => `1: ${shortName} does not import ${name}`);
}

report.case(boundaries, members.flatMap(unusedImports));
for (const member of members) {
  const { folder, manifest } = member;
  const errors = isManifest(manifest) ? [] : (isManifest.errors ?? []);
  report.case(`${folder}/package.json`, [
    ...errors.map(
      ({ instancePath, message, params }) => `1: ${instancePath || 'fields'}: ${message} ${JSON.stringify(params)}`,
    ),
    ...subpathProblems(manifest),
    ...changesetProblems(manifest),
    ...licenceProblems(member),
  ]);
}
report.case('pnpm-lock.yaml', lockfileProblems(read('pnpm-lock.yaml')));
const { packageManager = '' } = readJSON<{ packageManager?: string }>('package.json');
report.case('package.json', /\+sha512\.[\da-f]{128}$/.test(packageManager) ? [] : ['1: packageManager: no hash']);
report.finish();
