import type { Browser } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import {
  type BrowserName,
  click,
  executableOf,
  fill,
  hover,
  inputOf,
  open,
  openPane,
  type Site,
  textOf,
  texts,
  useSite,
} from './harness.ts';

describe.each<BrowserName>(['chrome', 'firefox'])('panes in %s', (name) => {
  describe.skipIf(executableOf(name) === undefined)('(where the machine has it)', () => {
    let browser: Browser;
    let site: Site;
    useSite(name, (...started) => {
      [browser, site] = started;
    });

    test('steps: the scrubber moves through the states by keyboard, forward and back', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://h:81/');
      await openPane(page, 'steps');
      expect(await textOf(page, '#step-view a')).toBe('scheme start state');
      expect(await textOf(page, '#step-view')).not.toContain('«»');
      await page.focus('#step');
      for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowRight');
      expect(await textOf(page, '#step-view a')).toBe('scheme state');
      expect(await textOf(page, '#step-view')).toContain('ht');
      await page.keyboard.press('ArrowLeft');
      expect(await textOf(page, '#pane-steps output')).toMatch(/^Step 2 of /);
      await page.keyboard.press('End');
      expect(await textOf(page, '#step-view a')).toBe('path state');
      expect(await textOf(page, '#step-view')).toContain('81');
      await page.close();
    });

    test('steps: the last step of a failure says so', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://h:x/');
      await openPane(page, 'steps');
      await page.focus('#step');
      await page.keyboard.press('End');
      expect(await textOf(page, '#step-view a')).toBe('port state');
      expect(await textOf(page, '#step-view')).toContain('This step returns failure.');
      await page.close();
    });

    test('4: answers are grouped, hosts first, with the browser among the readers', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://evil.com\\@good.com/');
      await openPane(page, 'readings');
      expect(await textOf(page, '#readings .difference')).toContain('Different hosts');
      expect(await texts(page, '#readings .difference:first-child .value')).toEqual(['evil.com', 'good.com']);
      expect(await textOf(page, '#readings .difference')).toContain('curl 7.88.1');
      expect(await textOf(page, '#readings .difference')).toContain('this browser');
      await page.close();
    });

    test('4: recordings add versions of programs', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'x:');
      await openPane(page, 'readings');
      await click(page, '.recorded summary');
      await page.select('#recorded', 'http://evil.example\\@good.example/');
      await page.waitForFunction(() => document.getElementById('readings')?.textContent?.includes('OkHttp'));
      await page.close();
    });

    test('4: a filter and a client are compared', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://evil.com\\@good.com/');
      await openPane(page, 'readings');
      await fill(page, '#allow', 'good.com');
      expect(await textOf(page, '#pair')).toMatch(
        /^Python urllib.parse lets it pass as good\.com, .* connects to evil\.com\.$/,
      );
      await page.close();
    });

    test('pattern: groups are marked in the pattern and in the URL', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'https://shop.example.com/products/7?x=1');
      await openPane(page, 'pattern');
      await fill(page, '#pattern', 'https://:shop.example.com/products/:id');
      expect(await texts(page, '#pattern-result mark')).toEqual([':shop', '/:id', 'shop', '7'].slice(0, 4));
      await fill(page, '#pattern', 'https://:shop.example.org/*');
      expect(await textOf(page, '#pattern-result')).toContain('hostname');
      await fill(page, '#pattern', 'https://h/:');
      expect(await textOf(page, '#pattern-result')).toContain('expected a name');
      await page.close();
    });

    test('pattern: groups and rows mark each other', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'https://shop.example.com/products/7');
      await openPane(page, 'pattern');
      await fill(page, '#pattern', 'https://:shop.example.com/products/:id');
      await hover(page, '#pattern-result tr[data-group="1"]');
      await page.waitForFunction(() => document.querySelectorAll('#pattern-result mark.is-linked').length === 2);
      expect(await texts(page, '#pattern-result mark.is-linked')).toEqual(['/:id', '7']);
      await page.focus('#pattern-result mark[data-group="0"]');
      await page.waitForSelector('#pattern-result tr[data-group="0"].is-linked');
      await page.close();
    });

    test('4: an edit of one piece of the query keeps the other bytes', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', '../v?a&b=%20~&sig=x%2f#t');
      await openPane(page, 'query');
      await page.focus('#query-value-1');
      await page.$eval('#query-value-1', (field) => (field as HTMLInputElement).select());
      await page.keyboard.type('c d&');
      await page.keyboard.press('Tab');
      expect(await inputOf(page)).toBe('../v?a&b=c%20d%26&sig=x%2f#t');
      await click(page, '[aria-label="Remove piece 1"]');
      expect(await inputOf(page)).toBe('../v?b=c%20d%26&sig=x%2f#t');
      await page.close();
    });

    test('4: a host shows its kind, class, spellings, and each code point by name', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://0x7f.1/');
      await openPane(page, 'host');
      const pane = await textOf(page, '#pane-host');
      for (const text of ['IPv4 address', 'loopback, in 127.0.0.0/8', '2130706433', '0x7f000001'])
        expect(pane).toContain(text);
      await fill(page, '#input', 'http://аррӏе.com/');
      await page.waitForFunction(() => document.getElementById('pane-host')?.textContent?.includes('PALOCHKA'));
      expect(await textOf(page, '#pane-host')).toContain('safe to show asxn--80ak6aa92e.com');
      await page.close();
    });

    test('4: relative references are resolved, rebased and relativized', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', '../d?e');
      await fill(page, '#base', 'http://h/a/b/c');
      await openPane(page, 'relative');
      const pane = await textOf(page, '#pane-relative');
      expect(pane).toContain('http://h/a/d?e');
      expect(pane).toContain('../d?e');
      await page.close();
    });
  });
});
