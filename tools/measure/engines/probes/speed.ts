// Measures nanoseconds for each operation in the fastest round. The contenders alternate.
import { fastestRounds } from '../../rounds.ts';
import type { Classes } from './classes.ts';

type Times = Record<string, Record<string, number>>;

/** Rounds are longer if the clock shows only milliseconds. */
const rounds =
  typeof performance === 'undefined'
    ? { batch: 1, warmUp: 1, rounds: 25, milliseconds: 20, now: () => Date.now() }
    : { batch: 1, warmUp: 1, milliseconds: 3 };

/** @param count how many times a run repeats its operation */
function measureAlternately(runs: Readonly<Record<string, () => unknown>>, count: number): Record<string, number> {
  const times = fastestRounds(Object.values(runs), rounds);
  return Object.fromEntries(Object.keys(runs).map((name, index) => [name, Math.round(times[index]! / count)]));
}

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

/** One URL for each kind of failure: no scheme in three forms, and a fault in each part of the authority. */
const failures = ['foo', '', '//x', 'http://a<b/', 'http://', 'http://[::1', 'http://h:99999/', 'http://exa mple.org/'];

const FAILURES_A_RUN = 100;

/** Returns how many of some attempts fail. */
function countFailures({ URL }: Classes, input: string, attempts: number): number {
  let count = 0;
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      new URL(input);
    } catch {
      count++;
    }
  }
  return count;
}

export function measureSpeed(contenders: Readonly<Record<string, Classes>>, inputs: readonly string[]): Times {
  const able = Object.entries(contenders).filter(([, { URL }]) => typeof URL === 'function');
  const rows = Object.entries(operations).map(([title, operation]) => {
    const runs = able.map(([name, classes]) => [name, () => operation(classes, inputs)]);
    return [title, measureAlternately(Object.fromEntries(runs), inputs.length)];
  });
  const failingRows = failures.map((input) => {
    // Some engines parse a host with a space or "<".
    const failing = able.filter(([, classes]) => countFailures(classes, input, 1) === 1);
    const runs = failing.map(([name, classes]) => [name, () => countFailures(classes, input, FAILURES_A_RUN)]);
    return [`failing new URL(${JSON.stringify(input)})`, measureAlternately(Object.fromEntries(runs), FAILURES_A_RUN)];
  });
  return Object.fromEntries([...rows, ...failingRows]);
}

interface Pattern {
  test(input: string): boolean;
  exec(input: string): object | null;
}

type PatternClass = new (input: string) => Pattern;

/** Patterns without regular expressions, which need the flag "v", with a URL that matches. */
const patterns: readonly (readonly [pattern: string, url: string])[] = [
  ['https://example.com/users/:id', 'https://example.com/users/123?tab=posts'],
  ['https://*.example.com/blog/:year/:slug', 'https://www.example.com/blog/2026/post-1'],
  ['https://example.com/files/:path*', 'https://example.com/files/a/b/c.png'],
];

const patternOperations: Readonly<Record<string, (Class: PatternClass, made: readonly Pattern[]) => unknown>> = {
  'URLPattern exec': (_, made) => made.map((pattern, index) => pattern.exec(patterns[index]![1])),
  'URLPattern test': (_, made) => made.map((pattern, index) => pattern.test(patterns[index]![1])),
  'new URLPattern(s)': (Class) => patterns.map(([pattern]) => new Class(pattern)),
};

export function measurePatternSpeed(contenders: Readonly<Record<string, PatternClass | undefined>>): Times {
  const rows = Object.entries(patternOperations).map(([title, operation]) => {
    const runs: Record<string, () => unknown> = {};
    for (const [name, Class] of Object.entries(contenders)) {
      if (typeof Class !== 'function') continue;
      const made = patterns.map(([pattern]) => new Class(pattern));
      if (!made.every((pattern, index) => pattern.test(patterns[index]![1]))) throw new Error(`${name} does not match`);
      runs[name] = () => operation(Class, made);
    }
    return [title, measureAlternately(runs, patterns.length)];
  });
  return Object.fromEntries(rows);
}
