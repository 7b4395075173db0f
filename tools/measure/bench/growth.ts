import { median } from 'simple-statistics';
import { collectGarbage, now } from './clock.ts';
import { flat } from './forms.ts';
import type { Growth } from './results.ts';

export const sizes: readonly number[] = [10_000, 100_000, 1_000_000];

/** One sample parses about a million code units, for every size of input. */
const CODE_UNITS_A_SAMPLE = 1_000_000;

/** What precedes a long component, the piece that is repeated in it, and what follows it. */
const components: Readonly<Record<string, readonly [start: string, piece: string, end?: string]>> = {
  scheme: ['', 'a', ':x'],
  username: ['https://', 'a', '@h/'],
  password: ['https://u:', 'a', '@h/'],
  host: ['https://', 'a', '/'],
  'host of short labels': ['https://', 'ab.', 'a/'],
  'host in upper case': ['https://', 'A', '/'],
  'opaque host': ['a://', 'a', '/'],
  'port of zeros': ['https://h:', '0', '81/'],
  path: ['https://h/', 'a'],
  'path of short segments': ['https://h/', 'ab/'],
  'opaque path': ['a:', 'a'],
  query: ['https://h/?', 'a'],
  'query of pairs': ['https://h/?', 'a=b&'],
  fragment: ['https://h/#', 'a'],
};

/** Returns an href, or throws. */
type Parse = (input: string) => string;

function timeFor(parse: Parse, input: string): number {
  const calls = Math.max(1, Math.floor(CODE_UNITS_A_SAMPLE / input.length));
  const start = now();
  for (let call = 0; call < calls; call++) parse(input);
  return (now() - start) / calls / input.length;
}

function parses(parse: Parse, input: string): boolean {
  try {
    return parse(input) !== '';
  } catch {
    return false;
  }
}

/** Runs the parsers alternately, and returns the medians of all rounds. */
function timesFor(parsers: readonly Parse[], input: string, rounds: number): number[] {
  // Strings of a megabyte make the collector go through everything that the rows before left.
  collectGarbage('major');
  const times = Array.from({ length: rounds }, () => parsers.map((parse) => timeFor(parse, input)));
  return parsers.map((_, index) => median(times.map((round) => round[index]!)));
}

/** Returns the cost of a code unit for each component at each size. */
export function measureGrowth(ours: Parse, native: Parse, rounds: number): Growth[] {
  return Object.entries(components).map(([component, [start, piece, end = '']]) => {
    const inputs = sizes.map((size) => flat(start + piece.repeat(Math.ceil(size / piece.length)) + end));
    const isNativeAble = inputs.every((input) => parses(native, input));
    const parsers = isNativeAble ? [ours, native] : [ours];
    for (const input of inputs) timesFor(parsers, input, 2);
    const times = inputs.map((input) => timesFor(parsers, input, rounds));
    return {
      component,
      ours: times.map(([time]) => time!),
      native: isNativeAble ? times.map(([, time]) => time!) : null,
    };
  });
}
