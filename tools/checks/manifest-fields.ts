// Derives the manifest of a published package from the root package.json and from the package's `exports`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJSON, root } from '../../config/workspace.ts';

export type Manifest = Record<string, unknown> & {
  readonly name: string;
  readonly exports?: Record<string, unknown>;
  readonly files?: readonly string[];
  readonly engines?: Record<string, string>;
  readonly scripts?: Record<string, string>;
  readonly keywords?: readonly string[];
};

interface RootManifest {
  readonly author: string;
  readonly license: string;
}

/** The oldest Node that runs ES2020; a manifest may ask for more. */
const ENGINES = { node: '>=14' };

/** The order of a manifest's fields: first fields for people, then fields for tools. */
const order = [
  ...['name', 'version', 'private', 'description', 'keywords', 'license', 'author'],
  ...[
    'type',
    'sideEffects',
    'bin',
    'exports',
    'main',
    'module',
    'types',
    'alias',
    'files',
    'engines',
    'publishConfig',
    'scripts',
  ],
  ...['dependencies', 'peerDependencies', 'peerDependenciesMeta', 'optionalDependencies', 'devDependencies'],
];

const dependencyFields = ['dependencies', 'peerDependencies', 'optionalDependencies', 'devDependencies'];

/** Files for tools that do not read `exports`, without their extensions: `./auto` → `auto`. */
function subpathFiles({ exports = {} }: Manifest): string[] {
  return Object.keys(exports)
    .filter((subpath) => subpath !== '.' && !subpath.endsWith('.json'))
    .map((subpath) => subpath.slice(2));
}

/** Aliases for Parcel without `exports`, which would use CommonJS for a subpath and ESM for everything else. */
function aliasOf(manifest: Manifest): object {
  const files = subpathFiles(manifest).map((path) => [`./${path}.js`, `./${path}.mjs`]);
  return files.length > 0 ? { alias: Object.fromEntries(files) } : {};
}

/** The package that contains llms.txt. */
const umbrella = '@url/polyfill';

/** Returns the files to pack, except README.md, LICENSE and package.json, which npm always packs. */
function filesOf(manifest: Manifest, folder: string): string[] {
  const files = subpathFiles(manifest)
    .map((path) => `${path}.*`)
    .sort();
  // `url compare --programs` runs the scripts in the folder "programs" of an installed package.
  const programs = existsSync(join(root, folder, 'programs')) ? ['programs'] : [];
  const notice = existsSync(join(root, folder, 'NOTICE')) ? ['NOTICE'] : [];
  return [
    'dist',
    ...files,
    ...programs,
    'CHANGELOG.md',
    ...notice,
    ...(manifest.name === umbrella ? ['llms.txt'] : []),
  ];
}

function scriptsOf(manifest: Manifest, folder: string): Record<string, string> {
  const { build, ...others } = manifest.scripts ?? {};
  const own = Object.entries(others).filter(([name]) => !/^(?:pre|post)pack$/.test(name));
  const up = '../'.repeat(folder.split('/').length);
  const tool = `node ${up}config/emit-subpaths.mjs`;
  const writeText = manifest.name === umbrella ? ` && node ${up}tools/publishing/generate-llms.ts` : '';
  const hasSubpaths = subpathFiles(manifest).length > 0;
  const packing = hasSubpaths ? { prepack: tool + writeText, postpack: `${tool} --remove` } : {};
  return { ...(build && { build }), ...packing, ...Object.fromEntries(own) };
}

function sorted(dependencies: object): object {
  return Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns a manifest with all derived fields, in order. */
export function completeManifest(manifest: Manifest, folder: string): Manifest {
  const { author, license } = readJSON<RootManifest>('package.json');
  // .pnpmfile.cjs adds the repository's address when a package is packed.
  const { homepage: _homepage, repository: _repository, bugs: _bugs, ...own } = manifest;
  const { exports: entries = {}, engines, keywords = [] } = manifest;
  const complete: Manifest = {
    ...own,
    // Tables may have another licence than the code.
    license: manifest.license ?? license,
    author,
    exports: { ...entries, './package.json': './package.json' },
    ...aliasOf(manifest),
    files: filesOf(manifest, folder),
    engines: { ...ENGINES, ...engines },
    publishConfig: { access: 'public', provenance: true },
    scripts: scriptsOf(manifest, folder),
    keywords: [...new Set(['url', 'whatwg', ...keywords])],
  };
  for (const field of dependencyFields) if (complete[field]) complete[field] = sorted(complete[field] as object);
  const known = order.filter((field) => field in complete);
  const others = Object.keys(complete).filter((field) => !order.includes(field));
  return Object.fromEntries([...known, ...others].map((field) => [field, complete[field]])) as Manifest;
}
