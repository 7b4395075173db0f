// Compiles a program that uses every entry with each TypeScript that is supported, each way to find modules, and each set of libraries,
// with `strict` and without `skipLibCheck`. The first version here is the minimum that README.md names.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Setting {
  readonly version: string;
  readonly compiler: string;
  readonly resolution: string;
  readonly library: string;
}

export const minimum = '5.0';

const compilers: Readonly<Record<string, string>> = {
  '5.0': 'typescript50',
  '5.2': 'typescript52',
  '5.5': 'typescript55',
  '5.6': 'typescript56',
  '5.9': 'typescript59',
  '6.0': 'typescript60',
  '7.0': 'typescript70',
};

/** What `compilerOptions` say for each way to find modules. TypeScript 6 refuses node10 unless it is told to be silent, and 7 has none. */
const resolutions: Readonly<Record<string, object>> = {
  node10: { module: 'commonjs', moduleResolution: 'node10' },
  node16: { module: 'node16', moduleResolution: 'node16' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
};

const libraries: Readonly<Record<string, { lib: readonly string[]; types: readonly string[]; hasDOM: boolean }>> = {
  'ES2020 alone': { lib: ['es2020'], types: [], hasDOM: false },
  DOM: { lib: ['es2020', 'dom'], types: [], hasDOM: true },
  'DOM and dom.iterable': { lib: ['es2020', 'dom', 'dom.iterable'], types: [], hasDOM: true },
  '@types/node': { lib: ['es2022'], types: ['node'], hasDOM: true },
  'DOM and @types/node': { lib: ['es2022', 'dom', 'dom.iterable'], types: ['node'], hasDOM: true },
};

/** Uses that every setting has to compile: each entry's names, the loop over params, and the classes as values. */
const uses = (specifiers: readonly string[]): string => `
${specifiers.map((specifier, index) => `import * as entry${index} from '${specifier}';`).join('\n')}
import { URL as OurURL, URLSearchParams as OurParams } from '@url/polyfill';
export const entries = [${specifiers.map((_, index) => `entry${index}`).join(', ')}];
const url = new OurURL('http://h/?a=b');
for (const [name, value] of url.searchParams) name.concat(value);
for (const name of url.searchParams.keys()) name.concat('');
export const record: { [name: string]: string } = Object.fromEntries(new OurParams('a=b'));
`;

/** Where the library has the classes, ours may be used as theirs, and theirs may be given to ours. */
const usesWithNative = `
export const theirs: URL = new OurURL(new URL('b', 'http://h'), new URL('http://h'));
export const theirParams: URLSearchParams = new OurParams(new URLSearchParams('a=b'));
globalThis.URL = OurURL;
globalThis.URLSearchParams = OurParams;
`;

/** Where the library's classes have all members, theirs may be used as ours, too. */
const usesOfNative = `
export const ours: OurURL = new URL('http://h');
export const ourParams: OurParams = new URLSearchParams('a=b');
`;

/** Without dom.iterable nothing of the DOM has an iterator, and the DOM of TypeScript 5.0 has no \`size\`. */
function hasAllMembers({ version, library }: Setting): boolean {
  return library.includes('@types/node') || (library === 'DOM and dom.iterable' && version !== '5.0');
}

/** Every setting; the few that run on each change are the corners of the table. */
export function settings(isQuick: boolean): Setting[] {
  const versions = isQuick ? ['5.0', '5.9'] : Object.keys(compilers);
  const quickLibraries = ['ES2020 alone', 'DOM', 'DOM and @types/node'];
  return versions.flatMap((version) =>
    Object.keys(resolutions)
      .filter(
        (resolution) => !(isQuick && resolution === 'nodenext') && !(version === '7.0' && resolution === 'node10'),
      )
      .flatMap((resolution) =>
        Object.keys(libraries)
          .filter((library) => !isQuick || quickLibraries.includes(library))
          .map((library) => ({ version, compiler: compilers[version]!, resolution, library })),
      ),
  );
}

/**
 * Compiles in a folder where the tarballs are installed.
 *
 * @param tools the folder with the compilers and with @types/node
 * @returns the compiler's errors, none where all is well
 */
export function compile(setting: Setting, folder: string, tools: string, specifiers: readonly string[]): string[] {
  const { version, compiler, resolution, library } = setting;
  const { lib, types, hasDOM } = libraries[library]!;
  const name = `matrix-${version}-${resolution}-${Object.keys(libraries).indexOf(library)}`;
  const text = [uses(specifiers), hasDOM ? usesWithNative : '', hasAllMembers(setting) ? usesOfNative : ''].join('');
  writeFileSync(join(folder, `${name}.ts`), text);
  const compilerOptions = {
    ...resolutions[resolution],
    ...(version === '6.0' && resolution === 'node10' && { ignoreDeprecations: '6.0' }),
    ...{ strict: true, noEmit: true, target: 'es2022', skipLibCheck: false, lib, types },
    typeRoots: [join(tools, 'node_modules', '@types')],
  };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
  const command = [join(tools, 'node_modules', compiler, 'bin', 'tsc'), '-p', `${name}.json`, '--pretty', 'false'];
  const { stdout, status } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  // What @types/node itself says that an older compiler cannot read is not ours.
  const lines = stdout.split('\n').filter((line) => /error TS/.test(line) && !/^[^(]*@types/.test(line));
  return status === 0 ? [] : lines;
}
