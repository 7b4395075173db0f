import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  answerIn,
  type Engine,
  installed,
  output,
  scratch,
  shell,
  versionIn,
  wholeScript,
  writeScript,
} from './engine.ts';
import { folder } from './programs.ts';

const platform = (name: string, title: string, path: readonly string[], args: readonly string[] = []): Engine => {
  const binary = join(installed, name, ...path);
  const version = () => versionIn(binary, '--version');
  return shell({ name, title, binary, args, print: 'console.log', hasPlatform: true, version });
};

function versionOfPackage(name: string): string {
  return JSON.parse(readFileSync(join(installed, name, 'package.json'), 'utf8')).version;
}

const hermesFolder = { linux: 'linux64-bin', darwin: 'osx-bin', win32: 'win64-bin' }[process.platform as 'linux'];

/** Hermes of that age lacks classes: React Native's preset converts them to functions. */
function transformForHermes(code: string): string {
  const require = createRequire(join(folder, 'package.json'));
  const { transformSync } = require('@babel/core') as {
    transformSync(code: string, options: object): { code: string };
  };
  const preset = require.resolve('@react-native/babel-preset');
  return transformSync(code, {
    presets: [[preset, { enableBabelRuntime: false, unstable_transformProfile: 'default' }]],
    babelrc: false,
    configFile: false,
    compact: true,
    sourceType: 'script',
    filename: 'probe.js',
  }).code;
}

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
  binary: workerdBinary,
  hasPlatform: true,
  hasFrozenClock: true,
  version: () => versionIn(workerdBinary, '--version'),
  async run(script) {
    const wrap = (call: string) => `export default { test() { return new Promise((end) => { ${call} }); } };`;
    writeScript('workerd.js', wholeScript(script, 'console.log', wrap));
    const config = join(scratch, 'workerd.capnp');
    writeFileSync(config, workerdConfig);
    return answerIn(output(workerdBinary, ['test', config]));
  },
};

export const enginesFromNpm: readonly Engine[] = [
  ...[14, 16, 18, 20, 22, 24, 26].map((major) => platform(`node${major}`, `Node ${major}`, ['bin', 'node'])),
  platform('bun', 'Bun', ['bin', 'bun'], ['run']),
  platform('deno', 'Deno', ['deno'], ['run', '-A', '--no-config', '--quiet']),
  workerd,
  shell({
    name: 'hermes',
    title: 'Hermes (hermes-engine-cli)',
    binary: join(installed, 'hermes-engine-cli', hermesFolder ?? 'none', 'hermes'),
    args: ['-O', '-w'],
    version: () => versionOfPackage('hermes-engine-cli'),
    transform: transformForHermes,
  }),
  // QuickJS as WebAssembly, in a new process.
  shell({
    name: 'quickjs',
    title: 'QuickJS (quickjs-emscripten)',
    binary: join(installed, 'quickjs-emscripten', 'package.json'),
    command: process.execPath,
    args: [join(folder, 'run-in-quickjs.mjs')],
    version: () => versionOfPackage('quickjs-emscripten'),
  }),
];
