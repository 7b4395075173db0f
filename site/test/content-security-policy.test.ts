import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { withPolicy } from '../build/content-security-policy.ts';
import { dist, executableOf, fill, openPane, paneIds, type Site, serve, useSite } from './harness.ts';

test('a page keeps its style attributes as classes, and its inline scripts by their hashes', () => {
  const classes = new Map<string, string>();
  const page =
    '<!doctype html><html><head></head><body><p style="color:red" class="a">x</p><script>1</script></body></html>';
  const html = withPolicy(page, 'a/index.html', classes);
  expect(html).toContain('<p class="a style-0">x</p>');
  expect(html).toContain('<link rel="stylesheet" href="../assets/attributes.css">');
  // printf 1 | openssl dgst -sha256 -binary | base64
  expect(html).toContain("'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
  expect([...classes]).toEqual([['color:red', 'style-0']]);
  expect(() => withPolicy('<p onclick="1">', 'b.html', classes)).toThrow(
    'b.html: <p onclick> runs code in an attribute',
  );
});

describe.skipIf(executableOf('chrome') === undefined)('the Content-Security-Policy, in Chromium', () => {
  let browser: Browser;
  let site: Site;
  useSite('chrome', (...started) => {
    [browser, site] = started;
  });

  /** Visits pages, and adds what their policy refused to `found`. */
  async function collectViolations(paths: readonly string[], found: string[]): Promise<void> {
    const page = await browser.newPage();
    await page.exposeFunction('noteViolation', (text: string) => found.push(text));
    await page.evaluateOnNewDocument(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
        const { noteViolation } = globalThis as unknown as { noteViolation(text: string): void };
        noteViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}`);
      });
    });
    for (const path of paths) await page.goto(site.address + path);
    await page.close();
  }

  test('no page has inline code that its policy does not know, and nothing violates the policies', async () => {
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
    for (const file of files) {
      const html = readFileSync(join(dist, file), 'utf8');
      const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
      expect(policy, file).toContain("default-src 'none'");
      expect(policy, file).not.toContain('unsafe-inline');
      expect(html, file).not.toMatch(/<[^>]* (?:style|on[a-z]+)="/);
    }
    const found: string[] = [];
    const paths = [
      'learn/host/',
      'guides/comparing/',
      'api/url/host/',
      'rules/display/',
      'embed/#input=http%3A%2F%2Fa',
    ];
    await collectViolations([...paths, 'no/such/page', '404.html'], found);
    expect(found).toEqual([]);
  });

  test('the panes and the search do not violate the policy, and a request to another host does', async () => {
    const found: string[] = [];
    const other = await serve();
    const page = await browser.newPage();
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) found.push(message.text());
    });
    await page.goto(site.address);
    await page.waitForSelector('html[data-ready]');
    await fill(page, '#input', 'http://u:p@аррӏе.com:81/|?access_token=x#f');
    for (const id of paneIds) await openPane(page, id);
    await page.goto(`${site.address}learn/`);
    await page.click('button[data-open-modal]');
    const field = await page.waitForSelector('dialog[open] input');
    await field!.type('backslash');
    await page.waitForSelector('dialog[open] a[href$="guides/comparing/"]');
    expect(found).toEqual([]);
    const refused = await page.evaluate(
      (address) =>
        fetch(address).then(
          () => false,
          () => true,
        ),
      other.address,
    );
    expect(refused).toBe(true);
    expect(found.join()).toContain('connect-src');
    other.server.close();
    await page.close();
  });
});
