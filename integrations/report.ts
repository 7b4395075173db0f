// The report that each check prints as its last line, in JSON. run.ts reads it.
import { functionsOfURL } from './url-functions.ts';

export interface Report {
  /** The engine with its version. */
  readonly engine: string;
  /** The number of links of all kinds that were compared, for each function. */
  readonly rows: number;
  /** The number of results that differ from the results of the library. */
  readonly differing: number;
  /** Rows per second of `urlNormalize` on plain links, in wall-clock time. */
  readonly rowsPerSecond: number;
  /** Processor time of all processes for one row, in seconds. */
  readonly processorSeconds: number;
  /** Processes that parse. */
  readonly processes: number;
  /** Peak memory of one process that parses, in bytes. */
  readonly memory: number;
  /** For a function of the engine itself: by kind, the number of links whose host differs from the standard's host. */
  readonly own?: { readonly name: string; readonly differing: Readonly<Record<string, number>> };
  /** Other behaviours that were tested, as clauses. */
  readonly also?: readonly string[];
}

/** Returns how many plain links to time, and how many links of all kinds to compare. */
export function sizes(args: readonly string[]): { timed: number; compared: number } {
  const isQuick = args.includes('--quick');
  return { timed: isQuick ? 200_000 : 1_000_000, compared: isQuick ? 20_000 : 100_000 };
}

/** Returns the processor time of this process so far, in seconds. */
export function processorTime(): number {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  return (userCPUTime + systemCPUTime) / 1e6;
}

/**
 * Counts the results that differ from the library's, and prints the first three.
 *
 * @param ofNull the expected result for NULL
 */
export function countDiffering(
  name: string,
  texts: readonly (string | null)[],
  results: readonly (string | null)[],
  expectedOf: (text: string) => string | null = functionsOfURL[name]!,
  ofNull: string | null = null,
): number {
  if (results.length !== texts.length) throw new Error(`${name}: ${results.length} results for ${texts.length} rows`);
  let count = 0;
  for (const [at, text] of texts.entries()) {
    const expected = text === null ? ofNull : expectedOf(text);
    if (results[at] === expected) continue;
    if (++count <= 3)
      console.error(
        `${name}(${JSON.stringify(text)}) is ${JSON.stringify(results[at])}, not ${JSON.stringify(expected)}`,
      );
  }
  return count;
}

/** Counts by kind the links for which an engine finds another host than the standard. An engine may write "" for a missing host. */
export function countByKind(
  links: readonly { readonly kind: string; readonly text: string | null }[],
  hosts: readonly (string | null)[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [at, { kind, text }] of links.entries()) {
    const host = text === null ? null : functionsOfURL.urlHost!(text);
    const isSame = (hosts[at] ?? '') === (host ?? '');
    counts[kind] = (counts[kind] ?? 0) + (isSame ? 0 : 1);
  }
  return counts;
}
