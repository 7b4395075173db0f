import { collectGarbage } from './clock.ts';

function used(): number {
  collectGarbage('major');
  collectGarbage('major');
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/**
 * What objects hold beyond the strings that they are made from, which are kept too: a copy of the string counts, and a
 * reference to it is free.
 *
 * @returns bytes for one object
 */
export function heldBytes(make: (text: string, index: number) => unknown, strings: readonly string[]): number {
  const kept: unknown[] = new Array(strings.length).fill(null);
  for (let index = 0; index < 1000; index++) make(strings[index % strings.length]!, index);
  const before = used();
  for (let index = 0; index < strings.length; index++) kept[index] = make(strings[index]!, index);
  const bytes = (used() - before) / strings.length;
  return kept.length === strings.length ? bytes : Number.NaN;
}

/** @returns so many strings of their own, no two of them the same */
export function distinctURLs(urls: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const url = urls[index % urls.length]!;
    return JSON.parse(JSON.stringify(index < urls.length ? url : `${url}${url.includes('#') ? '' : '?'}${index}`));
  });
}
