/** Names of other programs, and what they are called here. */
const otherNames: Readonly<Record<string, string>> = {
  verify: 'only-valid',
  punycode: 'host',
  output: 'format',
  keep: 'keep-port',
  trim: 'delete-pattern',
  format: 'get',
  domains: 'get',
  keys: 'get',
  values: 'get',
  paths: 'get',
  protocol: 'scheme',
  pathname: 'path',
  search: 'query',
  hash: 'fragment',
};

/** The name that a word was probably meant to be, or `null`. */
export function closestName(word: string, names: readonly string[]): string | null {
  const lower = word.toLowerCase();
  const other = Object.hasOwn(otherNames, lower) ? otherNames[lower]! : null;
  if (other !== null && names.includes(other)) return other;
  const beginning = names.filter((name) => lower.length >= 3 && (name.startsWith(lower) || name.endsWith(`-${lower}`)));
  if (beginning.length > 0) return beginning[0]!;
  const most = Math.min(2, Math.floor(lower.length / 3));
  const near = [0, 1, 2]
    .filter((edits) => edits <= most)
    .map((edits) => names.find((name) => isWithin(edits, lower, name)));
  return near.find((name) => name !== undefined) ?? null;
}

/** A part of a message: ". Did you mean "parse"?", or nothing. */
export function suggestion(word: string, names: readonly string[], prefix = ''): string {
  const name = closestName(word, names);
  return name === null ? '' : `. Did you mean ${prefix === '' ? `"${name}"` : `${prefix}${name}`}?`;
}

/** Whether so many edits make one word of the other: a letter added, removed or replaced, or two neighbors exchanged. */
function isWithin(edits: number, word: string, other: string): boolean {
  if (word === other) return true;
  if (word !== '' && word[0] === other[0]) return isWithin(edits, word.slice(1), other.slice(1));
  if (edits === 0) return false;
  const isExchanged = word.length > 1 && word[0] === other[1] && word[1] === other[0];
  const steps = [[1, 1], [1, 0], [0, 1], ...(isExchanged ? [[2, 2]] : [])] as const;
  return steps.some(([skipped, otherSkipped]) => isWithin(edits - 1, word.slice(skipped), other.slice(otherSkipped)));
}
