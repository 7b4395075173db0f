import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { readingsToShow } from './blocking-time.ts';
import {
  type BrowserName,
  click,
  executableOf,
  fill,
  hover,
  inputOf,
  open,
  openPane,
  paneIds,
  type Site,
  settle,
  textOf,
  texts,
  useSite,
  waitForVerdict,
} from './harness.ts';

for (const name of ['chrome', 'firefox'] as const) {
  if (executableOf(name) === undefined) console.log(`No ${name} on this machine: the pages are not tested in it.`);
}

describe.each<BrowserName>(['chrome', 'firefox'])('in %s', (name) => {
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

    test('1: the input is shown by component, with its errors at their places', async () => {
      const page = await open(browser, site.address);
      await page.focus('#input');
      await page.waitForSelector('html[data-loaded]');
      await page.keyboard.type('http://u@evil.com\\a|b?q');
      expect(await texts(page, '#display .host')).toEqual(['evil.com']);
      expect(await texts(page, '#display .path')).toEqual(['\\a|b']);
      expect(await texts(page, '#display .error')).toEqual(['u', '@', '\\', '|']);
      expect(await textOf(page, '#result')).toBe('http://u@evil.com/a|b?q');
      await page.focus('#display .path');
      expect(await textOf(page, '#detail strong')).toBe('path');
      expect(await textOf(page, '#detail')).toContain('separates segments');
      expect(await page.$eval('#detail a', (a) => a.getAttribute('href'))).toContain(
        'url.spec.whatwg.org/#concept-url-path',
      );
      await page.close();
    });

    test('1: an IPv6 host is one part, and a failure shows what was read before it', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://[2001:db8::1]:8080/');
      expect(await texts(page, '#display .host')).toEqual(['[2001:db8::1]']);
      await fill(page, '#input', 'http://h:99999/');
      expect(await texts(page, '#display .port')).toEqual(['99999']);
      expect(await texts(page, '#display .unread')).toEqual(['/']);
      await fill(page, '#input', 'example.com');
      expect(await page.$$('#display .scheme')).toHaveLength(0);
      expect(await textOf(page, '#verdict')).toContain('Did you mean https://example.com?');
      await click(page, '#verdict .advice a');
      await page.waitForFunction(() => document.getElementById('result')?.textContent === 'https://example.com/');
      await page.close();
    });

    test('1: characters that cannot be seen are visible', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://h/\u202ea\u00adb\tc');
      expect(await texts(page, '#display .symbol')).toEqual(['RLO', 'SHY', '⇥']);
      await page.close();
    });

    test.each([
      ['http://evil.com\\@good.com/', 'Programs connect to different hosts', 'danger'],
      ['https://аррӏе.com/', 'Not apple.com: xn--80ak6aa92e.com; all its letters are Cyrillic.', 'danger'],
      ['http://ｇｏｏｇｌｅ.com/', 'Clients connect to google.com.', 'danger'],
      [
        'http://exa mple.org:99999/',
        'The domain contains U+0020 SPACE, at 10 (domain-to-ASCII). Also: the port "99999" is above 65535.',
        'bad',
      ],
      ['https://{host}/', 'Programs read different hosts', 'warning'],
      ['../a/b?c', 'A relative reference', 'note'],
      ['http://0x7f.1/', 'an address of your own machine', 'danger'],
      ['http://127.0.0.1/', 'an address of your own machine', 'warning'],
      ['http://10.0.0.1/', 'an address of your own network', 'warning'],
      ['http://u:secret@h.example/', 'Contains a password', 'warning'],
      ['http://good.com@evil.com/', 'good.com is a username, and the host is evil.com', 'warning'],
      ['foo', 'Not a URL', 'bad'],
      ['https://example.org/a b', 'URL, repaired', 'note'],
      ['https://example.org/a|b', 'It parses unchanged', 'note'],
      ['https://example.org/', 'URL. Valid', 'good'],
    ])('2: the verdict on %j says "%s"', async (input, text, tone) => {
      await fill(verdictPage, '#input', input);
      await waitForVerdict(verdictPage, text);
      await settle(verdictPage);
      expect(await verdictPage.$eval('#verdict', (one) => (one as HTMLElement).dataset.tone)).toBe(tone);
      expect(await texts(verdictPage, '#verdict .finding')).not.toHaveLength(0);
      expect(await verdictPage.$eval('#verdict .finding', (one) => one.className)).toContain(tone);
      expect(await verdictPage.$eval('#verdict', (one) => one.getBoundingClientRect().top)).toBeLessThan(450);
    });

    test('6: the verdict alone is a page for an iframe', async () => {
      const page = await browser.newPage();
      await page.goto(`${site.address}embed/#input=http%3A%2F%2Fevil.com%5C%40good.com%2F`);
      await page.waitForSelector('#verdict:not([aria-busy]) .finding');
      expect(await textOf(page, '#verdict')).toContain('Programs connect to different hosts');
      expect(await page.$eval('#verdict a', (a) => a.getAttribute('href'))).toMatch(/^\.\.\/#input=.*&pane=readings$/);
      await page.close();
    });

    test.each([
      ['https://аррӏе.com/', 'Not apple.com'],
      ['http://0x7f.1/', '127.0.0.1, written as 0x7f.1, is an address of your own machine'],
      ['http://h:x/', 'Not a URL'],
    ])('6: ?embed shows the verdict on %j without loading the playground', async (input, text) => {
      const page = await browser.newPage();
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await page.goto(`${site.address}?embed#input=${encodeURIComponent(input)}`);
      await page.waitForSelector('.embed #verdict:not([aria-busy]) .finding');
      expect(await textOf(page, '#verdict')).toContain(text);
      expect(loaded.filter((url) => /playground|panes|middleware.*\.js/.test(url.replace(/.*\//, '')))).toEqual([]);
      await page.close();
    });

    test('2: the verdict leads to its pane', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://evil.com\\@good.com/');
      await waitForVerdict(page, 'different hosts');
      await click(page, '#verdict [data-pane="readings"]');
      await page.waitForSelector('#readings .difference');
      await page.close();
    });

    test('3: an empty page explains itself, and offers six examples', async () => {
      const page = await open(browser, site.address);
      expect(await texts(page, '.empty .example')).toHaveLength(6);
      await click(page, '.empty .example');
      await page.waitForSelector('#playground:not([data-empty]) #display .host');
      expect(await inputOf(page)).toBe('http://evil.com\\@good.com/');
      await page.close();
    });

    test('3: rows and characters mark each other', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://h/a|b');
      await openPane(page, 'parts');
      await hover(page, '#parts tr[data-component="host"]');
      await page.waitForSelector('#display .host.is-linked');
      await hover(page, '#display .path');
      await page.waitForSelector('#parts tr[data-component="path"].is-linked');
      await hover(page, 'tr[data-error="0"]');
      await page.waitForSelector('#display .error.is-linked');
      await page.close();
    });

    test('7: an input of a million code units blocks for the time of 100 readings at most', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://h/');
      await settle(page);
      for (const text of [
        `http://h/${'a'.repeat(1e6)}`,
        `http://h/${'|'.repeat(1e6)}`,
        `http://${'a'.repeat(1e6)}@h`,
      ]) {
        const readings = await readingsToShow(page, text);
        console.log(`${name}: ${text.slice(0, 12)}… of a million code units took ${readings.toFixed(0)} readings`);
        expect(readings).toBeLessThan(100);
      }
      await page.close();
    });

    test('an input of 1 kB is shown in 16 ms', async () => {
      const page = await open(browser, site.address);
      const times = await page.evaluate(async () => {
        const field = document.getElementById('input') as HTMLTextAreaElement;
        const measured: number[] = [];
        for (let count = 0; count < 40; count++) {
          field.value = `https://user@example.com/${'path/'.repeat(100)}?${'a=b&'.repeat(100)}${count}`;
          const start = performance.now();
          field.dispatchEvent(new Event('input', { bubbles: true }));
          measured.push(performance.now() - start);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        return measured.slice(10).sort((a, b) => a - b);
      });
      console.log(`${name}: an update of 1 kB took ${times[0]!.toFixed(1)} ms (the best of 30)`);
      expect(times[0]).toBeLessThan(16);
      await page.close();
    });

    test('5: a preset fills input and base', async () => {
      const page = await open(browser, site.address);
      const value = await page.$$eval(
        '#preset option',
        (all) => all.find((one) => one.textContent === 'A tab between slashes')!.value,
      );
      await page.select('#preset', value);
      await page.waitForSelector('html[data-loaded]');
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
      expect(await textOf(page, '[for="copy-link"]')).toBe('Link to this page and its pane “Steps”');
      expect(await page.$eval('#copy-embed', (field) => (field as HTMLTextAreaElement).value)).not.toContain('pane=');
      const link = await page.$eval('#copy-link', (field) => (field as HTMLTextAreaElement).value);
      const profile = await browser.createBrowserContext();
      const other = await profile.newPage();
      await other.goto(link);
      await other.waitForSelector('#pane-steps:not([aria-busy])');
      expect(await inputOf(other)).toBe('http://h/é?a=b#c');
      expect(await textOf(other, '#pane-steps output')).toMatch(/^Step 4 of /);
      await profile.close();
      await page.close();
    });

    test('6: the input can be copied in seven forms', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://h/');
      await openPane(page, 'copy');
      const values = await page.$$eval('#pane-copy textarea', (all) => all.map((one) => one.value));
      expect(values).toHaveLength(7);
      expect(values[2]).toContain("parseURL('http://h/')");
      expect(values[3]).toBe('url parse -- http://h/\n');
      expect(values[6]).toContain('Both agree.');
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
      for (const id of paneIds) await openPane(page, id);
      expect(await textOf(page, '#readings')).not.toContain('this browser');
      await page.close();
    });

    test('7: a change is announced politely', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://h:x');
      await page.waitForFunction(() => document.getElementById('status')?.textContent?.includes('Not a URL'));
      expect(await page.$eval('#status', (one) => one.getAttribute('aria-live'))).toBe('polite');
      await page.close();
    });

    test('7: everything can be reached by Tab alone', async () => {
      const page = await open(browser, site.address);
      await fill(page, '#input', 'http://u@h:81/p?q#f');
      const reached = new Set<string>();
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press('Tab');
        reached.add(await page.evaluate(() => document.activeElement!.id || document.activeElement!.className));
      }
      for (const id of ['input', 'base', 'preset', 'swap', 'clear', 'part host', 'part fragment', 'tab-parts']) {
        expect(
          [...reached].some((one) => one.includes(id)),
          id,
        ).toBe(true);
      }
      await page.focus('#tab-parts');
      for (const id of paneIds.slice(1)) {
        await page.keyboard.press('ArrowRight');
        expect(await page.evaluate(() => document.activeElement!.id)).toBe(`tab-${id}`);
      }
      await page.close();
    });
  });
});
