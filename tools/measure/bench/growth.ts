import { type Clock, collectGarbage } from './clock.ts';
import { median } from './statistics.ts';

export const sizes: readonly number[] = [10_000, 100_000, 1_000_000];

/** One sample parses about a million code units, for every size of input. */
const CODE_UNITS_A_SAMPLE = 1_000_000;

interface Component {
  readonly name: string;
  readonly start: string;
  /** The repeated piece. */
  readonly piece: string;
  readonly end?: string;
}

const components: readonly Component[] = [
  { name: 'scheme', start: '', piece: 'a', end: ':x' },
  { name: 'username', start: 'https://', piece: 'a', end: '@h/' },
  { name: 'password', start: 'https://u:', piece: 'a', end: '@h/' },
  { name: 'host', start: 'https://', piece: 'a', end: '/' },
  { name: 'host of short labels', start: 'https://', piece: 'ab.', end: 'a/' },
  { name: 'host in upper case', start: 'https://', piece: 'A', end: '/' },
  { name: 'opaque host', start: 'a://', piece: 'a', end: '/' },
  { name: 'port of zeros', start: 'https://h:', piece: '0', end: '81/' },
  { name: 'path', start: 'https://h/', piece: 'a' },
  { name: 'path of short segments', start: 'https://h/', piece: 'ab/' },
  { name: 'opaque path', start: 'a:', piece: 'a' },
  { name: 'query', start: 'https://h/?', piece: 'a' },
  { name: 'query of pairs', start: 'https://h/?', piece: 'a=b&' },
  { name: 'fragment', start: 'https://h/#', piece: 'a' },
];

export interface Growth {
  readonly component: string;
  /** Nanoseconds per code unit at each size. */
  readonly ours: readonly number[];
  /** `null` if native fails: it limits the length of some hosts. */
  readonly native: readonly number[] | null;
}

function makeInput({ start, piece, end = '' }: Component, size: number): string {
  return JSON.parse(JSON.stringify(start + piece.repeat(Math.ceil(size / piece.length)) + end));
}

function timeFor(parse: (input: string) => string, input: string, clock: Clock): number {
  const calls = Math.max(1, Math.floor(CODE_UNITS_A_SAMPLE / input.length));
  const start = clock.now();
  for (let call = 0; call < calls; call++) parse(input);
  return (clock.now() - start) / calls / input.length;
}

type Parse = (input: string) => string;

/** Returns an href, or throws. */
function parses(parse: Parse, input: string): boolean {
  try {
    return parse(input) !== '';
  } catch {
    return false;
  }
}

/** Runs the parsers alternately, and returns the medians of all rounds. */
function timesFor(parsers: readonly Parse[], input: string, rounds: number, clock: Clock): number[] {
  // Strings of a megabyte make the collector go through all that the process holds, which is what the rows before left.
  collectGarbage('major');
  const times: number[][] = parsers.map(() => []);
  for (let round = 0; round < rounds; round++) {
    parsers.forEach((parse, index) => {
      times[index]!.push(timeFor(parse, input, clock));
    });
  }
  return times.map(median);
}

/** Returns the cost of a code unit for each component at each size. */
export function measureGrowth(ours: Parse, native: Parse, rounds: number, clock: Clock): Growth[] {
  return components.map((component) => {
    const inputs = sizes.map((size) => makeInput(component, size));
    const isNativeAble = inputs.every((input) => parses(native, input));
    const parsers = isNativeAble ? [ours, native] : [ours];
    for (const input of inputs) timesFor(parsers, input, 2, clock);
    const times = inputs.map((input) => timesFor(parsers, input, rounds, clock));
    return {
      component: component.name,
      ours: times.map(([time]) => time!),
      native: isNativeAble ? times.map(([, time]) => time!) : null,
    };
  });
}
