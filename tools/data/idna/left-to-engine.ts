/** The rule of packages/standard/idna/src/code-point-table.ts for COMPUTED code points. */
function compute(character: string): string {
  return character.normalize('NFKC').toLowerCase();
}

const isIdeograph = (codePoint: number) =>
  (codePoint >= 0x3400 && codePoint <= 0x9fff) || (codePoint >= 0x20000 && codePoint <= 0x323af);

/**
 * Whether a mapping is left to the engine's `normalize`: mappings of compatibility ideographs, squared words and Arabic ligatures. They do
 * not follow a pattern, and would be half of the tables.
 *
 * @param isOld whether Unicode 6.1 assigns a code point, so that all engines normalize it equally
 */
export function isLeftToEngine(codePoint: number, mapping: string, isOld: (codePoint: number) => boolean): boolean {
  if (!isOld(codePoint) || compute(String.fromCodePoint(codePoint)) !== mapping) return false;
  if ([...mapping].length === 1) return isIdeograph(mapping.codePointAt(0)!);
  return (codePoint >= 0x3200 && codePoint <= 0x33ff) || (codePoint >= 0xfb50 && codePoint <= 0xfdff);
}

/** The rule of packages/standard/idna/src/code-point-table.ts for CASED code points. */
function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase();
}

/**
 * Whether a mapping is left to the engine's `toUpperCase` and `toLowerCase`. By Unicode's policies for the stability of cases, they change code
 * points that Unicode 6.1 assigns equally in every engine.
 */
export function isFolded(codePoint: number, mapping: string, isOld: (codePoint: number) => boolean): boolean {
  const character = String.fromCodePoint(codePoint);
  const areOld = [...character, ...character.toUpperCase(), ...mapping].every((each) => isOld(each.codePointAt(0)!));
  return codePoint > 0x7f && areOld && foldCase(character) === mapping;
}

/** Whether a valid code point is a letter that folding leaves alone in every engine. */
export function isFoldedLetter(codePoint: number, isOld: (codePoint: number) => boolean): boolean {
  const character = String.fromCodePoint(codePoint);
  return codePoint > 0x7f && isOld(codePoint) && /\p{Ll}/u.test(character) && foldCase(character) === character;
}
