import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Context, createContext, runInContext, Script } from 'node:vm';

// Runs a file of WPT that is written for any global (`*.any.js`), unchanged, in a new realm, with the harness of WPT from the package wpt-runner.

/** The statuses of the harness, by their numbers. */
const statuses = ['pass', 'fail', 'timeout', 'not run', 'precondition failed'] as const;

/** The result of one subtest. */
export interface Subtest {
  readonly name: string;
  readonly status: (typeof statuses)[number];
  readonly message: string | null;
}

const harness = join(dirname(createRequire(import.meta.url).resolve('wpt-runner/package.json')), 'testharness');

/** The files of the harness, by their paths on WPT's server. */
const harnessFiles: Readonly<Record<string, string>> = {
  '/resources/testharness.js': 'testharness.js',
  '/resources/idlharness.js': 'idlharness.js',
  '/resources/WebIDLParser.js': 'webidl2.js',
};

/** Replacements for files that are outside the `url` folder of a WPT checkout. */
const standIns: Readonly<Record<string, string>> = {
  '/common/subset-tests-by-key.js': `
    self.shouldRunSubTest = () => true;
    self.subsetTestByKey = (key, testFunction, ...args) => testFunction(...args);`,
  '/common/subset-tests.js': `
    self.shouldRunSubTest = () => true;
    self.subsetTest = (testFunction, ...args) => testFunction(...args);`,
};

/** Globals that tests of URL and URLSearchParams use, and that a new realm lacks. */
const platform =
  'AbortController Blob DOMException File FormData Headers Request Response TextDecoder TextEncoder clearTimeout console queueMicrotask ' +
  'setTimeout structuredClone';

/** The global by which idlharness.js determines the kind of the global object. */
const workerScope =
  'self.DedicatedWorkerGlobalScope = class { static [Symbol.hasInstance](v) { return v === globalThis; } };';

/** The scripts that the `// META: script=` lines at the beginning of a file name. */
export function scriptsOf(source: string): string[] {
  const head = /^(?:\s*(?:\/\/.*)?\n)*/.exec(source)![0];
  return Array.from(head.matchAll(/^\/\/ META: script=(.*)$/gm), (match) => match[1]!.trim());
}

/** The file that a path of the test names: `/common/x.js` from the checkout's root, `resources/x.json` beside it. */
function fileOf(path: string, folder: string): string {
  const ofHarness = harnessFiles[path];
  if (ofHarness !== undefined) return join(harness, ofHarness);
  return path.startsWith('/') ? join(dirname(folder), path) : join(folder, path);
}

function readScript(path: string, folder: string): string {
  const file = fileOf(path, folder);
  const standIn = standIns[path];
  return !existsSync(file) && standIn !== undefined ? standIn : readFileSync(file, 'utf8');
}

/** The part of `fetch` that tests use to load their data. */
function makeFetch(folder: string, parse: (text: string) => unknown): (path: string) => Promise<object> {
  return async (path) => {
    const file = fileOf(path, folder);
    const ok = existsSync(file);
    const text = async () => readFileSync(file, 'utf8');
    return { ok, status: ok ? 200 : 404, text, json: async () => parse(await text()) };
  };
}

/** Creates a realm with the globals of a worker that tests of URLs use. */
function createRealm(folder: string): Context {
  const context = createContext({});
  const parse = runInContext('JSON.parse', context) as (text: string) => unknown;
  const globals = {
    ...Object.fromEntries(platform.split(' ').map((name) => [name, Reflect.get(globalThis, name)])),
    self: runInContext('globalThis', context),
    location: { search: '' },
    GLOBAL: { isWindow: () => false, isWorker: () => true, isShadowRealm: () => false },
    fetch: makeFetch(folder, parse),
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(context, name, { value, writable: true, configurable: true, enumerable: false });
  }
  return context;
}

/** A subtest as the harness reports it. */
type HarnessTest = Omit<Subtest, 'status'> & { readonly status: number };

/** Returns the subtests when the harness is done. A problem outside of the subtests is one more. */
function completionOf(realm: Context): Promise<readonly Subtest[]> {
  return new Promise((resolve) => {
    realm.add_completion_callback((tests: readonly HarnessTest[], whole: Omit<HarnessTest, 'name'>) => {
      const all = whole.status === 0 ? tests : [...tests, { name: '(the file)', status: 1, message: whole.message }];
      resolve(all.map(({ name, status, message }) => ({ name, status: statuses[status]!, message })));
    });
  });
}

/**
 * Runs one `*.any.js` file with the scripts that it loads.
 *
 * @param file its path, from which the paths of loaded scripts are resolved
 * @param install defines the classes under test in the new realm
 * @returns its subtests, in the order of their definition
 */
export async function runAnyJS(file: string, install: (realm: Context) => void): Promise<readonly Subtest[]> {
  const folder = dirname(file);
  const source = readFileSync(file, 'utf8');
  const realm = createRealm(folder);
  const run = (path: string) => new Script(readScript(path, folder), { filename: path }).runInContext(realm);
  run('/resources/testharness.js');
  // Only now, because the harness would wait for messages of a worker.
  runInContext(workerScope, realm);
  const completion = completionOf(realm);
  install(realm);
  try {
    for (const path of scriptsOf(source)) run(path);
    new Script(source, { filename: file }).runInContext(realm);
  } catch (error) {
    realm.test(() => {
      throw error;
    }, '(the file)');
  }
  return completion;
}
