import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { pictured, verdictPicture } from './verdict-picture.ts';

/** Pictures of links are this wide and high. */
const preview = { width: 1200, height: 630 };

/** @returns an integration that draws the verdict card: `docs/verdict.svg` for the README, and `preview.png` for links to the site */
export function pictures(): AstroIntegration {
  return {
    name: 'pictures',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const picture = verdictPicture(pictured);
        writeFileSync(fileURLToPath(new URL('../../docs/verdict.svg', import.meta.url)), picture);
        const card = await sharp(Buffer.from(picture)).resize({ width: 1120 }).png().toBuffer();
        const page = sharp({ create: { ...preview, channels: 3, background: '#f5f6f8' } });
        await page
          .composite([{ input: card }])
          .png()
          .toFile(`${fileURLToPath(dir)}/preview.png`);
      },
    },
  };
}
