import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LinkChecker } from 'linkinator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playgroundAddress } from '../build/example-input.ts';
import { dist, type Site, serve } from './harness.ts';

let site: Site;
beforeAll(async () => {
  site = await serve('/a/path/');
});
afterAll(() => site.server.close());

test('every link and anchor within the site leads somewhere, under any path', async () => {
  const { links } = await new LinkChecker().check({
    path: site.address,
    recurse: true,
    checkFragments: true,
    concurrency: 20,
    // The fragments of the playground's links are inputs.
    linksToSkip: async (link) => !link.startsWith(site.address) || link.includes('#input='),
  });
  const broken = links.filter(({ state }) => state === 'BROKEN').map(({ url, parent }) => `${parent}: ${url}`);
  expect(broken).toEqual([]);
  expect(links.filter(({ state }) => state === 'OK').length).toBeGreaterThan(50);
});

test('every example of a README is on the page of its package, and opens in the playground', () => {
  const packages = join(import.meta.dirname, '../../packages');
  const readmes = readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split('\\').join('/'))
    .filter((file) => /^[^/]+\/[^/]+\/README\.md$/.test(file))
    .map((file) => ({ name: file.split('/')[1]!, text: readFileSync(join(packages, file), 'utf8') }));
  const examples = readmes.flatMap(({ name, text }) =>
    [...text.matchAll(/^```ts\n([\s\S]*?)\n```$/gm)].map(([, code]) => ({ name, address: playgroundAddress(code!) })),
  );
  expect(examples.length).toBeGreaterThan(30);
  const opened = examples.filter(({ address }) => address !== null);
  expect(opened.length / examples.length).toBeGreaterThan(0.8);
  for (const { name, address } of opened) {
    const html = readFileSync(join(dist, 'api/url', name, 'index.html'), 'utf8');
    const href = `../../..${address}`.replace(/&/g, '&amp;');
    expect(html.includes(`<a href="${href}">Open in the playground</a>`), `${name}: ${address}`).toBe(true);
  }
});
