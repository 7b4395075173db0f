import type { Results } from './results.ts';

/** A ratio this many times the recorded one is a gross regression; less may be noise. */
const GROSS = 2;

/** Each run is a new process, and later runs use more samples: a slow row is slow in all of them, a busy machine is not. */
const MEASUREMENTS = 3;

type Rows = Pick<Results, 'rows'>;

/** The time of ours in one row, as a ratio to native. */
export interface Comparison {
  readonly title: string;
  readonly recorded: number;
  /** The measured ratios in order. A row is measured again after a gross regression. */
  readonly found: readonly number[];
}

/** The recorded ratio of ours to native in each row, by the row's title. */
export function recordedOf(results: Rows): Record<string, number> {
  return Object.fromEntries([...ratios(results)].map(([title, ratio]) => [title, Number(ratio.toPrecision(3))]));
}

function ratios({ rows }: Rows): Map<string, number> {
  const known = rows.flatMap(({ title, cells: { ours } }) =>
    ours === undefined ? [] : [[title, ours.ratio] as const],
  );
  return new Map(known);
}

/** Whether every measurement was more than twice the recorded ratio. */
export function isGrosslySlower({ recorded, found }: Comparison): boolean {
  return found.every((ratio) => ratio > recorded * GROSS);
}

/**
 * Measures all rows, and again the rows that seem grossly slower.
 *
 * @param recorded the ratios that a thorough run wrote, by the titles of their rows
 * @param measure measures the rows with these titles, or all; the first call has the index 0
 */
export function compareRows(
  recorded: Record<string, number>,
  measure: (titles: readonly string[] | null, index: number) => Rows,
): { readonly comparisons: readonly Comparison[]; readonly unmatched: readonly string[] } {
  const first = measure(null, 0);
  const before = new Map(Object.entries(recorded));
  let comparisons: Comparison[] = [...ratios(first)]
    .filter(([title]) => before.has(title))
    .map(([title, ratio]) => ({ title, recorded: before.get(title)!, found: [ratio] }));
  for (let index = 1; index < MEASUREMENTS; index++) {
    const suspects = comparisons.filter(isGrosslySlower).map(({ title }) => title);
    if (suspects.length === 0) break;
    const again = ratios(measure(suspects, index));
    comparisons = comparisons.map((comparison) => {
      const ratio = again.get(comparison.title);
      return ratio === undefined ? comparison : { ...comparison, found: [...comparison.found, ratio] };
    });
  }
  return { comparisons, unmatched: unmatchedRows(recorded, first) };
}

/** The rows that are in only one of the two. */
function unmatchedRows(recorded: Record<string, number>, found: Rows): string[] {
  const [before, now] = [new Set(Object.keys(recorded)), new Set(found.rows.map(({ title }) => title))];
  return [...[...before].filter((title) => !now.has(title)), ...[...now].filter((title) => !before.has(title))];
}
