// Measures nanoseconds for each operation, with alternating contenders: the fastest round, because other work on the machine disturbs it
// least.
import type { Classes } from './classes.ts';

type Operation = (classes: Classes, inputs: readonly string[]) => unknown;

/** One URL for each kind of failure: no scheme in three forms, and a fault in each part of the authority. */
const failures = ['foo', '', '//x', 'http://a<b/', 'http://', 'http://[::1', 'http://h:99999/', 'http://exa mple.org/'];

const FAILURES_A_RUN = 100;

function failingWith(input: string): Operation {
  return ({ URL }) => {
    for (let count = 0; count < FAILURES_A_RUN; count++) {
      try {
        new URL(input);
      } catch {
        continue;
      }
      throw new Error(`${input} parses`);
    }
  };
}

const operations: Readonly<Record<string, Operation>> = {
  'new URL(s).href': ({ URL }, inputs) => inputs.reduce((length, s) => length + new URL(s).href.length, 0),
  'hostname, pathname, search': ({ URL }, inputs) =>
    inputs.reduce((length, s) => {
      const { hostname, pathname, search } = new URL(s);
      return length + hostname.length + pathname.length + search.length;
    }, 0),
  'relative reference': ({ URL }, inputs) => inputs.reduce((n, s) => n + new URL('../a/b?c#d', s).href.length, 0),
  'URLs that need work': ({ URL }, inputs) =>
    inputs.reduce((n, s) => n + new URL(`${s.replace(/^https?/, 'HTTPS')}/../a b/%2e/c`).href.length, 0),
  'failing new URL(s)': ({ URL }, inputs) =>
    inputs.reduce((failures, s) => {
      try {
        return failures + new URL(s.replace('://', '://a|')).href.length;
      } catch {
        return failures + 1;
      }
    }, 0),
  ...Object.fromEntries(failures.map((input) => [`failing new URL(${JSON.stringify(input)})`, failingWith(input)])),
  'new URLSearchParams(q)': ({ URLSearchParams }, inputs) =>
    inputs.reduce((n, s) => n + `${new URLSearchParams(s.slice(s.indexOf('?') + 1))}`.length, 0),
};

type Clock = () => number;

function clock(): Clock {
  const { performance } = globalThis as { performance?: { now(): number } };
  return performance === undefined ? () => Date.now() : () => performance.now();
}

/** Rounds are short, so that some are undisturbed on a busy machine. They are longer if the clock shows only milliseconds. */
const PRECISE = { rounds: 40, milliseconds: 3 };
const COARSE = { rounds: 25, milliseconds: 20 };

/** Repeats an operation until a round is long enough to be read from a coarse clock. */
function nanosecondsOf(run: () => unknown, count: number, now: Clock, milliseconds: number): number {
  let times = 0;
  const start = now();
  let end = start;
  while (end - start < milliseconds) {
    run();
    times++;
    end = now();
  }
  return ((end - start) * 1e6) / (times * count);
}

/** An operation of one contender, and how many times a run repeats it. */
export interface Measured {
  readonly run: () => unknown;
  readonly count: number;
}

/** @returns nanoseconds by name: the fastest round of each contender; the contenders alternate */
export function measureAlternately(contenders: Readonly<Record<string, Measured>>): Record<string, number> {
  const now = clock();
  const { rounds, milliseconds } =
    (globalThis as { performance?: object }).performance === undefined ? COARSE : PRECISE;
  const fastest: Record<string, number> = {};
  for (let round = -1; round < rounds; round++) {
    for (const [name, { run, count }] of Object.entries(contenders)) {
      const time = nanosecondsOf(run, count, now, milliseconds);
      if (round >= 0) fastest[name] = Math.min(fastest[name] ?? Number.POSITIVE_INFINITY, Math.round(time));
    }
  }
  return fastest;
}

export function measureSpeed(
  contenders: Readonly<Record<string, Classes>>,
  inputs: readonly string[],
): Record<string, Record<string, number>> {
  const names = Object.keys(contenders).filter((name) => typeof contenders[name]!.URL === 'function');
  const result: Record<string, Record<string, number>> = {};
  for (const [title, operation] of Object.entries(operations)) {
    const count = title.startsWith('failing new URL("') ? FAILURES_A_RUN : inputs.length;
    const measured = names.map((name) => [name, { run: () => operation(contenders[name]!, inputs), count }] as const);
    result[title] = measureAlternately(Object.fromEntries(measured));
  }
  return result;
}
