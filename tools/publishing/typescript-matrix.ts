// Compiles a program that uses every entry, with each supported TypeScript, module resolution and set of libraries, with `strict` and without
// `skipLibCheck`. The first version is the minimum in README.md.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Setting {
  readonly version: string;
  readonly resolution: string;
  readonly library: string;
}

export const minimum = '5.0';

/** Version 5.4 is the package "typescript54" of package.json. */
const versions = ['5.0', '5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7', '5.8', '5.9', '6.0', '7.0'];

/** The `compilerOptions` for each module resolution. TypeScript 6 rejects node10 unless deprecations are ignored, and 7 removed it. */
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

/** Code that must compile in every setting: each entry's names, the loop over params, and the classes as values. */
const uses = (specifiers: readonly string[]): string => `
${specifiers.map((specifier, index) => `import * as entry${index} from '${specifier}';`).join('\n')}
import { URL as OurURL, URLSearchParams as OurParams } from '@url/polyfill';
export const entries = [${specifiers.map((_, index) => `entry${index}`).join(', ')}];
const url = new OurURL('http://h/?a=b');
for (const [name, value] of url.searchParams) name.concat(value);
for (const name of url.searchParams.keys()) name.concat('');
export const record: { [name: string]: string } = Object.fromEntries(new OurParams('a=b'));
`;

/** If the libraries have the classes, our classes are assignable to their types, and our functions accept their objects. */
const usesWithNative = `
export const theirs: URL = new OurURL(new URL('b', 'http://h'), new URL('http://h'));
export const theirParams: URLSearchParams = new OurParams(new URLSearchParams('a=b'));
globalThis.URL = OurURL;
globalThis.URLSearchParams = OurParams;
`;

/** If the classes of the libraries have all members, their objects are also assignable to our types. */
const usesOfNative = `
export const ours: OurURL = new URL('http://h');
export const ourParams: OurParams = new URLSearchParams('a=b');
`;

/** Without dom.iterable the DOM lacks iterators. Before TypeScript 5.2 it lacks `size`. */
function hasAllMembers({ version, library }: Setting): boolean {
  return library.includes('@types/node') || (library === 'DOM and dom.iterable' && !/^5\.[01]$/.test(version));
}

/** The versions and libraries that run on each change, with every resolution except nodenext, which is like node16. */
const quick = ['5.0', '5.9', 'ES2020 alone', 'DOM', 'DOM and @types/node'];

/** Returns every setting, or the corners of the table. */
export function settings(isQuick: boolean): Setting[] {
  const all = versions.flatMap((version) =>
    Object.keys(resolutions).flatMap((resolution) =>
      Object.keys(libraries).map((library) => ({ version, resolution, library })),
    ),
  );
  const isCorner = ({ version, resolution, library }: Setting) =>
    quick.includes(version) && quick.includes(library) && resolution !== 'nodenext';
  return all.filter(
    (each) => !(each.version === '7.0' && each.resolution === 'node10') && (!isQuick || isCorner(each)),
  );
}

/**
 * Compiles in a folder where the tarballs are installed.
 *
 * @param tools the folder with the compilers and with @types/node
 * @returns the compiler's errors
 */
export function compile(setting: Setting, folder: string, tools: string, specifiers: readonly string[]): string[] {
  const { version, resolution, library } = setting;
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
  const compiler = join(tools, 'node_modules', `typescript${version.replace('.', '')}`, 'bin', 'tsc');
  const args = [compiler, '-p', `${name}.json`, '--pretty', 'false'];
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  // Ignores declarations of @types/node that an older compiler rejects.
  const lines = stdout.split('\n').filter((line) => /error TS/.test(line) && !/^[^(]*@types/.test(line));
  return status === 0 ? [] : lines;
}
