import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dist, executableOf, fill, open, openPane, type Site, serve, start, textOf } from './harness.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const screenshots = join(import.meta.dirname, '../screenshots');

describe.skipIf(executableOf('chrome') === undefined)('in Chromium alone', () => {
  let browser: Browser;
  let site: Site;
  beforeAll(async () => {
    [browser, site] = await Promise.all([start('chrome'), serve()]);
  });
  afterAll(async () => {
    await browser?.close();
    site?.server.close();
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
    await fill(page, '#input', 'http://off.line/');
    expect(await textOf(page, '#result')).toBe('http://off.line/');
    await openPane(page, 'readings');
    expect(await textOf(page, '#pane-readings-content')).toContain('What each reader finds');
    await page.close();
  });

  test('the first load is at most 80 kB, compressed', async () => {
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
    expect(total).toBeLessThanOrEqual(80_000);
    await page.close();
  });

  test('nothing moves while the page loads', async () => {
    const page = await browser.newPage();
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
      const { violations } = await checker.run(runOnly === null ? {} : { runOnly });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    }, rules);

  test('axe finds nothing on any page of the documentation, in both color schemes', { timeout: 600_000 }, async () => {
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => file.split('\\').join('/'));
    const paths = files.filter((file) => file.endsWith('index.html') && file !== 'index.html');
    expect(paths.length).toBeGreaterThan(40);
    const page = await browser.newPage();
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(site.address + path.replace(/index\.html$/, ''));
      await page.evaluate(axe);
      for (const value of ['light', 'dark']) {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
        // The other rules do not depend on the colors.
        const violations = await violationsOn(page, value === 'light' ? null : ['color-contrast']);
        found.push(...violations.map((violation) => `${path}, ${value}: ${violation.slice(0, 300)}`));
      }
    }
    expect(found).toEqual([]);
    await page.close();
  });

  const pages = [
    '',
    'learn/',
    'learn/scheme/',
    'guides/',
    'guides/comparing/',
    'api/host/src/',
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
      for (const id of ['steps', 'readings', 'host', 'query', 'relative', 'copy']) await openPane(page, id);
      await page.evaluate(axe);
      expect(await violationsOn(page)).toEqual([]);
      await page.close();
    });

    test.each([320, 768, 1440])('nothing is cut off at %i pixels; a screenshot is written', async (width) => {
      mkdirSync(screenshots, { recursive: true });
      const page = await browser.newPage();
      await page.setViewport({ width, height: 900 });
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      for (const path of pages) {
        await page.goto(site.address + path);
        if (path === '') {
          await page.waitForSelector('html[data-ready]');
          for (const id of ['steps', 'readings', 'host', 'query', 'relative', 'copy']) await openPane(page, id);
        }
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
        const file = `${path.replace(/\//g, '-') || 'playground-'}${width}-${scheme}.png`;
        await page.screenshot({ path: join(screenshots, file) as `${string}.png`, fullPage: true });
      }
      await page.close();
    });
  });
});

test('the site was built', () => {
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain('id="input"');
});
