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

/** Returns the CPU time of the process: it excludes other programs, and includes the threads of the runtime. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

const isFine = medianStep(processorTime) < COARSE_NANOSECONDS;

export const clockName: string = isFine ? 'processor time' : 'wall time';

/** Nanoseconds since an arbitrary moment. Some kernels count CPU time in steps of 4 ms: there it is wall time. */
export const now: () => number = isFine ? processorTime : () => performance.now() * 1e6;

/** Collects the garbage of one contender, so that the next one does not pay for it. Needs `--expose-gc`. */
export function collectGarbage(type: 'minor' | 'major'): void {
  (globalThis as unknown as { gc(options: object): void }).gc({ type });
}
