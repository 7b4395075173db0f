import { propertiesOf } from './code-point-table.js';
import { unpackNumbers, unpackSigned } from './packed-numbers.js';
import { COMBINING_RANK } from './properties.js';
import { composites } from './tables.generated.js';

/** More than any code point, so that two of them fit in one number. */
const CODE_POINTS = 0x200000;

/** https://www.unicode.org/versions/latest/core-spec/chapter-3/#G49537 */
interface CanonicalTables {
  /** The two parts of each primary composite, as one number. Those with a part that UTS #46 maps are left out. */
  readonly decompositions: Map<number, number>;
  /** The primary composite of two parts, which are one number. */
  readonly compositions: Map<number, number>;
  /** The code points that may compose with the one before them, except jamo. */
  readonly composing: Set<number>;
}

let cached: CanonicalTables | null = null;

/** Unpacks the tables on first use. */
function canonicalTables(): CanonicalTables {
  if (cached === null) cached = unpack();
  return cached;
}

function unpack(): CanonicalTables {
  const decompositions = new Map<number, number>();
  const compositions = new Map<number, number>();
  const composing = new Set<number>();
  let composite = 0;
  let shift = 0;
  let second = 0;
  const gaps = unpackNumbers(composites.gaps);
  const seconds = unpackNumbers(composites.seconds);
  const firsts = unpackNumbers(composites.firsts);
  for (let row = 0; row < gaps.length; row++) {
    composite += gaps[row]!;
    second += unpackSigned(seconds[row]!);
    shift += unpackSigned(firsts[row]!);
    const parts = (composite + shift) * CODE_POINTS + second;
    decompositions.set(composite, parts);
    compositions.set(parts, composite++);
    composing.add(second);
  }
  decompositions.forEach((parts, each) => {
    if (composing.has(Math.floor(parts / CODE_POINTS))) composing.add(each);
  });
  return { decompositions, compositions, composing };
}

/**
 * @param codePoint a code point that UTS #46 does not map
 * @returns a number that orders as Canonical_Combining_Class does; 0 for class 0
 */
export function combiningRank(codePoint: number): number {
  return codePoint < 0x300 ? 0 : propertiesOf(codePoint) >>> COMBINING_RANK;
}

/** The first and last code point of each kind of jamo that composes, and of the syllables. */
const L = 0x1100;
const V = 0x1161;
const T = 0x11a7;
const S = 0xac00;
const L_COUNT = 19;
const V_COUNT = 21;
const T_COUNT = 28;
const S_COUNT = L_COUNT * V_COUNT * T_COUNT;

/**
 * Appends a code point's canonical decomposition. Of the composites, only those that compose again are decomposed: the mapping of UTS #46
 * leaves no others.
 */
export function appendDecomposition(codePoints: number[], codePoint: number): void {
  const syllable = codePoint - S;
  if (syllable >= 0 && syllable < S_COUNT) {
    const vowel = Math.floor(syllable / T_COUNT);
    codePoints.push(L + Math.floor(vowel / V_COUNT), V + (vowel % V_COUNT));
    if (syllable % T_COUNT > 0) codePoints.push(T + (syllable % T_COUNT));
    return;
  }
  const seconds: number[] = [];
  let first = codePoint;
  for (let parts = partsOf(first); parts !== undefined; parts = partsOf(first)) {
    seconds.push(parts % CODE_POINTS);
    first = Math.floor(parts / CODE_POINTS);
  }
  codePoints.push(first);
  while (seconds.length > 0) codePoints.push(seconds.pop()!);
}

function partsOf(codePoint: number): number | undefined {
  return codePoint < 0xc0 ? undefined : canonicalTables().decompositions.get(codePoint);
}

/** @returns the primary composite of two code points, `undefined` if there is none */
export function compositeOf(first: number, second: number): number | undefined {
  if (first >= L && first < L + L_COUNT && second >= V && second < V + V_COUNT) {
    return S + ((first - L) * V_COUNT + second - V) * T_COUNT;
  }
  const syllable = first - S;
  if (syllable >= 0 && syllable < S_COUNT && syllable % T_COUNT === 0 && second > T && second < T + T_COUNT) {
    return first + second - T;
  }
  return canonicalTables().compositions.get(first * CODE_POINTS + second);
}

/** @returns whether the code point may compose with what is before it: NFC_Quick_Check is not Yes */
export function mayCompose(codePoint: number): boolean {
  if (codePoint < 0x300) return false;
  return (codePoint >= V && codePoint < T + T_COUNT) || canonicalTables().composing.has(codePoint);
}
