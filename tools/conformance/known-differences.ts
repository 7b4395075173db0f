import type { GeneratedInput } from './generators.ts';

/** The parts of a URL that a parser gave, `null` for failure. */
export type Outcome = Readonly<Record<string, string>> | null;

/** One input for which this project and the pinned Node give different results. */
export interface Difference extends GeneratedInput {
  readonly ours: Outcome;
  readonly node: Outcome;
}

/** A reason for differences: whether it explains one is decided as narrowly as can be. */
export interface KnownDifference {
  readonly name: string;
  readonly reason: string;
  explains(difference: Difference): boolean;
}

export const knownDifferences: readonly KnownDifference[] = [];
