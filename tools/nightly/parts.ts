import { readFileSync } from 'node:fs';

/** A part of the nightly run. A workflow calls a part by its name, so that nothing runs only there. */
export interface Part {
  /** What it covers, for the table. */
  readonly covers: string;
  readonly command: string;
  /** After so many minutes the part is stopped, and counts as failed. */
  readonly minutes: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** The parts by name, in the order of the run: what fails most often comes first. */
export const parts: Readonly<Record<string, Part>> = JSON.parse(
  readFileSync(new URL('parts.json', import.meta.url), 'utf8'),
);
