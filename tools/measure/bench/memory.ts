import { collectGarbage } from './clock.ts';
import { flat } from './forms.ts';

function used(): number {
  collectGarbage('major');
  collectGarbage('major');
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/**
 * Measures the memory of objects without the strings they are made from, which are also kept: a copy of the string counts, a reference does
 * not.
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

/** Returns that many separate, distinct strings. */
export function distinctURLs(urls: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const url = urls[index % urls.length]!;
    return flat(index < urls.length ? url : `${url}${url.includes('#') ? '' : '?'}${index}`);
  });
}
