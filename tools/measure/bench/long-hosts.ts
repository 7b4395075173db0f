import { now } from './clock.ts';

const LENGTH = 1e6;

/** A label of each script. */
const labels = {
  Latin: 'bücher',
  Greek: 'παράδειγμα',
  Cyrillic: 'пример',
  Arabic: 'مثال',
  Hindi: 'उदाहरण',
  Chinese: '例子测试',
} as const;

/** The fastest of so many runs. */
const RUNS = 3;

/** Measures the parse of a host of a million code units in each script, in nanoseconds for each code unit. */
export function measureLongHosts(api: unknown): Record<string, number> {
  const { URL } = api as { URL: { canParse(text: string): boolean } };
  const figures = Object.entries(labels).map(([script, label]) => {
    const host = `${label}.`.repeat(Math.ceil(LENGTH / (label.length + 1)));
    let fastest = Number.POSITIVE_INFINITY;
    for (let run = 0; run < RUNS; run++) {
      const start = now();
      if (!URL.canParse(`https://${host}example/`)) throw new Error(`Cannot parse a long host in ${script}`);
      fastest = Math.min(fastest, now() - start);
    }
    return [script, fastest / host.length] as const;
  });
  return Object.fromEntries(figures);
}
