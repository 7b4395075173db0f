/** Nanoseconds since an arbitrary moment. */
export interface Clock {
  readonly name: string;
  now(): number;
}

const READINGS = 2000;

/** A coarser clock cannot measure samples of a few milliseconds. */
const COARSE_NANOSECONDS = 100_000;

function medianStep(now: () => number): number {
  const steps: number[] = [];
  for (let last = now(), reading = 0; reading < READINGS; reading++) {
    const next = now();
    if (next > last) steps.push(next - last);
    last = next;
  }
  return steps.sort((a, b) => a - b)[steps.length >> 1] ?? Number.POSITIVE_INFINITY;
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

/**
 * The CPU time of the process, if the runtime reports it finely enough. It excludes other programs, and includes the runtime's threads.
 */
export function chooseClock(): Clock {
  if (medianStep(processorTime) < COARSE_NANOSECONDS) return { name: 'processor time', now: processorTime };
  return { name: 'wall time', now: () => performance.now() * 1e6 };
}

interface Collector {
  gc?: (options?: { type: 'minor' | 'major' }) => void;
  Bun?: { gc(synchronously: boolean): void };
}

/** Collects the garbage of one contender, so that the next one does not pay for it. */
export function collectGarbage(type: 'minor' | 'major'): void {
  const { gc, Bun } = globalThis as Collector;
  if (Bun !== undefined) {
    if (type === 'major') Bun.gc(true);
  } else gc?.({ type });
}
