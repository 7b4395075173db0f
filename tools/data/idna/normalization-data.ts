import { readFileSync } from 'node:fs';
import { CODE_POINTS } from './tr46-data.ts';

/**
 * The marks that Unicode 18 adds to the Unicode 17 of the generating engine, each range with an older mark of the same
 * Canonical_Combining_Class. npm has no package with the classes of Unicode 18, so these are the classes by which HarfBuzz 15 (npm:
 * harfbuzzjs 1.6.4) orders the marks. `@unicode/unicode-18.0.0` 2.0.7 lists the same new marks, and also U+0B53, U+0B54 and U+11DF0, whose
 * class is 0. Its names agree with the classes: "ABOVE" and "HIGH" with 230, "BELOW" and "LOW" with 220.
 */
const NEW_MARKS: readonly (readonly [sameClass: number, first: number, last: number])[] = [
  [0x5b0, 0x5c8, 0x5c8],
  [0x5bc, 0x5c9, 0x5c9],
  [0x363, 0x1ade, 0x1adf],
  [0x363, 0x1aec, 0x1aed],
  [0x347, 0x1aee, 0x1aef],
  [0x363, 0x1af0, 0x1af0],
  [0x363, 0x10ecb, 0x10ecb],
  [0x347, 0x10ecc, 0x10ecd],
  [0x363, 0x10ece, 0x10ecf],
  [0x347, 0x10ef0, 0x10ef2],
  [0x363, 0x10ef3, 0x10ef3],
  [0x347, 0x10ef4, 0x10ef4],
  [0x363, 0x10ef5, 0x10ef5],
  [0x347, 0x10ef6, 0x10ef6],
  [0x363, 0x10ef7, 0x10ef9],
  [0x347, 0x1d127, 0x1d128],
  [0x1d166, 0x1d250, 0x1d252],
  [0x334, 0x1d25b, 0x1d25c],
  [0x1d166, 0x1d25f, 0x1d25f],
  [0x1d166, 0x1d280, 0x1d281],
];

/** Whether the code point is a mark that the pinned Node's Unicode 17 lacks, with a class other than 0. */
export function isNewMark(codePoint: number): boolean {
  return NEW_MARKS.some(([, first, last]) => codePoint >= first && codePoint <= last);
}

const GENERATING_UNICODE_VERSION = '17.0';

export interface NormalizationData {
  /** Whether Unicode 6.1 assigns the code point. All engines then normalize it equally, by the Normalization Stability Policy. */
  readonly isOld: (codePoint: number) => boolean;
  /** For each code point with a Canonical_Combining_Class above 0, the number of its class: 1 for the lowest class, and so on. */
  readonly ranks: ReadonlyMap<number, number>;
  /** The primary composites except Hangul syllables, each with its two parts. */
  readonly composites: ReadonlyMap<number, readonly [number, number]>;
  /** Whether NFC_Quick_Check is not Yes, or Canonical_Combining_Class not 0. */
  readonly mayChange: (codePoint: number) => boolean;
}

const text = String.fromCodePoint;

/** Whether the class of the first is above the class of the second, and neither is 0. */
function isReordered(first: number, second: number): boolean {
  return text(first, second).normalize('NFD') !== text(first, second);
}

function oldCodePoints(): (codePoint: number) => boolean {
  const gapsAndLengths: number[] = JSON.parse(
    readFileSync(new URL('assigned-in-unicode-6.1.json', import.meta.url), 'utf8'),
  );
  const old = new Set<number>();
  let at = 0;
  for (let index = 0; index < gapsAndLengths.length; index += 2) {
    at += gapsAndLengths[index]!;
    for (const end = at + gapsAndLengths[index + 1]!; at < end; at++) old.add(at);
  }
  return (codePoint) => old.has(codePoint);
}

/** Groups the code points with a Canonical_Combining_Class above 0 by class, the lowest class first. */
function combiningClasses(): number[][] {
  const classes: number[][] = [];
  for (let mark = 0; mark < CODE_POINTS; mark++) {
    if (!/^\p{M}$/u.test(text(mark)) || text(mark).normalize('NFD') !== text(mark)) continue;
    if (!isReordered(mark, 0x334) && !isReordered(0x345, mark)) continue;
    const same = classes.find(([first]) => !isReordered(first!, mark) && !isReordered(mark, first!));
    if (same) same.push(mark);
    else classes.push([mark]);
  }
  for (const [sameClass, first, last] of NEW_MARKS) {
    const members = classes.find((marks) => marks.includes(sameClass))!;
    for (let mark = first; mark <= last; mark++) members.push(mark);
  }
  return classes.sort(([a], [b]) => (isReordered(a!, b!) ? 1 : -1));
}

/** Returns the primary composites except Hangul syllables, each with its two parts. */
function primaryComposites(): Map<number, [number, number]> {
  const composites = new Map<number, [number, number]>();
  for (let codePoint = 0; codePoint < CODE_POINTS; codePoint++) {
    const parts = [...text(codePoint).normalize('NFD')];
    if (parts.length < 2 || text(codePoint).normalize('NFC') !== text(codePoint) || /[가-힣]/.test(text(codePoint)))
      continue;
    const last = parts.pop()!;
    composites.set(codePoint, [parts.join('').normalize('NFC').codePointAt(0)!, last.codePointAt(0)!]);
  }
  return composites;
}

/** Returns the data that NFC needs after UTS #46 has mapped the text, and so replaced all characters that only decompose. */
export function readNormalization(): NormalizationData {
  const { unicode } = process.versions;
  if (unicode !== GENERATING_UNICODE_VERSION) {
    throw new Error(`Cannot generate: Node knows Unicode ${unicode}, not ${GENERATING_UNICODE_VERSION}`);
  }
  const ranks = new Map(combiningClasses().flatMap((marks, index) => marks.map((mark) => [mark, index + 1] as const)));
  const composites = primaryComposites();
  const composing = new Set([...composites.values()].map(([, last]) => last));
  // A composite may also begin with a character that composes with the previous one.
  const beginning = (codePoint: number) => text(codePoint).normalize('NFD').codePointAt(0)!;
  const isComposingJamo = (codePoint: number) => /[\u1161-\u1175\u11a8-\u11c2]/.test(text(codePoint));
  return {
    isOld: oldCodePoints(),
    ranks,
    composites,
    mayChange: (codePoint) => ranks.has(codePoint) || composing.has(beginning(codePoint)) || isComposingJamo(codePoint),
  };
}
