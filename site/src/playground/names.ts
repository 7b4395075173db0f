import { codePointNotation } from '@url/infra/internal';

/** How many code points the names of one file are of; build/names.ts writes them so. */
const blockSize = 0x400;

const blocks = new Map<number, Promise<{ readonly [codePoint: string]: string }>>();

function loadBlock(block: number): Promise<{ readonly [codePoint: string]: string }> {
  let names = blocks.get(block);
  if (names === undefined) {
    names = fetch(`./names/${block.toString(16)}.json`)
      .then((response) => (response.ok ? response.json() : {}))
      .catch(() => ({}));
    blocks.set(block, names);
  }
  return names;
}

/** @returns the Unicode name of a character; for an ideograph, or without a network, its code point */
export async function nameOf(character: string): Promise<string> {
  const codePoint = character.codePointAt(0)!;
  const names = await loadBlock(Math.floor(codePoint / blockSize));
  return names[codePoint] ?? codePointNotation(codePoint);
}
