// Bundles one program with one bundler, as the bundler's own documentation says for production: node bundlers.ts <bundler> <entry> <file>.
// It runs in a new process, because some bundlers do not end their workers and watchers.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Bundles the file `entry` into the file `out`, perhaps with an export condition: docs/small-bundles.md has the same lines. */
type Bundler = (entry: string, out: string, condition?: string) => Promise<void>;

// biome-ignore lint/suspicious/noExplicitAny: the bundlers are installed on demand, and their types are not.
type Tool = any;

const require = createRequire(import.meta.url);

async function load(name: string): Promise<Tool> {
  const tool: Tool = await import(pathToFileURL(require.resolve(name)).href);
  return tool.default ?? tool;
}

async function bundleWithEsbuild(entry: string, out: string, condition?: string): Promise<void> {
  const { build } = await load('esbuild');
  const conditions = condition === undefined ? {} : { conditions: [condition] };
  const options = { bundle: true, minify: true, format: 'iife', logLevel: 'error', ...conditions };
  await build({ entryPoints: [entry], outfile: out, ...options });
}

async function bundleWithRollup(entry: string, out: string, condition?: string): Promise<void> {
  const [{ rollup }, resolveFromNodeModules, minify] = await Promise.all(
    ['rollup', '@rollup/plugin-node-resolve', '@rollup/plugin-terser'].map(load),
  );
  const exportConditions = condition === undefined ? [] : [condition];
  const plugins = [resolveFromNodeModules({ browser: true, exportConditions })];
  const bundle = await rollup({ input: entry, plugins });
  await bundle.write({ file: out, format: 'iife', plugins: [minify({ maxWorkers: 1 })] });
}

async function bundleWithVite(entry: string, out: string, condition?: string): Promise<void> {
  const { build, defaultClientConditions } = await import(pathToFileURL(require.resolve('vite')).href);
  const resolve = condition === undefined ? {} : { conditions: [condition, ...defaultClientConditions] };
  const options = { write: false, modulePreload: false, rollupOptions: { input: entry } };
  const { output } = await build({
    root: dirname(entry),
    configFile: false,
    logLevel: 'error',
    build: options,
    resolve,
  });
  writeFileSync(out, output[0].code);
}

/** webpack, and rspack, which accepts the same configuration. */
function bundleWithWebpack(name: string): Bundler {
  return async (entry, out, condition) => {
    const compiler = await load(name);
    const configuration = {
      mode: 'production',
      target: 'web',
      context: dirname(entry),
      entry,
      output: { path: dirname(out), filename: basename(out) },
      performance: false,
      ...(condition !== undefined && { resolve: { conditionNames: [condition, '...'] } }),
    };
    await new Promise<void>((resolve, reject) => {
      (compiler.rspack ?? compiler)(configuration, (error: Error | null, stats: Tool) => {
        if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
  };
}

/** Runs the command without a configuration: then it ignores `exports`. */
async function bundleWithParcel(entry: string, out: string): Promise<void> {
  const command = join(dirname(require.resolve('parcel/package.json')), 'lib', 'bin.js');
  const options = ['--no-cache', '--no-source-maps', '--no-content-hash', '--dist-dir', `${out}.parcel`];
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'build', entry, ...options], {
    cwd: dirname(entry),
    encoding: 'utf8',
    env: { ...process.env, PARCEL_WORKERS: '0' },
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  writeFileSync(out, readFileSync(join(`${out}.parcel`, basename(entry))));
}

/** Metro with React Native's transformer. `exports` were off by default before React Native 0.79. */
function bundleWithMetro({ readsExports }: { readonly readsExports: boolean }): Bundler {
  return async (entry, out, condition) => {
    const { loadConfig, runBuild } = await load('metro');
    const conditionNames = condition === undefined ? {} : { unstable_conditionNames: [condition, 'require'] };
    const fromMetro = createRequire(require.resolve('metro'));
    const projectRoot = dirname(entry);
    const configuration = {
      projectRoot,
      watchFolders: [projectRoot, dirname(fromMetro.resolve('metro-runtime/package.json'))],
      cacheStores: [],
      maxWorkers: 1,
      reporter: { update: () => {} },
      resolver: { useWatchman: false, unstable_enablePackageExports: readsExports, ...conditionNames },
      serializer: { getPolyfills: () => [] },
      transformer: {
        babelTransformerPath: require.resolve('@react-native/metro-babel-transformer'),
        asyncRequireModulePath: fromMetro.resolve('metro-runtime/src/modules/asyncRequire'),
        enableBabelRuntime: false,
      },
    };
    const loaded = await loadConfig({ cwd: projectRoot }, configuration);
    await runBuild(loaded, { entry: basename(entry), out, dev: false, minify: true, platform: 'android' });
  };
}

/** The bundlers, and the package of each. */
export const bundlers: Readonly<Record<string, { readonly package: string; readonly bundle: Bundler }>> = {
  esbuild: { package: 'esbuild', bundle: bundleWithEsbuild },
  rollup: { package: 'rollup', bundle: bundleWithRollup },
  vite: { package: 'vite', bundle: bundleWithVite },
  webpack: { package: 'webpack', bundle: bundleWithWebpack('webpack') },
  rspack: { package: '@rspack/core', bundle: bundleWithWebpack('@rspack/core') },
  parcel: { package: 'parcel', bundle: bundleWithParcel },
  metro: { package: 'metro', bundle: bundleWithMetro({ readsExports: true }) },
  'metro without exports': { package: 'metro', bundle: bundleWithMetro({ readsExports: false }) },
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name, entry, out, condition] = process.argv.slice(2) as [string, string, string, string?];
  await bundlers[name]!.bundle(entry, out, condition);
  process.exit(0);
}
