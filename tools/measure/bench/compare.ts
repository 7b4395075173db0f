import type { Results } from './results.ts';

/** A ratio this many times the recorded one is a gross regression; less may be noise. */
const GROSS = 2;

/** Each run is a new process, and later runs use more samples: a slow row is slow in all of them, a busy machine is not. */
const MEASUREMENTS = 3;

type Rows = Pick<Results, 'rows'>;

/** The ratio of ours to the baseline in one row. */
export interface Comparison {
  readonly title: string;
  readonly recorded: number;
  /** The measured ratios in order. A row is measured again after a gross regression. */
  readonly found: number[];
}

/** Returns the ratio of ours to the baseline in each row, by the row's title. */
export function recordedOf({ rows }: Rows): Record<string, number> {
  const ratios = rows.flatMap(({ title, cells: { ours } }) =>
    ours ? [[title, Number(ours.ratio.toPrecision(3))]] : [],
  );
  return Object.fromEntries(ratios);
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
 * @returns also the titles of rows that are recorded or measured, but not both
 */
export function compareRows(
  recorded: Record<string, number>,
  measure: (titles: readonly string[] | null, index: number) => Rows,
): { readonly comparisons: readonly Comparison[]; readonly unmatched: readonly string[] } {
  const first = recordedOf(measure(null, 0));
  const titles = Object.keys({ ...recorded, ...first });
  const isMatched = (title: string) => title in recorded && title in first;
  const comparisons = titles
    .filter(isMatched)
    .map((title): Comparison => ({ title, recorded: recorded[title]!, found: [first[title]!] }));
  for (let index = 1; index < MEASUREMENTS; index++) {
    const suspects = comparisons.filter(isGrosslySlower);
    if (suspects.length === 0) break;
    const again = recordedOf(
      measure(
        suspects.map(({ title }) => title),
        index,
      ),
    );
    for (const { title, found } of suspects) if (title in again) found.push(again[title]!);
  }
  return { comparisons, unmatched: titles.filter((title) => !isMatched(title)) };
}
