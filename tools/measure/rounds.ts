/** An operation of one contender. It gets the number of its calls so far. */
export type Operation = (index: number) => unknown;

/** The rounds for a clock that shows microseconds. They are short, so that some are undisturbed on a busy machine. */
const PRECISE = {
  /** How many calls there are between two readings of the clock. */
  batch: 32,
  /** Rounds that do not count, while the engine compiles. */
  warmUp: 25,
  rounds: 40,
  milliseconds: 4,
  now: (): number => performance.now(),
};

/** Runs an operation for one round, and returns nanoseconds per call. */
function roundOf(operation: Operation, { batch, milliseconds, now: read }: typeof PRECISE): number {
  const start = read();
  let count = 0;
  let now = start;
  while (now - start < milliseconds) {
    for (let index = 0; index < batch; index++)
      if (operation(count + index) === undefined) throw new Error('no result');
    count += batch;
    now = read();
  }
  return ((now - start) * 1e6) / count;
}

/**
 * Returns the nanoseconds of a call in the fastest round of each operation. The operations alternate, because other work on the machine
 * disturbs all of them alike, and the fastest round least.
 */
export function fastestRounds(operations: readonly Operation[], options: Partial<typeof PRECISE> = {}): number[] {
  const all = { ...PRECISE, ...options };
  const fastest = operations.map(() => Number.POSITIVE_INFINITY);
  for (let round = -all.warmUp; round < all.rounds; round++) {
    operations.forEach((operation, index) => {
      const nanoseconds = roundOf(operation, all);
      if (round >= 0) fastest[index] = Math.min(fastest[index]!, nanoseconds);
    });
  }
  return fastest;
}
