import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { Script } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import * as fastCheck from 'fast-check';
import { expect } from 'vitest';
import { findWPT, type WPTSearch } from '../../conformance/wpt.ts';

// Stryker's test runner for `mutate.ts`. One script contains a package's tests and sources. It runs again for each change, so that no cache outlives
// the change. That takes 10 ms; vitest starts a worker for each change, which takes half a second or more.

interface Test {
  readonly id: string;
  readonly name: string;
  readonly fileName: string;
  readonly run: () => unknown;
}

/** The state of the instrumented sources: https://stryker-mutator.io */
interface Instrumentation {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: object | undefined;
}

interface MutantRun {
  readonly activeMutant: { readonly id: string };
  readonly testFilter?: readonly string[];
  readonly hitLimit?: number;
  readonly mutantActivation: 'runtime' | 'static';
}

/** Tests that take more milliseconds run only on the unchanged sources, because they test speed. On a busy machine a test takes up to three times as long. */
const SLOW = 1500;

/** Within the copy of the project. */
const DURATIONS = 'durations.json';

const instrumentation: Instrumentation = {};
const nodeRequire = createRequire(import.meta.url);
let wptSearch: WPTSearch;
let registered: Test[] = [];
let fileName = '';
const titles: string[] = [];

/** Skips asynchronous tests, because a script cannot wait for them. */
function test(title: string, run: () => unknown): void {
  if (Object.prototype.toString.call(run) === '[object AsyncFunction]') return;
  const name = [...titles, title].join(' > ');
  const id = `${fileName}#${registered.length}`;
  registered.push({ id, name, fileName, run });
}

function describe(title: string, define: () => void): void {
  titles.push(title);
  define();
  titles.pop();
}

/** `test.each` and `describe.each`: a row is a list of arguments if all rows are arrays. */
function each<T extends unknown[]>(add: (title: string, run: (...values: T) => void) => void): unknown {
  return (rows: readonly T[]) => (title: string, run: (...values: T) => void) => {
    const areLists = rows.every(Array.isArray);
    for (const row of rows) {
      const values = areLists ? row : ([row] as unknown as T);
      add(format(title, ...values), () => run(...values));
    }
  };
}

const tests = Object.assign(test, { each: each(test) });
const vitest = { test: tests, it: tests, describe: Object.assign(describe, { each: each(describe) }), expect };

/** The functions that the script calls. */
const host = {
  begin(): void {
    registered = [];
    titles.length = 0;
  },
  enter(name: string): void {
    fileName = name;
  },
  require(name: string): unknown {
    if (name === 'vitest') return vitest;
    if (name === 'wpt-search') return wptSearch;
    return name === 'fast-check' ? fastCheck : nodeRequire(name);
  },
  action: (): void => {},
};

/** Returns why a test fails, or `null`. */
function failureOf({ id, run }: Test): string | null {
  instrumentation.currentTestId = id;
  try {
    return run() instanceof Promise ? 'returns a promise, and this runner cannot wait for it' : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    instrumentation.currentTestId = undefined;
  }
}

/** Measures the CPU time of a function in milliseconds, without other processes. */
function timeOf(action: () => void): number {
  const started = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

/**
 * Calls a function that may never return.
 *
 * @param limit milliseconds of CPU time of this process
 * @returns whether the function has returned
 */
function returnsWithin(limit: number, action: () => void): boolean {
  host.action = action;
  for (let attempts = 0; attempts < 20; attempts++) {
    let returned = false;
    const time = timeOf(() => {
      returned = callWithin(limit);
    });
    if (returned) return true;
    if (time > limit * 0.8) return false;
  }
  return false;
}

function callWithin(timeout: number): boolean {
  try {
    callAction.runInThisContext({ timeout });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
}

const callAction = new Script('mutationHost.action()', { filename: 'action.js' });

/** Excludes the tests of built files and of modules of engine-url, and those that need more of Node than `require`: they use processes, or names of functions. */
function testFiles(name: string): string[] {
  const files = globSync(`packages/{*/,}${name}/test/**/*.test.ts`).sort();
  return files.filter(
    (file) => !/from 'node:(?!module')|'\.\.\/(?:dist|src\/engine)\//.test(readFileSync(file, 'utf8')),
  );
}

/** A script does not know its path, and the data of web-platform-tests are searched once. */
const conformance: Plugin = {
  name: 'conformance',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:config|conformance|test)[\\/][^\\/]+\.m?[jt]s$/ }, ({ path }) => {
      const url = JSON.stringify(pathToFileURL(path).href);
      const text = readFileSync(path, 'utf8').replace(/import\.meta\.url/g, url);
      return { contents: text.replace(' = findWPT()', " = require('wpt-search')"), loader: 'ts' };
    });
  },
};

