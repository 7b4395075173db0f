import { forEachInGroups, unpackNumbers, unpackSigned } from './packed-numbers.js';
import { classRepresentatives, recentComposites, recentMarks } from './tables.generated.js';

/**
 * https://www.unicode.org/policies/stability_policy.html#Normalization
 *
 * An engine's `normalize` treats alike, whatever its Unicode version, what Unicode 6.1 assigned. What came later, and that
 * normalization changes or moves, is listed here, so that the result does not depend on whether the engine knows it.
 */
export interface RecentCharacters {
  /** One old mark of each Canonical_Combining_Class, in the order of the classes. */
  readonly representatives: readonly string[];
  /** The rank of each recent mark's class: twice the index of its representative, or one less, where no old mark has the class. */
  readonly ranks: ReadonlyMap<string, number>;
  /** What each recent composite decomposes into, in one step. */
  readonly decompositions: ReadonlyMap<string, string>;
  /** The recent composites, by what they decompose into in one step. */
  readonly compositions: ReadonlyMap<string, string>;
  /** Matches a code unit without which there is none that `pattern` matches; twice as fast. */
  readonly unitPattern: RegExp;
  /** Matches a recent mark, a recent composite, or the first part of one. */
  readonly pattern: RegExp;
}

let cached: RecentCharacters | null = null;

/** @returns the lists, unpacked when first asked for */
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
