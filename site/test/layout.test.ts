import type { Browser } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { executableOf, fill, open, type Site, settle, textOf, useSite } from './harness.ts';

describe.skipIf(executableOf('chrome') === undefined)('the layout, in Chromium', () => {
  let browser: Browser;
  let site: Site;
  useSite('chrome', (...started) => {
    [browser, site] = started;
  });

  const long = `https://shop.example.com/${Array.from({ length: 60 }, (_, i) => `segment${i}`).join('/')}?${'a=b&'.repeat(40)}#end`;

  test('a long URL is whole in the coloured line, and two lines of its serialization are in the verdict', async () => {
    const page = await open(browser, site.address);
    await page.setViewport({ width: 1280, height: 800 });
    await fill(page, '#input', long.replace('shop', 'SHOP'));
    await page.waitForSelector('#parts tr');
    await settle(page);
    const { lines, hidden, words } = await page.evaluate(() => {
      const result = document.querySelector('#result .code')!;
      const all = [...document.querySelectorAll('#playground *')];
      const isHidden = (one: Element) =>
        one.id !== 'input' &&
        one.clientHeight > 0 &&
        /auto|scroll/.test(getComputedStyle(one).overflowY) &&
        one.scrollHeight > one.clientHeight;
      const isBroken = (one: Element) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getClientRects().length > 1 && !one.textContent!.includes(' ');
      };
      return {
        lines: result.clientHeight / Number.parseFloat(getComputedStyle(result).lineHeight),
        hidden: all.filter(isHidden).map((one) => one.className),
        words: [...document.querySelectorAll('#parts .swatch, #parts .muted')]
          .filter(isBroken)
          .map((one) => one.textContent),
      };
    });
    expect(Math.round(lines)).toBe(2);
    expect(hidden).toEqual([]);
    expect(words).toEqual([]);
    // Each line of a long part starts with a segment or a parameter.
    const starts = await page.evaluate(() =>
      ['#display .path', '#display .query', '#parts tr[data-component="path"] .code'].flatMap((selector) =>
        [...document.querySelectorAll(selector)].flatMap((part) => {
          const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          for (let node = walker.nextNode(), bottom = 0; node !== null; node = walker.nextNode()) {
            const range = document.createRange();
            for (let i = 0; i < node.textContent!.length; i++) {
              range.setStart(node, i);
              range.setEnd(node, i + 1);
              const { top } = range.getBoundingClientRect();
              if (bottom > 0 && top > bottom + 4) found.push(node.textContent!.slice(i));
              bottom = top;
            }
          }
          return found;
        }),
      ),
    );
    expect(starts.length).toBeGreaterThan(20);
    expect(starts.filter((text) => !/^(?:segment|a=b)/.test(text))).toEqual([]);
    expect(await textOf(page, '#display')).toBe(long.replace('shop', 'SHOP'));
    await page.close();
  });

  test.each([
    [1280, 800, 800],
    [390, 844, 2 * 844],
  ])('a plain URL fits at %i × %i', async (width, height, most) => {
    const page = await open(browser, site.address);
    await page.setViewport({ width, height });
    await fill(page, '#input', 'https://example.com/a?b=c#d');
    await page.waitForSelector('#parts tr');
    await settle(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
    await page.close();
  });
});
