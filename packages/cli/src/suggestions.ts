/** Names of other programs, and what they are called here. */
const otherNames: Readonly<Record<string, string>> = {
  verify: 'only-valid',
  punycode: 'host',
  output: 'format',
  keep: 'keep-port',
  trim: 'delete-pattern',
  version: 'version',
};

/**
 * @param word the word that was written
 * @param names the known names
 * @returns the name that the word was probably meant to be, or `null`
 */
export function closestName(word: string, names: readonly string[]): string | null {
  const lower = word.toLowerCase();
  const other = Object.hasOwn(otherNames, lower) ? otherNames[lower]! : null;
  if (other !== null && names.includes(other)) return other;
  const beginning = names.filter((name) => lower.length >= 3 && (name.startsWith(lower) || name.endsWith(`-${lower}`)));
  if (beginning.length > 0) return beginning[0]!;
  let closest: string | null = null;
  let fewest = Math.min(2, Math.floor(lower.length / 3)) + 1;
  for (const name of names) {
    const count = editsBetween(lower, name, fewest);
    if (count < fewest) [closest, fewest] = [name, count];
  }
  return closest;
}

/** A part of a message: ". Did you mean "parse"?", or nothing. */
export function suggestion(word: string, names: readonly string[], prefix = ''): string {
  const name = closestName(word, names);
  return name === null ? '' : `. Did you mean ${prefix === '' ? `"${name}"` : `${prefix}${name}`}?`;
}

/**
 * How many letters have to be put in, left out, replaced or exchanged with their neighbor to make one word of the other (the
 * optimal string alignment distance).
 *
 * @param most a count from which on the exact one does not matter
 */
function editsBetween(word: string, other: string, most: number): number {
  if (Math.abs(word.length - other.length) >= most) return most;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = word[row - 1] === other[column - 1];
      const isExchanged =
        row > 1 && column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
      current[column] = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isExchanged ? beforeLast[column - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length]!;
}
