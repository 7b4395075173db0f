import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** The script that Astro adds to each page. It loads the pages of links before they are clicked, which no article wants for its frames. */
const prefetch = /<script type="module" src="[^"]*\/page\.[\w-]+\.js"><\/script>/;

/** Removes the script that prefetches pages from the embedded verdict: it is 1 kB. */
export function embedAlone(): AstroIntegration {
  return {
    name: 'embed-alone',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const file = new URL('embed/index.html', dir);
        const page = readFileSync(file, 'utf8');
        if (!prefetch.test(page))
          throw new Error('the embedded verdict does not have the script that prefetches pages');
        writeFileSync(file, page.replace(prefetch, ''));
      },
    },
  };
}
