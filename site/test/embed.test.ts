import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { dist, executableOf, type Site, texts, useSite, waitForVerdict } from './harness.ts';

describe.skipIf(executableOf('chrome') === undefined)('the embedded verdict, in Chromium', () => {
  let browser: Browser;
  let site: Site;
  useSite('chrome', (...started) => {
    [browser, site] = started;
  });

  test('an embedded verdict loads 35 kB, compressed, then the host, in all 39 kB for a plain input, and the comparison if the input is not plain', async () => {
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
    expect(size()).toBeLessThanOrEqual(35_300);
    heldBack = 'no file';
    await show('https://example.com/', 'Valid and already normalized');
    expect(size()).toBeLessThanOrEqual(40_000);
    await show('http://evil.com\\@good.com/', 'different hosts');
    expect(size()).toBeLessThanOrEqual(83_000);
    await page.close();
  });

  test('domains that need the tables of IDNA have the verdict of the page', async () => {
    const page = await browser.newPage();
    const inputs = [
      'https://fa\u00df.de/',
      'https://xn--80ak6aa92e.com/',
      'https://xn--a.com/',
      'http://a_b.example./',
    ];
    for (const input of inputs) {
      const verdicts = [];
      for (const path of ['embed/', '']) {
        await page.goto('about:blank');
        await page.goto(`${site.address}${path}#input=${encodeURIComponent(input)}`);
        await page.waitForSelector('#verdict:not([aria-busy]) li');
        verdicts.push(await texts(page, '#verdict p'));
      }
      expect(verdicts[0], input).toEqual(verdicts[1]);
      expect(verdicts[0]!.length, input).toBeGreaterThan(0);
    }
    await page.close();
  });
});
