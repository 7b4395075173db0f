export interface Run<T> {
  readonly value: T;
  length: number;
}

/** Returns the runs of equal values in a list. */
export function runsOf<T>(values: readonly T[]): Run<T>[] {
  const runs: Run<T>[] = [];
  for (const value of values) {
    const last = runs[runs.length - 1];
    if (last?.value === value) last.length++;
    else runs.push({ value, length: 1 });
  }
  return runs;
}
