import { recentCharacters } from './recent-characters.js';

/**
 * Every character with a combining class lies here, and many without one, whose rank comes out as 0. Ranges are enough, and some engines
 * cannot read `\p{M}`: Hermes before React Native 0.75 throws for it.
 */
export const MAY_BE_MARK =
  '[\u0300-\u036f\u0483-\u0487\u0591-\u0fff\u1037-\u109d\u135d-\u135f\u1714-\u1dff\u20d0-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff' +
  '\u302a-\u302f\u3099\u309a\ua66f-\ua6f1\ua802-\uabed\ufb1e\ufe20-\ufe2f\u{101fd}-\u{11fff}\u{16af0}-\u{16fff}\u{1bc9e}\u{1cf00}-\u{1e94a}]';
const mark = new RegExp(MAY_BE_MARK, 'u');

function isMarkToEngine(character: string): boolean {
  return mark.test(character);
}

/** The ranks that are known so far, by mark. */
const knownRanks = new Map<string, number>();

function isReordered(first: string, second: string): boolean {
  return (first + second).normalize('NFD') !== first + second;
}

/** Finds a mark's class: normalizes the mark beside marks of known classes, and sees in which order the engine puts them. */
function findRank(mark: string): number {
  const { representatives } = recentCharacters();
  let low = 0;
  let high = representatives.length - 1;
  // The mark moved neither after the lowest class nor before the highest, so its class is 0.
  if (!isReordered(mark, representatives[low]!) && !isReordered(representatives[high]!, mark)) return 0;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isReordered(mark, representatives[middle]!)) low = middle + 1;
    else high = middle;
  }
  return 2 * low + 2;
}

/**
 * @param character a character that has no decomposition
 * @returns a number that orders as Canonical_Combining_Class does; 0 for class 0
 */
export function combiningRank(character: string): number {
  const known = knownRanks.get(character);
  if (known !== undefined) return known;
  const recent = recentCharacters().ranks.get(character);
  if (recent === undefined && !isMarkToEngine(character)) return 0;
  const rank = recent === undefined ? findRank(character) : recent + 2;
  knownRanks.set(character, rank);
  return rank;
}

/** Sorts decomposed marks by class. Marks of one class keep their order. */
function sortMarks(marks: readonly string[]): string {
  if (marks.length < 2) return marks.join('');
  const byRank: string[][] = [];
  for (const mark of marks) {
    const rank = combiningRank(mark);
    const same = byRank[rank];
    if (same) same.push(mark);
    else byRank[rank] = [mark];
  }
  return byRank.map((same) => same.join('')).join('');
}

/** @returns the marks of a run, decomposed and in canonical order */
function orderRun(run: string): string {
  const decompositions = new Map<string, string>();
  let ordered = '';
  let pending: string[] = [];
  for (const character of run) {
    let decomposed = decompositions.get(character);
    if (decomposed === undefined) {
      decomposed = character.normalize('NFD');
      decompositions.set(character, decomposed);
    }
    for (const mark of decomposed) {
      if (combiningRank(mark) === 0) {
        ordered += sortMarks(pending) + mark;
        pending = [];
      } else pending.push(mark);
    }
  }
  return ordered + sortMarks(pending);
}

/**
 * https://www.unicode.org/versions/latest/core-spec/chapter-3/#G49591
 *
 * The Canonical Ordering Algorithm with a linear sort. The sort of engines is quadratic.
 *
 * @param text any string
 * @returns the string with runs of marks decomposed and ordered; other characters stay as they are
 */
export function orderMarks(text: string): string {
  let ordered = '';
  let clean = 0;
  let start = 0;
  let end = 0;
  for (const character of text) {
    if (!isMark(character)) {
      if (end - start > 1) {
        ordered += text.slice(clean, start) + orderRun(text.slice(start, end));
        clean = end;
      }
      start = end + character.length;
    }
    end += character.length;
  }
  return ordered + text.slice(clean, start) + orderRun(text.slice(start));
}

/** Whether the engine or the tables say that the character is a mark. */
function isMark(character: string): boolean {
  return knownRanks.has(character) || recentCharacters().ranks.has(character) || isMarkToEngine(character);
}
