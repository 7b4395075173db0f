import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, launch, type Page } from 'puppeteer-core';
import sirv from 'sirv';
import { afterAll, beforeAll } from 'vitest';
import { type PaneId, paneTitles } from '../src/playground/pane-titles.ts';

export const dist = join(import.meta.dirname, '../dist');

/** Browsers of the machine; none is installed. The first path that exists is taken. */
const browsers = {
  chrome: [
    process.env.CHROME_PATH,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  firefox: [
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
};

export type BrowserName = keyof typeof browsers;

/** @returns the program of a browser, or `undefined` where the machine has none */
export const executableOf = (name: BrowserName): string | undefined =>
  browsers[name].find((path) => path !== undefined && existsSync(path));

/** Starts a browser with an empty profile. */
export function start(name: BrowserName): Promise<Browser> {
  return launch({
    browser: name,
    executablePath: executableOf(name)!,
    headless: true,
    args:
      name === 'chrome'
        ? [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ]
        : [],
  });
}

export interface Site {
  readonly server: Server;
  /** The address of the playground, with a path before it that the build does not know. */
  readonly address: string;
}

/** Serves the built site on a free port of this machine, under a path. An address without a file has the page "not found", as on GitHub Pages. */
export async function serve(path = '/some/where/'): Promise<Site> {
  const files = sirv(dist, { dev: true, etag: true });
  const server = createServer((request, response) => {
    if (!request.url?.startsWith(path)) {
      response.writeHead(404).end();
      return;
    }
    request.url = `/${request.url.slice(path.length)}`;
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html' }).end(readFileSync(join(dist, '404.html')));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}` };
}

/** Starts a browser and serves the site before the tests of a block, and stops both after them. */
export function useSite(name: BrowserName, receive: (browser: Browser, site: Site) => void): void {
  let browser: Browser | undefined;
  let site: Site | undefined;
  beforeAll(async () => {
    [browser, site] = await Promise.all([start(name), serve()]);
    receive(browser, site);
  });
  afterAll(async () => {
    await browser?.close();
    site?.server.close();
  });
}

/** Every pane of the playground. */
export const paneIds = Object.keys(paneTitles) as PaneId[];

/** Opens the playground and waits until its script has run. */
export async function open(
  browser: Browser,
  address: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const page = await browser.newPage();
  await prepare?.(page);
  await page.goto(address);
  await page.waitForSelector('html[data-ready]');
  return page;
}

/** Types into a field in place of what it contains. */
export async function fill(page: Page, selector: string, text: string): Promise<void> {
  await page.$eval(
    selector,
    (field, value) => {
      (field as HTMLInputElement).value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    text,
  );
  // The playground is loaded with the first input.
  await page.waitForSelector('html[data-loaded]');
}

/** Waits until the verdict contains a text: the module that compares readers is loaded with the first input. */
export async function waitForVerdict(page: Page, text: string): Promise<void> {
  await page.waitForFunction((part) => document.getElementById('verdict')?.textContent?.includes(part), {}, text);
}

export const inputOf = (page: Page): Promise<string> =>
  page.$eval('#input', (field) => (field as HTMLTextAreaElement).value);

export const texts = (page: Page, selector: string): Promise<string[]> =>
  page.$$eval(selector, (all) => all.map((one) => one.textContent ?? ''));

export const textOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => element.textContent ?? '');

/** Waits until the verdict is complete: while it grows, everything below it moves. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('#verdict[aria-busy]') === null);
}

/** Clicks the middle of an element that does not move. */
export async function click(page: Page, selector: string): Promise<void> {
  await settle(page);
  await page.click(selector);
}

/** Moves the pointer over an element that does not move. */
export async function hover(page: Page, selector: string): Promise<void> {
  await settle(page);
  await page.hover(selector);
}

/** Opens a pane as a person does, and waits until it shows something. */
export async function openPane(page: Page, id: string): Promise<void> {
  await click(page, `#tab-${id}`);
  await page.waitForSelector(`#pane-${id}:not([aria-busy]):not([hidden])`);
}
