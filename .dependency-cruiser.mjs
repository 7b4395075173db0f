// What may import what, for dependency-cruiser: `depcruise packages` checks the sources and what was built of them.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { packageFolders, packagesOfNode } from './config/package-folders.mjs';

const readJSON = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

const folders = new Map(packageFolders().map((folder) => [basename(folder), folder]));

function folderOf(name) {
  const folder = folders.get(name);
  if (folder === undefined) throw new Error(`tools/checks/boundaries.json: no folder contains a package ${name}`);
  return folder;
}

const { imports: mayImport } = readJSON('tools/checks/boundaries.json');
for (const name of folders.keys()) {
  if (!(name in mayImport)) throw new Error(`tools/checks/boundaries.json: the package ${name} needs a row`);
}

/** @param names `host` for @url/host, `@exodus/bytes` for a package of another publisher */
function onlyThese(rule, from, names, comment) {
  const own = names.filter((name) => name in mayImport);
  const others = names.filter((name) => !(name in mayImport));
  return [
    { name: rule, to: { path: '^packages/', pathNot: `^(${own.map(folderOf).join('|')})/` } },
    {
      name: rule,
      to: { path: 'node_modules/', ...(others.length > 0 && { pathNot: `/node_modules/(${others.join('|')})/[^@]` }) },
    },
  ].map(({ name, to }) => ({ name, comment, severity: 'error', from, to }));
}

const layers = Object.entries(mayImport).flatMap(([name, allowed]) =>
  onlyThese(
    `layer-of-${name}`,
    { path: `^${folderOf(name)}/src/` },
    [name, ...allowed],
    `tools/checks/boundaries.json lets ${name} import ${allowed.join(', ') || 'nothing'}`,
  ),
);

/** The folders of packages, from the lowest. */
const floors = ['standard', 'hosts', 'tasks', 'readings', 'adapters', 'cli'];
const upwards = floors.slice(0, -1).map((floor, index) => ({
  name: `floor-of-${floor}`,
  comment: `a package of ${floor} imports nothing from the floors above it`,
  severity: 'error',
  from: { path: `^packages/${floor}/` },
  to: { path: `^packages/(${floors.slice(index + 1).join('|')})/` },
}));

const builds = packageFolders().flatMap((folder) => {
  const name = basename(folder);
  const manifest = readJSON(`${folder}/package.json`);
  const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  return onlyThese(
    `build-of-${name}`,
    { path: `^${folder}/dist/` },
    [name, ...dependencies.map((dependency) => dependency.replace('@url/', ''))],
    `who installs ${name} gets ${dependencies.join(', ') || 'nothing'} with it`,
  );
});

export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'what imports itself cannot be understood, built or published alone',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'no file, and no entry of a package, has this name',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-platform',
      comment: 'published code runs on every engine, except the packages of Node',
      severity: 'error',
      from: { pathNot: packagesOfNode.map((name) => `^${folders.get(name) ?? `packages/${name}`}/`) },
      to: { dependencyTypes: ['core'] },
    },
    ...upwards,
    ...layers,
    ...builds,
  ],
  options: {
    // The tests import what they need, and the command is built as one file.
    exclude: [
      '/(test|scripts)/',
      '/(tsup[.]config|commonjs-types|polyfill/accepted-arguments)[.](ts|mjs)$',
      '^packages/cli/dist/',
    ],
    doNotFollow: 'node_modules',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
      extensions: ['.ts', '.d.ts', '.js'],
    },
  },
};
