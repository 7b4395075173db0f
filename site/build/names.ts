import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** How many code points the names of one file are of. */
const blockSize = 0x400;

/** Names of ideographs contain their code point, which the page shows anyway. */
const isMade = (codePoint: number, name: string) => name.endsWith(codePoint.toString(16).toUpperCase());

/** Returns the names of characters in the Unicode version that spec.json pins. */
async function readNames(): Promise<Map<number, string>> {
  const { unicode } = JSON.parse(readFileSync(new URL('../../spec.json', import.meta.url), 'utf8'));
  return (await import(`@unicode/unicode-${unicode.names}/Names/index.mjs`)).default;
}

/** @returns an integration that writes the Unicode names as files of 1,024 code points each, which the page asks for one by one */
export function names(): AstroIntegration {
  return {
    name: 'unicode-names',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const blocks = new Map<number, { [codePoint: string]: string }>();
        for (const [codePoint, name] of await readNames()) {
          if (isMade(codePoint, name)) continue;
          const block = Math.floor(codePoint / blockSize);
          const entries = blocks.get(block) ?? {};
          entries[codePoint] = name;
          blocks.set(block, entries);
        }
        const folder = `${fileURLToPath(dir)}/names`;
        mkdirSync(folder, { recursive: true });
        for (const [block, entries] of blocks)
          writeFileSync(`${folder}/${block.toString(16)}.json`, JSON.stringify(entries));
      },
    },
  };
}
