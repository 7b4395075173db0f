import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { dist, executableOf, type Site, useSite, waitForVerdict } from './harness.ts';

describe.skipIf(executableOf('chrome') === undefined)('the embedded verdict, in Chromium', () => {
  let browser: Browser;
  let site: Site;
  useSite('chrome', (...started) => {
    [browser, site] = started;
  });

  test('an embedded verdict loads 46 kB, compressed, then the host, and the comparison if the input is not plain', async () => {
    const page = await browser.newPage();
    await page.setBypassServiceWorker(true);
    await page.setRequestInterception(true);
    const loaded = new Set(['embed/index.html']);
    let heldBack = 'assets/dangers';
    page.on('request', (request) => {
      const file = request.url().slice(site.address.length);
      const isHeldBack = file.startsWith(heldBack);
      if (file.startsWith('assets/') && !isHeldBack) loaded.add(file);
      if (isHeldBack) request.abort();
      else request.continue();
    });
    const size = () => [...loaded].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
    const show = async (input: string, verdict: string) => {
      await page.goto('about:blank');
      await page.goto(`${site.address}embed/#input=${encodeURIComponent(input)}`);
      await waitForVerdict(page, verdict);
      await page.waitForNetworkIdle({ idleTime: 300 });
      console.log(`embedded verdict: ${size()} bytes, gzip, in ${loaded.size} files`);
    };
    await show('http://evil.com\\@good.com/', 'URL, repaired');
    expect(size()).toBeLessThanOrEqual(46_000);
    heldBack = 'no file';
    await show('https://example.com/', 'Valid and already normalized');
    expect(size()).toBeLessThanOrEqual(50_500);
    await show('http://evil.com\\@good.com/', 'different hosts');
    expect(size()).toBeLessThanOrEqual(80_000);
    await page.close();
  });
});
