import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserName, executableOf, fill, open, openPane, type Site, serve, start, textOf } from './harness.ts';

const inputOf = (page: Page) => page.$eval('#input', (field) => (field as HTMLTextAreaElement).value);
const texts = (page: Page, selector: string) => page.$$eval(selector, (all) => all.map((one) => one.textContent ?? ''));

for (const name of ['chrome', 'firefox'] as const) {
  if (executableOf(name) === undefined) console.log(`No ${name} on this machine: the pages are not tested in it.`);
}

describe.each<BrowserName>(['chrome', 'firefox'])('in %s', (name) => {
  describe.skipIf(executableOf(name) === undefined)('(where the machine has it)', () => {
    let browser: Browser;
    let site: Site;
    beforeAll(async () => {
      [browser, site] = await Promise.all([start(name), serve()]);
    });
    afterAll(async () => {
      await browser?.close();
      site?.server.close();
    });

    test('1: the input is shown by component, with its errors at their places', async () => {
      const page = await open(browser, site.address);
      await page.focus('#input');
      await page.$eval('#input', (field) => (field as HTMLTextAreaElement).select());
      await page.keyboard.type('http://u@evil.com\\a|b?q');
      expect(await texts(page, '#display .host')).toEqual(['evil.com']);
      expect(await texts(page, '#display .path')).toEqual(['\\a|b']);
      expect(await texts(page, '#display .error')).toEqual(['u', '@', '\\', '|']);
      expect(await textOf(page, '#result')).toBe('http://u@evil.com/a|b?q');
      await page.focus('#display .path');
      expect(await textOf(page, '#detail h3')).toBe('path');
      expect(await textOf(page, '#detail')).toContain('path percent-encode set');
      expect(await page.$eval('#detail a', (a) => a.getAttribute('href'))).toContain(
        'url.spec.whatwg.org/#concept-url-path',
      );
      await page.close();
    });

    test('1: characters that cannot be seen are visible', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://h/\u202ea\u00adb\tc');
      expect(await texts(page, '#display .symbol')).toEqual(['RLO', '-', '⇥']);
      await page.close();
    });

    test('2: the scrubber moves through the states by keyboard, forward and back', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://h:81/');
      await openPane(page, 'steps');
      expect(await textOf(page, '#step-view a')).toBe('scheme start state');
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

    test('2: the last step of a failure says so', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://h:x/');
      await openPane(page, 'steps');
      await page.focus('#step');
      await page.keyboard.press('End');
      expect(await textOf(page, '#step-view a')).toBe('port state');
      expect(await textOf(page, '#step-view')).toContain('This step returns failure.');
      await page.close();
    });

    test('3: the readings that differ come first, with the browser among the readers', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://evil.com\\@good.com/');
      await openPane(page, 'readings');
      expect(await textOf(page, '#differences > li')).toContain('different hosts');
      expect(await textOf(page, '#readings tbody tr')).toContain('host');
      expect(await texts(page, '#readings thead th')).toContain('this browser');
      await page.close();
    });

    test('3: recorded programs are among the readers of a string that they were asked', async () => {
      const page = await open(browser, site.address);
      await openPane(page, 'readings');
      await page.select('#recorded', 'http://evil.example\\@good.example/');
      expect(await texts(page, '#readings thead th')).toContain('curl');
      expect(await textOf(page, '#differences > li')).toContain('curl');
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
      await page.click('[aria-label="Remove piece 1"]');
      expect(await inputOf(page)).toBe('../v?b=c%20d%26&sig=x%2f#t');
      await page.close();
    });

    test('4: a host shows its kind, class, spellings, and each code point by name', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://0x7f.1/');
      await openPane(page, 'host');
      const pane = await textOf(page, '#pane-host-content');
      for (const text of ['IPv4 address', 'loopback, in 127.0.0.0/8', '2130706433', '0x7f000001'])
        expect(pane).toContain(text);
      await fill(page, '#input', 'http://аррӏе.com/');
      await page.waitForFunction(() => document.getElementById('pane-host')?.textContent?.includes('PALOCHKA'));
      expect(await textOf(page, '#pane-host-content')).toContain('safe to show asxn--80ak6aa92e.com');
      await page.close();
    });

    test('4: relative references are resolved, rebased and relativized', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', '../d?e');
      await fill(page, '#base', 'http://h/a/b/c');
      await openPane(page, 'relative');
      const pane = await textOf(page, '#pane-relative-content');
      expect(pane).toContain('http://h/a/d?e');
      expect(pane).toContain('../d?e');
      await page.close();
    });

    test('5: a preset fills input and base', async () => {
      const page = await open(browser, site.address);
      await page.select('#preset', 'Where does it connect?\nA tab between slashes');
      expect(await inputOf(page)).toBe('/\t/evil.example');
      expect(await textOf(page, '#result')).toBe('https://evil.example/');
      await page.close();
    });

    test('6: a shared link shows the same in a fresh profile', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://h/é?a=b#c');
      await fill(page, '#base', 'http://base/');
      await openPane(page, 'steps');
      await page.focus('#step');
      for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
      await openPane(page, 'copy');
      const link = await page.$eval('#copy-link', (field) => (field as HTMLTextAreaElement).value);
      const profile = await browser.createBrowserContext();
      const other = await profile.newPage();
      await other.goto(link);
      await other.waitForSelector('#pane-steps-content:not([aria-busy])');
      expect(await inputOf(other)).toBe('http://h/é?a=b#c');
      expect(await textOf(other, '#pane-steps output')).toMatch(/^Step 4 of /);
      await profile.close();
      await page.close();
    });

    test('6: the input can be copied in six forms', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://h/');
      await openPane(page, 'copy');
      const values = await page.$$eval('#pane-copy-content textarea', (all) => all.map((one) => one.value));
      expect(values).toHaveLength(6);
      expect(values[1]).toContain("parseURL('http://h/')");
      expect(values[2]).toBe('url parse -- http://h/\n');
      expect(values[5]).toContain('Both agree.');
      await page.close();
    });

    test('7: the page works without the browser’s URL', async () => {
      const remove = (page: Page) =>
        page.evaluateOnNewDocument(() => {
          Reflect.deleteProperty(globalThis, 'URL');
          Reflect.deleteProperty(globalThis, 'URLSearchParams');
        });
      const page = await open(browser, site.address, remove);
      await fill(page, '#input', 'HTTP://É.example/');
      expect(await textOf(page, '#result')).toBe('http://xn--9ca.example/');
      for (const id of ['steps', 'readings', 'host', 'query', 'relative', 'copy']) await openPane(page, id);
      expect(await texts(page, '#readings thead th')).not.toContain('this browser');
      await page.close();
    });

    test('7: a change is announced politely', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://h:x');
      await page.waitForFunction(() => document.getElementById('status')?.textContent?.startsWith('Failure'));
      expect(await page.$eval('#status', (one) => one.getAttribute('aria-live'))).toBe('polite');
      await page.close();
    });

    test('7: everything can be reached by Tab alone', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://u@h:81/p?q#f');
      const reached = new Set<string>();
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press('Tab');
        reached.add(
          await page.evaluate(() => {
            const { id, className, tagName, parentElement } = document.activeElement as HTMLElement;
            return id || (tagName === 'SUMMARY' ? (parentElement?.id ?? '') : className);
          }),
        );
      }
      for (const id of ['input', 'base', 'preset', 'swap', 'part host', 'part fragment', 'pane-steps', 'pane-copy']) {
        expect(reached).toContain(id);
      }
      await page.close();
    });
  });
});
