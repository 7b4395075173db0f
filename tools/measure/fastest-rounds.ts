/** Rounds that do not count, while the engine compiles. */
const WARM_UP_ROUNDS = 25;
const ROUNDS = 40;
const MILLISECONDS = 4;

/** Runs an operation for one round, and returns nanoseconds per call. */
function roundOf(operation: (index: number) => unknown, batch: number): number {
  const start = performance.now();
  let count = 0;
  let now = start;
  while (now - start < MILLISECONDS) {
    for (let index = 0; index < batch; index++)
      if (operation(count + index) === undefined) throw new Error('no result');
    count += batch;
    now = performance.now();
  }
  return ((now - start) * 1e6) / count;
}

/**
 * Returns the nanoseconds of a call in the fastest round of each operation. The operations alternate, because other work on the machine disturbs
 * all of them alike, and the fastest round least.
 *
 * @param batch how many calls there are between two readings of the clock
 */
export function fastestRounds(operations: readonly ((index: number) => unknown)[], batch = 32): number[] {
  const fastest = operations.map(() => Number.POSITIVE_INFINITY);
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    operations.forEach((operation, index) => {
      const nanoseconds = roundOf(operation, batch);
      if (round >= 0) fastest[index] = Math.min(fastest[index]!, nanoseconds);
    });
  }
  return fastest;
}
