import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserName, executableOf, start } from './harness.ts';

/** Bundles the panes as a program that sets the global `name`. */
async function bundle(name: string, conditions: string[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'light-panes.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: name,
    conditions,
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}

/** Inputs, with a pattern where the pane's own is not the question. */
const inputs: readonly (readonly [input: string, pattern?: string])[] = [
  ['https://EXAMPLE.com:443/a/../b?x=1&y=%20#f'],
  ['https://me:secret@www.example.co.uk:8080/products/7?a&b=&=c', 'https://*.example.co.uk:*/products/:id'],
  ['https://fa\u00df.de/\u00e9', '/:x'],
  ['https://xn--80ak6aa92e.com/'],
  ['https://\u4f8b\u3048\u3002jp/?q=\u65e5\u672c', '*'],
  ['http://0x7f.1/'],
  ['http://017700000001/'],
  ['http://%31%32%37.1/'],
  ['http://192.168.0.1./'],
  ['http://[::1]/'],
  ['http://[::ffff:10.1.2.3]/'],
  ['http://[2002:7f00:1::]/'],
  ['http://localhost/', 'http{s}?://:host/*'],
  ['http://metadata.google.internal./'],
  ['http://evil.com\\@good.com/'],
  ['http://h:65536/'],
  ['http://a%2fb/'],
  ['http://1.2.3.256/'],
  ['http://\u00ad/'],
  ['http://a b/'],
  ['file://localhost/a?b'],
  ['file:///a//b'],
  ['mailto:me@example.org?subject=a+b', 'mailto\\:*'],
  ['web+demo://H%2f:80/./%2E%2e/b', 'web+demo\\://*/:a'],
  ['data:text/plain,a b?c'],
  ['x:/.//h'],
  [' \thttps://example.org/ '],
  ['https://example.org/a', '/((a'],
  ['', '('],
];

const programs = ['whole', 'light'] as const;

describe.each<BrowserName>(['chrome', 'firefox'])('panes with the condition engine-url in %s', (name) => {
  describe.skipIf(executableOf(name) === undefined)('(where the machine has it)', () => {
    let browser: Browser;
    let shown: Record<(typeof programs)[number], string[][]>;

    beforeAll(async () => {
      const [started, ...bundles] = await Promise.all([
        start(name),
        bundle('whole', []),
        bundle('light', ['engine-url']),
      ]);
      browser = started;
      const page = await browser.newPage();
      for (const content of bundles) await page.addScriptTag({ content });
      const showAll = (all: typeof inputs, program: string) =>
        all.map(([input, pattern]) =>
          (globalThis as never as Record<string, { show: (...texts: string[]) => string[] }>)[program]!.show(
            input,
            pattern ?? '',
          ),
        );
      shown = {
        whole: await page.evaluate(showAll, inputs, 'whole'),
        light: await page.evaluate(showAll, inputs, 'light'),
      };
    });

    afterAll(() => browser?.close());

    test.each(inputs.map(([input], index) => [input, index] as const))('%j', (_, index) => {
      // Messages of the light build do not show the pattern.
      const expected = shown.whole[index]!.map((html) =>
        html.replace(/Cannot parse ".*?" as a/, 'Cannot parse a text as a'),
      );
      expect(shown.light[index]).toEqual(expected);
      expect(shown.light[index]![0]).toMatch(/<table|<p/);
    });
  });
});