/** Bundles the tests and the sources as one script that does not read files. */
async function bundle(files: readonly string[]): Promise<string> {
  const entry = files.map((file) => `host.enter(${JSON.stringify(file)}); require(${JSON.stringify(`./${file}`)});`);
  const { outputFiles } = await build({
    stdin: { contents: entry.join('\n'), resolveDir: process.cwd() },
    absWorkingDir: process.cwd(),
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'node',
    target: 'esnext',
    external: ['vitest', 'fast-check', 'wpt-search'],
    plugins: [conformance],
    tsconfig: 'tsconfig.json',
    treeShaking: false,
    ignoreAnnotations: true,
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}

/** Milliseconds before an endless loop is stopped, unless `hitLimit` stops it earlier. */
function limitOf(duration: number): number {
  return Math.ceil(300 + 5 * duration);
}

class Runner {
  private script!: Script;
  /** How long each test takes, in milliseconds, by its id; under the empty string how long it takes to load them. */
  private durations = new Map<string, number>();

  capabilities(): object {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    wptSearch = findWPT();
    fastCheck.configureGlobal({ seed: 1, endOnFailure: true });
    Object.assign(globalThis, { mutationHost: host, __stryker__: instrumentation });
    const text = await bundle(testFiles(process.env.MUTATED_PACKAGE!));
    const run = `(host => { const { require } = host; host.begin();\n${text}\n})(mutationHost);`;
    this.script = new Script(run, { filename: 'tests.js' });
    // If a change ends the process, Stryker starts another one, without a dry run.
    if (existsSync(DURATIONS)) this.durations = new Map(JSON.parse(readFileSync(DURATIONS, 'utf8')));
  }

  async dryRun(): Promise<object> {
    const loading = timeOf(() => this.script.runInThisContext());
    this.durations.set('', loading);
    const tests = registered.map((_, index) => {
      // Each test runs on fresh sources: otherwise only the first test would run code that fills a cache.
      this.script.runInThisContext();
      const each = registered[index]!;
      let failureMessage: string | null = null;
      const timeSpentMs = timeOf(() => {
        failureMessage = failureOf(each);
      });
      const { id, name, fileName } = each;
      this.durations.set(id, timeSpentMs);
      return { id, name, fileName, timeSpentMs, status: failureMessage === null ? 0 : 1, failureMessage };
    });
    writeFileSync(DURATIONS, JSON.stringify([...this.durations]));
    return { status: 'complete', tests, mutantCoverage: instrumentation.mutantCoverage };
  }

  async mutantRun({ activeMutant: { id }, testFilter, hitLimit, mutantActivation }: MutantRun): Promise<object> {
    const activeMutant = mutantActivation === 'static' ? id : undefined;
    Object.assign(instrumentation, { activeMutant, hitCount: 0, hitLimit });
    try {
      if (!returnsWithin(limitOf(this.durations.get('')!), () => this.script.runInThisContext()))
        return { status: 'timeout' };
    } catch (error) {
      const killedBy = [...this.durations.keys()].slice(1, 2);
      return { status: 'killed', killedBy, failureMessage: `while the tests load: ${error}`, nrOfTests: 0 };
    }
    instrumentation.activeMutant = id;
    return this.runTests(this.selected(testFilter), hitLimit ?? Number.POSITIVE_INFINITY);
  }

  /** Runs tests until one fails. */
  private runTests(tests: readonly Test[], hitLimit: number): object {
    for (const [index, each] of tests.entries()) {
      let failureMessage: string | null = null;
      const returns = returnsWithin(limitOf(this.durations.get(each.id)!), () => {
        failureMessage = failureOf(each);
      });
      if (!returns || instrumentation.hitCount! > hitLimit) return { status: 'timeout' };
      if (failureMessage !== null)
        return { status: 'killed', killedBy: [each.id], failureMessage, nrOfTests: index + 1 };
    }
    return { status: 'survived', nrOfTests: tests.length };
  }

  private selected(testFilter: readonly string[] | undefined): Test[] {
    const wanted = testFilter && new Set(testFilter);
    const tests = registered.filter(({ id }) => this.durations.get(id)! < SLOW && (wanted?.has(id) ?? true));
    return tests.sort((a, b) => this.durations.get(a.id)! - this.durations.get(b.id)!);
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'one-script', injectableClass: Runner }];
