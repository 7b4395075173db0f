import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import {
  dist,
  executableOf,
  fill,
  open,
  openPane,
  paneIds,
  type Site,
  settle,
  textOf,
  useSite,
  waitForVerdict,
} from './harness.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const screenshots = join(import.meta.dirname, '../screenshots');

/** Whether axe looks at every page of the documentation, which takes three minutes, or at every eighth, and whether screenshots are written. */
const isWhole = process.env.WHOLE_SITE === 'true';

describe.skipIf(executableOf('chrome') === undefined)('in Chromium alone', () => {
  let browser: Browser;
  let site: Site;
  useSite('chrome', (...started) => {
    [browser, site] = started;
  });

  test('7: the playground and its panes work offline after the first visit', async () => {
    const page = await open(browser, site.address);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller === null) {
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
      }
    });
    await page.setOfflineMode(true);
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    await fill(page, '#input', 'HTTP://off.line/');
    expect(await textOf(page, '#result')).toBe('http://off.line/');
    await openPane(page, 'readings');
    expect(await textOf(page, '#readings')).toContain('readers agree');
    await page.close();
  });

  test('the names of characters work offline after the first visit', async () => {
    const page = await open(browser, site.address);
    await page.waitForFunction(async () => (await caches.match('./names/13.json')) !== undefined);
    await page.setOfflineMode(true);
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    await fill(page, '#input', 'http://аррӏе.com/');
    await openPane(page, 'host');
    await page.waitForFunction(() => document.getElementById('pane-host')?.textContent?.includes('CYRILLIC'));
    await page.close();
  });

  test.each(['nothing', 'no/such/page/nothing', 'api/url/nothing'])(
    'a page that is not there leads back: %s',
    async (path) => {
      const page = await browser.newPage();
      await page.goto(site.address + path);
      await page.waitForSelector('#links:not([hidden])');
      const links = await page.$$eval('#links a', (all) => all.map(({ href }) => href));
      expect(links[0]).toBe(site.address);
      for (const link of links) expect((await fetch(link)).status, link).toBe(200);
      await page.close();
    },
  );

  test('an example opens in the playground', async () => {
    const page = await browser.newPage();
    await page.goto(`${site.address}api/url/compare/`);
    await page.$eval('a[href*="#input="]', (link) => (link as HTMLElement).click());
    await waitForVerdict(page, 'Some programs find a host here');
    expect(await textOf(page, '#result')).toBe('http://evil.com/');
    await page.close();
  });

  test.each([
    ['backslash', 'guides/comparing/'],
    ['SSRF', 'guides/request-forgery/'],
    ['IPv6 zone', 'learn/host/'],
  ])('the search finds %j, from a page of any depth', async (words, path) => {
    const page = await browser.newPage();
    await page.goto(`${site.address}api/url/host/`);
    await page.click('button[data-open-modal]');
    const field = await page.waitForSelector('dialog[open] input');
    await field!.type(words);
    await page.waitForSelector(`dialog[open] a[href="${site.address.replace(/^http:\/\/[^/]*/, '')}${path}"]`);
    await page.close();
  });

  test('the first load is at most 60 kB, compressed', async () => {
    const page = await browser.newPage();
    await page.setBypassServiceWorker(true);
    await page.goto(site.address);
    await page.waitForSelector('html[data-ready]');
    await page.waitForNetworkIdle({ idleTime: 300 });
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const files = [
      'index.html',
      ...loaded.filter((url) => !url.endsWith('/sw.js')).map((url) => url.slice(site.address.length)),
    ];
    const sizes = new Map([...new Set(files)].map((file) => [file, gzipSync(readFileSync(join(dist, file))).length]));
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    console.log(`first load: ${total} bytes, gzip, in ${sizes.size} files`);
    expect(total).toBeLessThanOrEqual(60_000);
    await page.close();
  });

  /** When a page is painted first, in a new profile. */
  async function firstPaintOf(address: string): Promise<number> {
    const profile = await browser.createBrowserContext();
    const page = await profile.newPage();
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]!.startTime);
    await profile.close();
    return Math.round(paint);
  }

  test('the first paint takes at most 200 ms, or four times as long as that of a page with one line', async () => {
    const times: number[] = [];
    const smallest: number[] = [];
    const isFast = () => Math.min(...times) <= Math.max(200, 4 * Math.min(...smallest));
    // The best of at least five: other programs of the machine only make it slower.
    while (times.length < 5 || (!isFast() && times.length < 20)) {
      times.push(await firstPaintOf(site.address));
      smallest.push(await firstPaintOf(`${site.address}404.html`));
    }
    console.log(`first paint: ${times.join(', ')} ms; of a page with one line: ${smallest.join(', ')} ms`);
    expect(isFast()).toBe(true);
  });

  // On a slow machine the browser could paint a part of the page.
  test.each([1, 8])('nothing moves while the page loads on a machine that is %i times slower', async (slowdown) => {
    const page = await browser.newPage();
    await page.emulateCPUThrottling(slowdown);
    await page.evaluateOnNewDocument(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site.address);
    await page.waitForSelector('html[data-ready]');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
    await page.close();
  });

  /** The violations that axe finds on a page as it is, of all rules or of some. */
  const violationsOn = (page: Page, rules: readonly string[] | null = null) =>
    page.evaluate(async (runOnly) => {
      const { axe: checker } = globalThis as unknown as {
        axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      // Elements that pass, and selectors of elements, would take half of the time.
      const options = { resultTypes: ['violations'], selectors: false };
      const { violations } = await checker.run(runOnly === null ? options : { ...options, runOnly });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    }, rules);

  /** Leaves one word of code in each of its colors: a listing has thousands of words, and a dozen colors. */
  const leaveOneWordOfEachColor = (page: Page) =>
    page.evaluate(() => {
      const seen = new Set<string | null>();
      for (const word of document.querySelectorAll('pre span[style]')) {
        const style = word.getAttribute('style');
        if (seen.has(style)) word.replaceWith(...word.childNodes);
        seen.add(style);
      }
    });

  /** Visits the pages of a list that is shared with other tabs, and adds the violations to `found`. */
  async function visit(paths: string[], found: string[]): Promise<void> {
    const page = await browser.newPage();
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      await page.goto(site.address + path.replace(/index\.html$/, ''));
      await page.evaluate(axe);
      await leaveOneWordOfEachColor(page);
      for (const value of ['light', 'dark']) {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
        // The other rules do not depend on the colors.
        const violations = await violationsOn(page, value === 'light' ? null : ['color-contrast']);
        found.push(...violations.map((violation) => `${path}, ${value}: ${violation.slice(0, 300)}`));
      }
    }
    await page.close();
  }

  test('axe finds nothing on the pages of the documentation, in both color schemes', { timeout: 600_000 }, async () => {
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => file.split('\\').join('/'));
    const all = files.filter((file) => file.endsWith('index.html') && file !== 'index.html').sort();
    expect(all.length).toBeGreaterThan(40);
    const paths = isWhole ? all : all.filter((_, index) => index % 8 === 0);
    console.log(`axe: ${paths.length} of ${all.length} pages`);
    const found: string[] = [];
    await Promise.all([visit(paths, found), visit(paths, found), visit(paths, found)]);
    expect(found).toEqual([]);
  });

  test('the index of the API has a sentence for each name', async () => {
    const page = await browser.newPage();
    await page.goto(`${site.address}api/`);
    const rows = await page.$$eval('main table tbody tr', (all) =>
      all.map((row) => [...row.children].map(({ textContent }) => textContent?.trim() ?? '')),
    );
    expect(rows.length).toBeGreaterThan(40);
    for (const [name, sentence] of rows) expect(sentence, name).toMatch(/^[A-Z`].*\.$/s);
    await page.close();
  });

  /** How many pixels of the page are beside the window. */
  const overflowOf = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  const pages = [
    '',
    'learn/',
    'learn/scheme/',
    'guides/',
    'guides/comparing/',
    'api/url/host/',
    'data/benchmarks/',
    'data/engines/',
  ];
  describe.each(['light', 'dark'])('in %s colors', (scheme) => {
    test('axe finds nothing on the playground with all panes open', async () => {
      const page = await browser.newPage();
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      await page.goto(site.address);
      await page.waitForSelector('html[data-ready]');
      await fill(page, '#input', 'http://u:p@h:81/\u202e|?q#f');
      await settle(page);
      await page.evaluate(axe);
      for (const id of paneIds) {
        await openPane(page, id);
        expect(await violationsOn(page), id).toEqual([]);
      }
      await page.close();
    });
  });

  test.each([320, 390, 768, 1280])('nothing is cut off at %i pixels', async (width) => {
    if (isWhole) mkdirSync(screenshots, { recursive: true });
    const page = await browser.newPage();
    await page.setViewport({ width, height: 900 });
    for (const path of pages) {
      await page.goto(site.address + path);
      if (path === '') {
        await page.waitForSelector('html[data-ready]');
        await fill(page, '#input', 'http://user:pass@evil.com\\@good.com:81/a|b?c=d#e');
        for (const id of paneIds) {
          await openPane(page, id);
          expect(await overflowOf(page), id).toBeLessThanOrEqual(0);
        }
        await openPane(page, 'parts');
      }
      for (const value of ['light', 'dark']) {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
        expect(await overflowOf(page), value).toBeLessThanOrEqual(0);
        if (!isWhole) continue;
        const file = `${path.replace(/\//g, '-') || 'playground-'}${width}-${value}.png`;
        await page.screenshot({ path: join(screenshots, file) as `${string}.png`, fullPage: true });
      }
    }
    await page.close();
  });
});

test('the site was built', () => {
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain('id="input"');
});
