import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { answerIn, type Engine, installed, output, scratch, shell, wholeScript, writeScript } from './engine.ts';
import { folder } from './programs.ts';

const nodeVersions = [14, 16, 18, 20, 22, 24, 26];

/** The version number in the first line of output of a command. */
function versionFrom(command: string, args: readonly string[]): () => string {
  return () => /\d+(?:[.-]\d+)+/.exec(output(command, args))?.[0] ?? '?';
}

const platform = (name: string, title: string, binary: string, args: readonly string[] = []): Engine =>
  shell({
    name,
    title,
    binary,
    args,
    print: 'console.log',
    hasPlatform: true,
    version: versionFrom(binary, ['--version']),
  });

const hermesFolder = { linux: 'linux64-bin', darwin: 'osx-bin', win32: 'win64-bin' }[process.platform as 'linux'];
const hermes = join(installed, 'hermes-engine-cli', hermesFolder ?? 'none', 'hermes');

/** Hermes of that age lacks classes: React Native's preset converts them to functions. */
function transformForHermes(code: string): string {
  const require = createRequire(join(folder, 'package.json'));
  const { transformSync } = require('@babel/core') as typeof import('node:module') & {
    transformSync(code: string, options: object): { code: string };
  };
  const presets = [
    [
      require.resolve('@react-native/babel-preset'),
      { enableBabelRuntime: false, unstable_transformProfile: 'default' },
    ],
  ];
  const options = {
    presets,
    babelrc: false,
    configFile: false,
    compact: true,
    sourceType: 'script',
    filename: 'probe.js',
  };
  return transformSync(code, options).code;
}

function versionOfPackage(name: string): () => string {
  return () => JSON.parse(readFileSync(join(installed, name, 'package.json'), 'utf8')).version;
}

/** QuickJS as WebAssembly, in a new process. */
const quickjs: Engine = {
  name: 'quickjs',
  title: 'QuickJS (quickjs-emscripten)',
  source: 'npm',
  binary: join(installed, 'quickjs-emscripten', 'package.json'),
  hasPlatform: false,
  hasClock: true,
  version: versionOfPackage('quickjs-emscripten'),
  async run(script) {
    const file = writeScript('quickjs.js', wholeScript(script, 'print'));
    return answerIn(output(process.execPath, [join(folder, 'run-in-quickjs.mjs'), file]));
  },
};

const workerdBinary = join(installed, 'workerd', 'bin', 'workerd');
const workerdConfig = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "main", worker = .worker)]);
const worker :Workerd.Worker = (
  modules = [(name = "main", esModule = embed "workerd.js")],
  compatibilityDate = "2026-04-01",
  compatibilityFlags = ["nodejs_compat"]
);`;

/** A worker: its script runs at the top level, and asynchronous work runs in a handler. */
const workerd: Engine = {
  name: 'workerd',
  title: 'workerd (Cloudflare Workers)',
  source: 'npm',
  binary: workerdBinary,
  hasPlatform: true,
  hasClock: false,
  version: versionFrom(workerdBinary, ['--version']),
  async run(script) {
    const wrap = (call: string) => `export default { test() { return new Promise((end) => { ${call} }); } };`;
    writeScript('workerd.js', wholeScript(script, 'console.log', wrap));
    const config = join(scratch, 'workerd.capnp');
    writeFileSync(config, workerdConfig);
    return answerIn(output(workerdBinary, ['test', config]));
  },
};

export const enginesFromNpm: readonly Engine[] = [
  ...nodeVersions.map((major) =>
    platform(`node${major}`, `Node ${major}`, join(installed, `node${major}`, 'bin', 'node')),
  ),
  platform('bun', 'Bun', join(installed, 'bun', 'bin', 'bun'), ['run']),
  platform('deno', 'Deno', join(installed, 'deno', 'deno'), ['run', '-A', '--no-config', '--quiet']),
  workerd,
  shell({
    name: 'hermes',
    title: 'Hermes (hermes-engine-cli)',
    binary: hermes,
    args: ['-O', '-w'],
    version: versionOfPackage('hermes-engine-cli'),
    transform: transformForHermes,
  }),
  quickjs,
];

/** Returns the path of a command on the PATH. */
export function placeOf(command: string): string | null {
  const { status, stdout } = spawnSync('which', [command], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
