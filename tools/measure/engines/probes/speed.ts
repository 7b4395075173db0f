// Nanoseconds for each operation, of each contender in turns: the fastest of the rounds, which other work on the machine disturbs least.
import type { Classes } from './classes.ts';

type Operation = (classes: Classes, inputs: readonly string[]) => unknown;

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
  'new URLSearchParams(q)': ({ URLSearchParams }, inputs) =>
    inputs.reduce((n, s) => n + `${new URLSearchParams(s.slice(s.indexOf('?') + 1))}`.length, 0),
};

type Clock = () => number;

function clock(): Clock {
  const { performance } = globalThis as { performance?: { now(): number } };
  return performance === undefined ? () => Date.now() : () => performance.now();
}

/** Rounds are short: on a busy machine some of them are undisturbed. They are longer where the clock shows only milliseconds. */
const PRECISE = { rounds: 40, milliseconds: 3 };
const COARSE = { rounds: 9, milliseconds: 20 };

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

export function measureSpeed(
  contenders: Readonly<Record<string, Classes>>,
  inputs: readonly string[],
): Record<string, Record<string, number>> {
  const now = clock();
  const { rounds, milliseconds } =
    (globalThis as { performance?: object }).performance === undefined ? COARSE : PRECISE;
  const names = Object.keys(contenders).filter((name) => typeof contenders[name]!.URL === 'function');
  const result: Record<string, Record<string, number>> = {};
  for (const [title, operation] of Object.entries(operations)) {
    const times = new Map<string, number[]>(names.map((name) => [name, []]));
    for (let round = -1; round < rounds; round++) {
      for (const name of names) {
        const time = nanosecondsOf(() => operation(contenders[name]!, inputs), inputs.length, now, milliseconds);
        if (round >= 0) times.get(name)!.push(time);
      }
    }
    result[title] = Object.fromEntries([...times].map(([name, values]) => [name, Math.round(Math.min(...values))]));
  }
  return result;
}
