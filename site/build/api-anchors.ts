import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** A link with a numbered fragment, as the API reference writes them for names that a page has several times. */
const numberedLink = /href="([^"#]*)#([a-z][\w-]*?)-(\d+)"/g;

/** @returns the place in the site of the page that a relative address leads to */
const pageOf = (address: string, file: string): string =>
  posix.join(address === '' ? file : posix.join(posix.dirname(file), address, 'index.html'));

/**
 * The generator of the API reference and the theme count headings of one name apart: the generator tells "PublicSuffix" from
 * "publicSuffix". A link whose fragment does not exist gets the number before it that does.
 *
 * @returns an integration that mends these links; it comes after the one that makes addresses relative
 */
export function apiAnchors(): AstroIntegration {
  return {
    name: 'api-anchors',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
          .map((name) => name.split('\\').join('/'))
          .filter((file) => /^api\/.*\.html$/.test(file));
        const texts = new Map(files.map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')]));
        for (const [file, text] of texts) {
          const mended = text.replace(numberedLink, (link, address: string, name: string, number: string) => {
            const target = texts.get(pageOf(address, file));
            if (target === undefined) return link;
            let index = Number(number);
            while (index > 0 && !target.includes(` id="${name}-${index}"`)) index--;
            return `href="${address}#${index > 0 ? `${name}-${index}` : name}"`;
          });
          if (mended !== text) writeFileSync(`${root}/${file}`, mended);
        }
      },
    },
  };
}
