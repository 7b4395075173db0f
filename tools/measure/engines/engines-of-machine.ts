// Shells and browsers that the machine may have. On Debian: chromium, firefox-esr, libmozjs-102-dev (js102),
// libjavascriptcoregtk-4.0-bin (jsc), webkit2gtk-driver and xvfb (WebKitGTK's MiniBrowser).
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { answerIn, type Engine, type Script, shell, versionIn, wholeScript } from './engine.ts';

/** Returns the path of the first of these commands that is on the PATH. */
function placeOf(...commands: readonly string[]): string {
  return spawnSync('which', commands, { encoding: 'utf8' }).stdout?.split('\n')[0] ?? '';
}

interface Browser extends Omit<Engine, 'run'> {
  /** The command that opens an address, with a separate profile folder. */
  readonly command: (address: string, profile: string) => readonly [string, ...string[]];
}

const PAGE_TIMEOUT = 120_000;

/** Serves a page with the script, and a place to which the script posts its answer. */
function servePage(script: Script, onAnswer: (answer: string) => void): Promise<Server> {
  const send = 'globalThis.postAnswer';
  const post = `${send} = (text) => { const request = new XMLHttpRequest(); request.open('POST', '/answer'); request.send(text); };`;
  const page = `<!doctype html><meta charset="utf-8"><title>probe</title><script src="/script.js"></script>`;
  const code = `${post}\n${wholeScript(script, send)}`;
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      onAnswer(await text(request));
      response.end();
      return;
    }
    const isScript = request.url === '/script.js';
    response.setHeader('content-type', isScript ? 'text/javascript; charset=utf-8' : 'text/html');
    response.end(isScript ? code : page);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Ends a browser and its process group. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

async function openPage({ name, command }: Browser, script: Script): Promise<unknown> {
  const profile = mkdtempSync(join(tmpdir(), 'url-engines-'));
  // Firefox asks whether to stop a long-running script.
  writeFileSync(join(profile, 'user.js'), 'user_pref("dom.max_script_run_time", 0);\n');
  let end = (): void => {};
  try {
    const answer = await new Promise<string>((resolve, reject) => {
      void servePage(script, resolve).then((server) => {
        const [program, ...args] = command(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, profile);
        const env = { ...process.env, HOME: profile, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
        const child = spawn(program, args, { env, stdio: 'ignore', detached: true }).on('error', reject);
        const timer = setTimeout(() => reject(new Error(`${name}: no answer`)), PAGE_TIMEOUT);
        end = () => {
          clearTimeout(timer);
          endGroup(child);
          server.closeAllConnections();
          server.close();
        };
      });
    });
    return answerIn(answer);
  } finally {
    end();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

const browser = (each: Browser): Engine => ({ ...each, hasPlatform: true, run: (script) => openPage(each, script) });

const [jsc, js102, chromium, firefox] = [
  placeOf('jsc'),
  placeOf('js102'),
  placeOf('chromium'),
  placeOf('firefox-esr', 'firefox'),
];
const miniBrowser =
  ['4.1', '4.0', '6.0']
    .map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
    .find((path) => existsSync(path)) ?? '';
const webkitVersion = () => (miniBrowser ? versionIn('xvfb-run', '-a', miniBrowser, '--version') : '?');
const headless = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'];

export const enginesOfMachine: readonly Engine[] = [
  shell({ name: 'jsc', title: 'JavaScriptCore shell', binary: jsc, version: webkitVersion }),
  shell({
    name: 'spidermonkey',
    title: 'SpiderMonkey shell',
    binary: js102,
    version: () => versionIn(js102, '--version'),
  }),
  browser({
    name: 'chromium',
    title: 'Chromium',
    binary: chromium,
    version: () => versionIn(chromium, '--version', '--no-sandbox'),
    command: (address, profile) => [chromium, ...headless, `--user-data-dir=${profile}`, address],
  }),
  browser({
    name: 'firefox',
    title: 'Firefox ESR',
    binary: firefox,
    version: () => versionIn(firefox, '--version'),
    command: (address, profile) => [firefox, '--headless', '--no-remote', '--profile', profile, address],
  }),
  browser({
    name: 'webkit',
    title: 'WebKitGTK (MiniBrowser)',
    binary: miniBrowser,
    version: webkitVersion,
    command: (address) => ['xvfb-run', '-a', miniBrowser, address],
  }),
];
