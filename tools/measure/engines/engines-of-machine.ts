// Shells and browsers that the machine may have. On Debian: chromium, firefox-esr, libmozjs-102-dev (js102),
// libjavascriptcoregtk-4.0-bin (jsc), webkit2gtk-driver and xvfb (WebKitGTK's MiniBrowser).
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerIn, type Engine, output, type Script, shell, wholeScript } from './engine.ts';
import { placeOf } from './engines-from-npm.ts';

function machineShell(name: string, title: string, command: string, version: () => string): Engine {
  return shell({ name, title, source: 'this machine', binary: placeOf(command) ?? '', version });
}

interface Browser {
  readonly name: string;
  readonly title: string;
  readonly binary: string;
  readonly version: () => string;
  /** The command that opens an address, with a separate profile folder. */
  readonly command: (address: string, profile: string) => readonly [string, ...string[]];
}

const PAGE_TIMEOUT = 120_000;

/** A page with the script, and a place to which it posts its answer. */
function servePage(script: Script, onAnswer: (answer: unknown) => void): Promise<Server> {
  const send = 'globalThis.postAnswer';
  const post = `${send} = (text) => { const request = new XMLHttpRequest(); request.open('POST', '/answer'); request.send(text); };`;
  const page = `<!doctype html><meta charset="utf-8"><title>probe</title><script src="/script.js"></script>`;
  const code = `${post}\n${wholeScript(script, send)}`;
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      let text = '';
      request.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      request.on('end', () => {
        response.end();
        onAnswer(answerIn(text));
      });
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

async function openPage(browser: Browser, script: Script): Promise<unknown> {
  const profile = mkdtempSync(join(tmpdir(), 'url-engines-'));
  // Firefox asks whether to stop a long-running script.
  writeFileSync(join(profile, 'user.js'), 'user_pref("dom.max_script_run_time", 0);\n');
  let server: Server | undefined;
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${browser.name}: no answer`)), PAGE_TIMEOUT);
      void servePage(script, resolve).then((listening) => {
        server = listening;
        const [command, ...args] = browser.command(
          `http://127.0.0.1:${(listening.address() as AddressInfo).port}/`,
          profile,
        );
        const env = { ...process.env, HOME: profile, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
        child = spawn(command, args, { env, stdio: 'ignore', detached: true });
        child.on('error', reject);
      });
    });
  } finally {
    clearTimeout(timer);
    if (child) endGroup(child);
    server?.closeAllConnections();
    server?.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

const browserEngine = (browser: Browser): Engine => ({
  ...browser,
  source: 'this machine',
  hasPlatform: true,
  hasClock: true,
  run: (script) => openPage(browser, script),
});

const numberIn = (text: string): string => /\d+(?:\.\d+)+/.exec(text)?.[0] ?? '?';
const miniBrowser = ['4.1', '4.0', '6.0']
  .map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
  .find((path) => existsSync(path));
const chromium = placeOf('chromium') ?? '';
const firefox = placeOf('firefox-esr') ?? placeOf('firefox') ?? '';
const webkitVersion = () => (miniBrowser ? numberIn(output('xvfb-run', ['-a', miniBrowser, '--version'])) : '?');

export const enginesOfMachine: readonly Engine[] = [
  machineShell('jsc', 'JavaScriptCore shell', 'jsc', webkitVersion),
  machineShell('spidermonkey', 'SpiderMonkey shell', 'js102', () => numberIn(output('js102', ['--version']))),
  browserEngine({
    name: 'chromium',
    title: 'Chromium',
    binary: chromium,
    version: () => numberIn(output(chromium, ['--version', '--no-sandbox'])),
    command: (address, profile) => [
      chromium,
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      `--user-data-dir=${profile}`,
      address,
    ],
  }),
  browserEngine({
    name: 'firefox',
    title: 'Firefox ESR',
    binary: firefox,
    version: () => numberIn(output(firefox, ['--version'])),
    command: (address, profile) => [firefox, '--headless', '--no-remote', '--profile', profile, address],
  }),
  browserEngine({
    name: 'webkit',
    title: 'WebKitGTK (MiniBrowser)',
    binary: miniBrowser ?? '',
    version: webkitVersion,
    command: (address) => ['xvfb-run', '-a', miniBrowser ?? '', address],
  }),
];
