import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Context, createContext, runInContext, Script } from 'node:vm';
import { type Subtest, Testharness } from './testharness.ts';

// Runs a file of WPT that is written for any global (`*.any.js`), unchanged, in a new realm.

/** Paths for which WPT's server returns another file. */
const rewrites: Readonly<Record<string, string>> = {
  '/resources/WebIDLParser.js': '/resources/webidl2/lib/webidl2.js',
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
const platform: readonly string[] = [
  'AbortController',
  'Blob',
  'DOMException',
  'File',
  'FormData',
  'Headers',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'clearTimeout',
  'console',
  'queueMicrotask',
  'setTimeout',
  'structuredClone',
];

/** The globals by which idlharness.js determines the kind of the global object. */
const workerScope =
  '(class DedicatedWorkerGlobalScope { static [Symbol.hasInstance](v) { return v === globalThis; } })';

/** The scripts that the `// META: script=` lines at the beginning of a file name. */
export function scriptsOf(source: string): string[] {
  const head = /^(?:\s*(?:\/\/.*)?\n)*/.exec(source)![0];
  return Array.from(head.matchAll(/^\/\/ META: script=(.*)$/gm), (match) => match[1]!.trim());
}

/** The file that a path of the test names: `/common/x.js` from the checkout's root, `resources/x.json` beside it. */
function fileOf(path: string, folder: string): string {
  const rewritten = rewrites[path] ?? path;
  return rewritten.startsWith('/') ? join(dirname(folder), rewritten) : join(folder, rewritten);
}

function readScript(path: string, folder: string): string {
  const file = fileOf(path, folder);
  const standIn = standIns[path];
  if (!existsSync(file) && standIn !== undefined) return standIn;
  return readFileSync(file, 'utf8');
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

function defineGlobals(context: Context, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(context, name, { value, writable: true, configurable: true, enumerable: false });
  }
}

/** Creates a realm with the functions of the harness and the globals of a worker that tests of URLs use. */
function createRealm(harness: Testharness, folder: string): Context {
  const context = createContext({});
  const parse = runInContext('JSON.parse', context) as (text: string) => unknown;
  const fetchFile = makeFetch(folder, parse);
  const runtime = globalThis as unknown as Record<string, unknown>;
  defineGlobals(context, Object.fromEntries(platform.map((name) => [name, runtime[name]])));
  defineGlobals(context, {
    self: runInContext('globalThis', context),
    DedicatedWorkerGlobalScope: runInContext(workerScope, context),
    location: { search: '' },
    GLOBAL: { isWindow: () => false, isWorker: () => true, isShadowRealm: () => false },
    fetch: fetchFile,
    fetch_json: async (path: string) => (await (fetchFile(path) as Promise<Response>)).json(),
    ...harness.globals(),
  });
  return context;
}

/**
 * Runs one `*.any.js` file with the scripts that it loads.
 *
 * @param file its path, from which the paths of loaded scripts are resolved
 * @param install defines the classes under test in the new realm
 * @returns its subtests, in the order of completion
 */
export async function runAnyJS(file: string, install: (realm: Context) => void): Promise<readonly Subtest[]> {
  const folder = dirname(file);
  const source = readFileSync(file, 'utf8');
  const harness = new Testharness(basename(file));
  const realm = createRealm(harness, folder);
  install(realm);
  try {
    for (const path of scriptsOf(source)) new Script(readScript(path, folder), { filename: path }).runInContext(realm);
    new Script(source, { filename: file }).runInContext(realm);
  } catch (error) {
    harness.fail(error);
  }
  return harness.complete();
}
