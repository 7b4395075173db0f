// What may import what, for dependency-cruiser: `depcruise packages` checks the sources and what was built of them.
import { readdirSync, readFileSync } from 'node:fs';

const readJSON = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

const { imports: mayImport } = readJSON('tools/boundaries.json');

/** @param names `host` for @url/host, `@exodus/bytes` for a package of another publisher */
function onlyThese(rule, from, names, comment) {
  const own = names.filter((name) => name in mayImport);
  const others = names.filter((name) => !(name in mayImport));
  return [
    { name: rule, to: { path: '^packages/', pathNot: `^packages/(${own.join('|')})/` } },
    {
      name: rule,
      to: { path: 'node_modules/', ...(others.length > 0 && { pathNot: `/node_modules/(${others.join('|')})/[^@]` }) },
    },
  ].map(({ name, to }) => ({ name, comment, severity: 'error', from, to }));
}

const layers = Object.entries(mayImport).flatMap(([name, allowed]) =>
  onlyThese(
    `layer-of-${name}`,
    { path: `^packages/${name}/src/` },
    [name, ...allowed],
    `tools/boundaries.json lets ${name} import ${allowed.join(', ') || 'nothing'}`,
  ),
);

const builds = readdirSync(new URL('packages', import.meta.url)).flatMap((name) => {
  const dependencies = Object.keys(readJSON(`packages/${name}/package.json`).dependencies ?? {});
  return onlyThese(
    `build-of-${name}`,
    { path: `^packages/${name}/dist/` },
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
      comment: 'published code runs on every engine; only the command is of Node',
      severity: 'error',
      from: { pathNot: '^packages/cli/' },
      to: { dependencyTypes: ['core'] },
    },
    ...layers,
    ...builds,
  ],
  options: {
    // The tests import what they need, and the command is built as one file.
    exclude: '^packages/([^/]+/(test|programs)/|[^/]+/tsup|cli/dist/)',
    doNotFollow: 'node_modules',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
      extensions: ['.ts', '.d.ts', '.js'],
    },
  },
};
