import { argumentError } from '@url/infra/internal';

/** Throws a `TypeError` unless an argument is one of a few words: a word that means nothing would be ignored. */
export function checkWord<Word extends string>(
  name: string,
  value: unknown,
  words: readonly Word[],
): asserts value is Word {
  if (!words.includes(value as Word)) throw argumentError(name, value, `is not one of ${words.join(', ')}`);
}
