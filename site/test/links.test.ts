import { LinkChecker } from 'linkinator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, serve } from './harness.ts';

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
