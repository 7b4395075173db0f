/** The rule that packages/idna/src/code-point-table.ts has for COMPUTED code points. */
function compute(character: string): string {
  return character.normalize('NFKC').toLowerCase();
}

const isIdeograph = (codePoint: number) =>
  (codePoint >= 0x3400 && codePoint <= 0x9fff) || (codePoint >= 0x20000 && codePoint <= 0x323af);

/**
 * Whether a mapping is left to the engine's `normalize`: those of compatibility ideographs, squared words and Arabic ligatures. They follow
 * no pattern, and would be half of the tables.
 *
 * @param isOld whether Unicode 6.1 assigns a code point, so that every engine that normalizes does it alike
 */
export function isLeftToEngine(codePoint: number, mapping: string, isOld: (codePoint: number) => boolean): boolean {
  if (!isOld(codePoint) || compute(String.fromCodePoint(codePoint)) !== mapping) return false;
  if ([...mapping].length === 1) return isIdeograph(mapping.codePointAt(0)!);
  return (codePoint >= 0x3200 && codePoint <= 0x33ff) || (codePoint >= 0xfb50 && codePoint <= 0xfdff);
}
