import { forEachInGroups, unpackNumbers, unpackSigned } from './packed-numbers.js';
import { classRepresentatives, recentComposites, recentMarks } from './tables.generated.js';

/**
 * https://www.unicode.org/policies/stability_policy.html#Normalization
 *
 * The characters that Unicode assigned after 6.1 and that normalization changes or moves. For older characters every engine's `normalize`
 * gives the same; for these the result must not depend on whether the engine knows them.
 */
export interface RecentCharacters {
  /** One old mark of each Canonical_Combining_Class, in the order of the classes. */
  readonly representatives: readonly string[];
  /** The rank of each recent mark's class: twice the index of its representative, or one less if no old mark has the class. */
  readonly ranks: ReadonlyMap<string, number>;
  /** The decomposition of each recent composite, in one step. */
  readonly decompositions: ReadonlyMap<string, string>;
  /** The recent composites, by their decomposition in one step. */
  readonly compositions: ReadonlyMap<string, string>;
  /** Matches a code unit that each match of `pattern` contains. It takes half the time of `pattern`, and is tried first. */
  readonly unitPattern: RegExp;
  /** Matches a recent mark, a recent composite, or the first part of one. */
  readonly pattern: RegExp;
}

let cached: RecentCharacters | null = null;

/** @returns the lists, unpacked on first use */
export function recentCharacters(): RecentCharacters {
  if (cached === null) cached = unpack();
  return cached;
}

function unpack(): RecentCharacters {
  const ranks = new Map<string, number>();
  forEachInGroups(recentMarks, (mark, rank) => ranks.set(String.fromCodePoint(mark), rank));
  const decompositions = new Map<string, string>();
  const compositions = new Map<string, string>();
  const numbers = unpackNumbers(recentComposites);
  let parts = '';
  let composite = 0;
  for (let index = 0; index < numbers.length; index += 3) {
    composite += numbers[index]!;
    const first = composite + unpackSigned(numbers[index + 1]!);
    const pair = String.fromCodePoint(first, first + unpackSigned(numbers[index + 2]!));
    decompositions.set(String.fromCodePoint(composite), pair);
    compositions.set(pair, String.fromCodePoint(composite));
    parts += String.fromCodePoint(composite, first);
  }
  const members = [...ranks.keys()].join('') + parts;
  return {
    representatives: [...classRepresentatives],
    ranks,
    decompositions,
    compositions,
    unitPattern: new RegExp(`[${members.replace(/[\ud800-\udfff]+/g, '')}\\ud800-\\udbff]`),
    pattern: new RegExp(`[${members}]`, 'u'),
  };
}
