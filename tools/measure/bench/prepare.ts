import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { packageFolder, root } from '../../../config/package-folders.mjs';
import { spawnCommand } from '../../../config/spawn-command.mjs';
import type { Contender } from './contenders.ts';

export const folder: string = dirname(fileURLToPath(import.meta.url));
export const cache: string = join(folder, '.cache');

/** Runs a command with its output on standard error, and ends the process if it fails. */
function step(command: string, args: readonly string[], cwd: string): void {
  const { status, error } = spawnCommand(command, args, { cwd, stdio: ['ignore', 2, 2] });
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the lockfile of that folder, unless that is done. */
export function install(project: string): void {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(project, 'pnpm-lock.yaml')))
    .digest('hex');
  const stamp = join(project, 'node_modules', '.installed-lockfile');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return;
  const options = ['--ignore-workspace', '--frozen-lockfile', '--config.auto-install-peers=false', '--loglevel=warn'];
  step('pnpm', ['install', ...options], project);
  writeFileSync(stamp, lockfile);
}

/** Builds the measured packages, and their imports. */
export function buildPackages(): void {
  step('turbo', ['run', 'build', '--filter=@url/polyfill', '--output-logs=errors-only', '--log-prefix=none'], root);
}

/** `@url/host` is what its package publishes as ESM. */
const published: Plugin = {
  name: 'published-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^@url\// }, ({ path }) => {
      const [, name, subpath = 'index'] = path.split('/') as [string, string, string?];
      return { path: join(root, packageFolder(name), 'dist', 'esm', `${subpath}.js`) };
    });
  },
};

/** The native modules of React Native: one library imports a missing one. */
const withoutReactNative: Plugin = {
  name: 'without-react-native',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react-native$/ }, () => ({ path: 'react-native', namespace: 'empty' }));
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'export const NativeModules = {};' }));
  },
};

/** CommonJS in a bundle still requires the runtime's own modules. */
const requireForCommonJS = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

async function bundle(contents: string, outfile: string, banner: string): Promise<void> {
  await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    outfile,
    format: 'esm',
    platform: 'node',
    target: 'esnext',
    mainFields: ['module', 'main'],
    banner: { js: banner },
    plugins: [published, withoutReactNative],
    logLevel: 'error',
  });
}

export function bundleOf(name: string): string {
  return join(cache, 'contenders', `${name.replace(':', '-')}.mjs`);
}

/** The polyfill as its package has it, for the time that importing it takes. */
export const publishedPolyfill: string = join(root, packageFolder('polyfill'), 'dist', 'esm', 'index.js');

/** Bundles each contender into one flat module, ours from the build. */
export async function bundleContenders(contenders: readonly Contender[]): Promise<void> {
  mkdirSync(cache, { recursive: true });
  for (const { name, module } of contenders) {
    await bundle(module, bundleOf(name), name === 'ours' ? '' : requireForCommonJS);
  }
}

/** Returns the installed version of a contender. */
export function versionOf({ package: name }: Contender): string | null {
  if (name === null) return null;
  return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
}
