import { argumentError, checkString, option } from '@url/infra/internal';
import type { Reader } from '../reader.js';
import { toReader } from './default-readers.js';
import { connectionKey } from './host-identity.js';

/** The two readers, and where to look. */
export interface SearchOptions {
  /** Two readers, or their ids. */
  readonly readers: readonly [Reader | string, Reader | string];
  /** Strings to begin with, such as the input of a bug report. They are made shorter. */
  readonly inputs?: readonly string[] | null;
  /** How many inputs are returned at most; 10 by default. */
  readonly limit?: number | null;
  /** How many strings of the grammar are tried at most; 40,000 by default. */
  readonly tries?: number | null;
}

/** An input in which two readers find two hosts. */
export interface FoundDifference {
  readonly input: string;
  /** The host of each reader, in the order of the readers. */
  readonly hosts: readonly [string, string];
}

/** What stands between two hosts, or in place of one. */
const pieces: readonly string[] = [
  ...['@', '\\', '/', '#', '?', ':', ':80', ';', '%', '%2f', '%40', '%23', '%2e', '%61', '[', ']', '[::1]', '127.1'],
  ...[' ', '\t', '\n', '"', "'", '<', '>', '^', '`', '{', '|', '&', ',', '.', '\xe9', '\u3002', '\uff0f'],
];
const starts: readonly string[] = ['http://', 'http:', 'http:/', 'http:///', '//', 'http:\\\\', '', ' http://', 'x://'];

/**
 * Searches the shortest inputs in which two readers find two hosts. It tries the inputs that it is given, then strings of a grammar of URLs and
 * their delimiters, from the shortest on. Each input that is found is made as short as it can be; one of each shape is returned.
 *
 * @param options the two readers, and where to look
 * @returns the inputs: those in which both hosts are names come first, HTTP URLs before others, and the shortest first
 *
 * @throws RangeError for an id that no default reader has
 * @throws TypeError unless there are two readers
 *
 * @example
 * import { searchDifferences } from '@url/compare';
 *
 * const [first] = searchDifferences({ readers: ['rfc3986', 'npm-ufo'], limit: 1 });
 * first.hosts[0] !== first.hosts[1]; // => true
 */
export function searchDifferences(options: SearchOptions): FoundDifference[] {
  const readers: unknown = option(options, 'readers');
  if (!Array.isArray(readers) || readers.length !== 2)
    throw argumentError('options.readers', readers, 'is not an array of two readers');
  const { 0: first, 1: second } = readers.map(toReader) as [Reader, Reader];
  const limit = option(options, 'limit') ?? 10;
  const hostsOf = (input: string): readonly [string, string] | null => differingHosts(first, second, input);
  const found = new Map<string, FoundDifference>();
  const inputs = [...(option(options, 'inputs') ?? []), ...grammarStrings(option(options, 'tries') ?? 40_000)];
  for (let index = 0; index < inputs.length && found.size < limit * 4; index++) {
    const input = inputs[index]!;
    const hosts = hostsOf(input);
    if (hosts === null) continue;
    const short = shrink(input, (shorter) => {
      const shorterHosts = hostsOf(shorter);
      return shorterHosts !== null && (!areNames(hosts) || areNames(shorterHosts));
    });
    const shape = short.replace(/[a-z]+/gi, 'a');
    if (!found.has(shape)) found.set(shape, { input: short, hosts: hostsOf(short)! });
  }
  return [...found.values()].sort(byUse).slice(0, limit);
}

/** What an attacker would use first: two hosts that exist for a resolver, then an HTTP URL, then the shortest. */
function byUse(one: FoundDifference, other: FoundDifference): number {
  return rankOf(one) - rankOf(other) || one.input.length - other.input.length;
}

/** Whether both hosts are names that somebody can own. */
function areNames(hosts: readonly string[]): boolean {
  return hosts.every((host) => /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]+$/i.test(host));
}

function rankOf({ input, hosts }: FoundDifference): number {
  return (areNames(hosts) ? 0 : 2) + (/^\s*https?:/i.test(input) ? 0 : 1);
}

function differingHosts(first: Reader, second: Reader, input: string): readonly [string, string] | null {
  const one = first.read(input).components?.host;
  if (!one) return null;
  const other = second.read(input).components?.host;
  return !other || connectionKey(one) === connectionKey(other) ? null : [one, other];
}

/** Strings with one piece, then with two and three: between two hosts, before one, and alone, with each start. */
function grammarStrings(count: number): string[] {
  const found: string[] = [];
  let tails: readonly string[] = [''];
  while (found.length < count) {
    tails = tails.flatMap((tail) => pieces.map((piece) => tail + piece));
    for (let index = 0; index < tails.length && found.length < count; index++) {
      const tail = tails[index]!;
      for (const start of starts) found.push(`${start}a.co${tail}b.co`, `${start}${tail}b.co`, start + tail);
    }
  }
  return found.slice(0, count);
}

/**
 * Makes a string shorter while it stays interesting: it removes pieces of half the length, then of a quarter, down to single code points.
 *
 * @param input a string that is interesting
 * @param isInteresting tells whether a shorter string is also interesting
 * @returns a string from which no code point can be removed
 * @throws TypeError if an argument is not a string or a function
 *
 * @example
 * import { shrink } from '@url/compare';
 *
 * shrink('http://example.com/a@b', (text) => text.includes('@')); // => '@'
 */
export function shrink(input: string, isInteresting: (input: string) => boolean): string {
  checkString('input', input);
  if (typeof isInteresting !== 'function') throw argumentError('isInteresting', isInteresting, 'is not a function');
  let current = Array.from(input);
  for (let size = Math.max(1, current.length >> 1); size >= 1; size >>= 1) {
    let index = 0;
    while (index < current.length) {
      const shorter = [...current.slice(0, index), ...current.slice(index + size)];
      if (isInteresting(shorter.join(''))) {
        current = shorter;
        if (size === 1) index = 0;
      } else {
        index += size;
      }
    }
  }
  return current.join('');
}
