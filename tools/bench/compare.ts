import type { Results } from './results.ts';

/** A ratio so many times the recorded one is a gross regression; what is less may be the machine. */
const GROSS = 2;

export interface Regression {
  readonly title: string;
  readonly recorded: number;
  readonly found: number;
}

/**
 * @param recorded what a thorough run wrote
 * @param found may have fewer rows
 * @returns the rows in which ours takes more than twice its recorded ratio to native
 */
export function regressions(recorded: Pick<Results, 'rows'>, found: Pick<Results, 'rows'>): Regression[] {
  const ratios = new Map(recorded.rows.map(({ title, cells: { ours } }) => [title, ours?.ratio]));
  return found.rows.flatMap(({ title, cells: { ours } }) => {
    const [before, now] = [ratios.get(title), ours?.ratio];
    if (before === undefined || now === undefined || now <= before * GROSS) return [];
    return [{ title, recorded: before, found: now }];
  });
}

/** @returns the rows that are in only one of the two */
export function unmatchedRows(recorded: Pick<Results, 'rows'>, found: Pick<Results, 'rows'>): string[] {
  const titles = (results: Pick<Results, 'rows'>) => new Set(results.rows.map(({ title }) => title));
  const [before, now] = [titles(recorded), titles(found)];
  return [...[...before].filter((title) => !now.has(title)), ...[...now].filter((title) => !before.has(title))];
}
