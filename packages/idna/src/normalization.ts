import { combiningRank, MAY_BE_MARK, orderMarks } from './canonical-ordering.js';
import { recentCharacters } from './recent-characters.js';

/** A run that an engine's quadratic ordering may take long for; below this it is faster than ours. */
const LONG_RUN = `${MAY_BE_MARK}{32}`;
const SHORT = 31;

/** Made when it is first needed. */
let longRun: RegExp | null = null;

/**
 * https://www.unicode.org/reports/tr15/#Norm_Forms
 *
 * Normalization Form C of the tables' Unicode version, whatever version the engine has, in linear time. (`String.prototype.normalize`
 * takes 25 s for 320,000 code points, alternately U+0301 and U+0316.)
 *
 * @param text any string
 * @returns its NFC; the string itself if it is in NFC
 */
export function normalizeNFC(text: string): string {
  const ordered = orderLongRuns(text);
  const { unitPattern, pattern } = recentCharacters();
  return unitPattern.test(ordered) && pattern.test(ordered) ? normalizeRecent(ordered) : ordered.normalize('NFC');
}

function orderLongRuns(text: string): string {
  if (text.length <= SHORT) return text;
  if (longRun === null) longRun = new RegExp(LONG_RUN, 'u');
  return longRun.test(text) ? orderMarks(text) : text;
}

/** Normalizes text with characters that an engine may not know: these are decomposed, ordered and composed here. */
function normalizeRecent(text: string): string {
  const decomposed = orderLongRuns(decomposeRecent(text).normalize('NFD'));
  return composeRecent(normalizeOrdered(orderMarks(decomposed)));
}

function decomposeRecent(text: string): string {
  const { decompositions, pattern } = recentCharacters();
  return text.replace(new RegExp(pattern, 'gu'), (character) => {
    const pair = decompositions.get(character);
    return pair === undefined ? character : decomposeRecent(pair);
  });
}

/**
 * Lets the engine compose text with recent marks. Meanwhile each recent mark is replaced by an old mark of its class that composes with
 * nothing. Normalization keeps the order within a class, so the recent marks can be put back in the order in which they were taken.
 */
function normalizeOrdered(ordered: string): string {
  const { ranks, representatives } = recentCharacters();
  const taken = new Map<string, string[]>();
  for (const rank of ranks.values()) taken.set(representatives[(rank + 1) >> 1]!, []);
  let replaced = '';
  for (const character of ordered) {
    const rank = ranks.get(character);
    const standIn = rank === undefined ? character : representatives[(rank + 1) >> 1]!;
    taken.get(standIn)?.push(character);
    replaced += standIn;
  }
  for (const characters of taken.values()) characters.reverse();
  let restored = '';
  for (const character of replaced.normalize('NFC')) restored += taken.get(character)?.pop() ?? character;
  return restored;
}

/** Composes the recent composites, as https://www.unicode.org/versions/latest/core-spec/chapter-3/#G50628 says. */
function composeRecent(text: string): string {
  const { compositions } = recentCharacters();
  const characters: string[] = [];
  let starter = -1;
  for (const character of text) {
    const rank = combiningRank(character);
    const previous = characters.length - 1;
    const isBlocked = previous > starter && combiningRank(characters[previous]!) >= rank;
    const composite = isBlocked ? undefined : compositions.get(characters[starter] + character);
    if (composite !== undefined) characters[starter] = composite;
    else if (characters.push(character) && rank === 0) starter = characters.length - 1;
  }
  return characters.join('');
}
