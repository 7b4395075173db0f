import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type BrowserName,
  click,
  executableOf,
  fill,
  open,
  type Site,
  settle,
  textOf,
  texts,
  useSite,
} from './harness.ts';

describe.each<BrowserName>(['chrome', 'firefox'])('the first view in %s', (name) => {
  describe.skipIf(executableOf(name) === undefined)('(where the machine has it)', () => {
    let browser: Browser;
    let site: Site;
    /** A page whose input changes from one verdict to the next, as a person's does. */
    let verdictPage: Page;
    useSite(name, (...started) => {
      [browser, site] = started;
    });
    beforeAll(async () => {
      verdictPage = await open(browser, site.address);
    });

    test('2: the registrable domain is bold in the coloured line, and has a row', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'https://paypa1.com.secure-login.example.ru/');
      await page.waitForSelector('#display strong.site');
      expect(await texts(page, '#display strong.site')).toEqual(['example.ru']);
      await page.waitForFunction(() => document.getElementById('parts')?.textContent?.includes('siteexample.ru'));
      await fill(page, '#input', 'https://a.Ex%61mple。co.uk./');
      expect((await texts(page, '#display strong.site')).join('')).toBe('Ex%61mple。co.uk.');
      await fill(page, '#input', 'http://127.0.0.1/');
      expect(await texts(page, '#display strong.site')).toEqual([]);
      await page.close();
    });

    test('3: an unchanged value has one cell, and absent parts are one line', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'HTTPS://example.com/a');
      await page.waitForSelector('#parts');
      expect(await texts(page, '#parts tr[data-component="scheme"] td')).toEqual(['https', 'HTTPS lowercased']);
      expect(await texts(page, '#parts tr[data-component="path"] td')).toEqual(['/a']);
      expect(await textOf(page, '.absent')).toBe('No username, no password, no port, no query, no fragment.');
      await page.close();
    });

    test('4: a relative reference leads to its pane', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', '../a/b?c');
      await settle(page);
      expect(await texts(page, '#verdict .finding')).toHaveLength(1);
      await click(page, '#verdict [data-pane="relative"]');
      await page.waitForSelector('#pane-relative:not([hidden]):not([aria-busy])');
      expect(await textOf(page, '#pane-relative')).toContain('../a/b?c');
      await page.close();
    });

    test.each(['mailto:jo@example.org?subject=a', 'mailto:jo@example.org', 'tel:+1', 'urn:isbn:1', 'data:,a'])(
      '4: %s raises no alarm about a host that a program finds in it',
      async (input) => {
        await fill(verdictPage, '#input', input);
        await verdictPage.waitForSelector('#verdict:not([aria-busy]) .finding');
        await settle(verdictPage);
        expect(await textOf(verdictPage, '#verdict')).not.toContain('different hosts');
        expect(await verdictPage.$$('#verdict .danger')).toHaveLength(0);
      },
    );

    test.each(['mailto:jo@example.org', 'data:,a', 'javascript:alert(1)', 'https://example.com/'])(
      '4: nothing is explained that the parser does not change: %s',
      async (input) => {
        await fill(verdictPage, '#input', 'HTTP://h/');
        expect(await textOf(verdictPage, '#detail')).toContain('lowercases');
        await fill(verdictPage, '#input', input);
        expect(await textOf(verdictPage, '#detail')).toBe('');
      },
    );
  });
});
