// What the manifest of every published package has to say, derived from the root's package.json and from the package's own `exports`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJSON, root } from './workspace.ts';

export type Manifest = Record<string, unknown> & {
  readonly name: string;
  readonly exports?: Record<string, unknown>;
  readonly files?: readonly string[];
  readonly engines?: Record<string, string>;
  readonly scripts?: Record<string, string>;
  readonly keywords?: readonly string[];
};

interface RootManifest {
  readonly repository: { readonly type: string; readonly url: string };
  readonly bugs: { readonly url: string };
  readonly author: string;
  readonly license: string;
}

/** The oldest Node that runs ES2020; a manifest may ask for more. */
const ENGINES = { node: '>=14' };

/** The order of a manifest's fields: what a reader looks for first, then what tools need. */
const order = [
  ...['name', 'version', 'private', 'description', 'keywords', 'license', 'author', 'homepage', 'repository', 'bugs'],
  ...[
    'type',
    'sideEffects',
    'bin',
    'exports',
    'main',
    'module',
    'types',
    'files',
    'engines',
    'publishConfig',
    'scripts',
  ],
  ...['dependencies', 'peerDependencies', 'peerDependenciesMeta', 'optionalDependencies', 'devDependencies'],
];

const dependencyFields = ['dependencies', 'peerDependencies', 'optionalDependencies', 'devDependencies'];

/** The folder that stands for a subpath where `exports` is not read: `./auto` → `auto`. */
export function subpathFolders({ exports = {} }: Manifest): string[] {
  return Object.keys(exports)
    .filter((subpath) => subpath !== '.' && !subpath.endsWith('.json'))
    .map((subpath) => subpath.slice(2));
}

/** The package that has everything of the standard, and a text about all packages. */
const umbrella = '@url/polyfill';

/** What is packed beside README.md, LICENSE and package.json, which npm packs anyway. */
function filesOf(manifest: Manifest, folder: string): string[] {
  const folders = [...new Set(subpathFolders(manifest).map((subpath) => subpath.split('/')[0]!))].sort();
  // `url compare --programs` runs the scripts in the folder "programs" of an installed package.
  const programs = existsSync(join(root, folder, 'programs')) ? ['programs'] : [];
  const notice = existsSync(join(root, folder, 'NOTICE')) ? ['NOTICE'] : [];
  return [
    'dist',
    ...folders,
    ...programs,
    'CHANGELOG.md',
    ...notice,
    ...(manifest.name === umbrella ? ['llms.txt'] : []),
  ];
}

function scriptsOf(manifest: Manifest): Record<string, string> {
  const { build, ...others } = manifest.scripts ?? {};
  const own = Object.entries(others).filter(([name]) => !/^(?:pre|post)pack$/.test(name));
  const tool = 'node ../../tools/emit-subpaths.mjs';
  const writeText = manifest.name === umbrella ? ' && node ../../tools/generate-llms.ts' : '';
  const hasSubpaths = subpathFolders(manifest).length > 0;
  const packing = hasSubpaths ? { prepack: tool + writeText, postpack: `${tool} --remove` } : {};
  return { ...(build && { build }), ...packing, ...Object.fromEntries(own) };
}

function sorted(dependencies: object): object {
  return Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The manifest as it has to be: what it says already, with what follows from elsewhere put in, in order. */
export function completeManifest(manifest: Manifest, folder: string): Manifest {
  const { repository, bugs, author, license } = readJSON<RootManifest>('package.json');
  const page = repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
  const { exports: entries = {}, engines, keywords = [] } = manifest;
  const complete: Manifest = {
    ...manifest,
    // Tables of others' data may be under another licence than the code.
    license: manifest.license ?? license,
    author,
    homepage: `${page}/tree/main/${folder}#readme`,
    repository: { ...repository, directory: folder },
    bugs,
    exports: { ...entries, './package.json': './package.json' },
    files: filesOf(manifest, folder),
    engines: { ...ENGINES, ...engines },
    publishConfig: { access: 'public', provenance: true },
    scripts: scriptsOf(manifest),
    keywords: [...new Set(['url', 'whatwg', ...keywords])],
  };
  for (const field of dependencyFields) if (complete[field]) complete[field] = sorted(complete[field] as object);
  const known = order.filter((field) => field in complete);
  const others = Object.keys(complete).filter((field) => !order.includes(field));
  return Object.fromEntries([...known, ...others].map((field) => [field, complete[field]])) as Manifest;
}
