/** Maps a character as code-point-table.ts of @url/idna maps COMPUTED code points. */
function compute(character: string): string {
  return character.normalize('NFKC').toLowerCase();
}

const isIdeograph = (codePoint: number) =>
  (codePoint >= 0x3400 && codePoint <= 0x9fff) || (codePoint >= 0x20000 && codePoint <= 0x323af);

/**
 * Whether the engine's `normalize` computes a mapping. It computes the mappings of compatibility ideographs, squared words and Arabic
 * ligatures, because they do not follow a pattern and would fill half of the tables.
 *
 * @param isOld whether Unicode 6.1 assigns a code point; all engines normalize such code points equally
 */
export function isLeftToEngine(codePoint: number, mapping: string, isOld: (codePoint: number) => boolean): boolean {
  if (!isOld(codePoint) || compute(String.fromCodePoint(codePoint)) !== mapping) return false;
  if ([...mapping].length === 1) return isIdeograph(mapping.codePointAt(0)!);
  return (codePoint >= 0x3200 && codePoint <= 0x33ff) || (codePoint >= 0xfb50 && codePoint <= 0xfdff);
}

/** Maps a text as code-point-table.ts of @url/idna maps CASED code points. */
function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase();
}

/**
 * Whether the engine's `toUpperCase` and `toLowerCase` compute a mapping. Unicode's stability policies guarantee that every engine changes the
 * case of the code points in Unicode 6.1 equally.
 */
export function isFolded(codePoint: number, mapping: string, isOld: (codePoint: number) => boolean): boolean {
  const character = String.fromCodePoint(codePoint);
  const areOld = [...character, ...character.toUpperCase(), ...mapping].every((each) => isOld(each.codePointAt(0)!));
  return codePoint > 0x7f && areOld && foldCase(character) === mapping;
}

/** Whether a valid code point is a letter that does not change in any engine when its case is folded. */
export function isFoldedLetter(codePoint: number, isOld: (codePoint: number) => boolean): boolean {
  const character = String.fromCodePoint(codePoint);
  return codePoint > 0x7f && isOld(codePoint) && /\p{Ll}/u.test(character) && foldCase(character) === character;
}
