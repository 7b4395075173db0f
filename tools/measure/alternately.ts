/** The microseconds of one call of each task: the shortest of ten turns, which alternate in one process. */
async function measureAlternately(
  tasks: Readonly<Record<string, () => unknown>>,
  rounds: number,
): Promise<ReadonlyMap<string, number>> {
  const entries = Object.entries(tasks);
  const best = new Map(entries.map(([name]) => [name, Number.POSITIVE_INFINITY]));
  for (let turn = 0; turn < 10; turn++) {
    for (const [name, task] of entries) best.set(name, Math.min(best.get(name)!, await time(task, rounds)));
  }
  return best;
}

async function time(task: () => unknown, rounds: number): Promise<number> {
  const start = performance.now();
  for (let round = 0; round < rounds; round++) {
    const result = task();
    if (result instanceof Promise) await result;
  }
  return ((performance.now() - start) * 1000) / rounds;
}

/** Prints one line of microseconds. */
export async function printAlternately(
  title: string,
  rounds: number,
  tasks: Readonly<Record<string, () => unknown>>,
): Promise<void> {
  const best = await measureAlternately(tasks, rounds);
  console.log(`${title}: ${[...best].map(([name, value]) => `${name} ${value.toFixed(2)} µs`).join(', ')}`);
}
