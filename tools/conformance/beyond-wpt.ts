import { readFileSync } from 'node:fs';
import type { SetterTest, URLTest } from './url-test-data.ts';

/** A row with the step of the standard that it tests: an anchor, and what the row notices. */
type WithStep<T> = T & { readonly step: string };

interface Rows {
  readonly urls: readonly WithStep<URLTest>[];
  readonly setters: readonly WithStep<SetterTest>[];
}

/** Returns the rows of both files. */
export function readBeyondWPT(): Rows {
  const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
  const urls = read('./beyond-wpt.json').filter((row: unknown) => typeof row !== 'string');
  const { comment: _, ...groups } = read('./beyond-wpt-setters.json') as Record<string, WithStep<SetterTest>[]>;
  const setters = Object.entries(groups).flatMap(([attribute, rows]) =>
    rows.map((row) => ({ ...row, attribute: attribute as SetterTest['attribute'] })),
  );
  return { urls, setters };
}
