/** Milliseconds of processor time below which a measurement says nothing about growth. */
const MEASURABLE = 20;

/** A collection of garbage or a compilation makes one measurement longer. What grows faster than its input does so each time. */
const ATTEMPTS = 4;

/** An exponent that needs no further attempt. */
const SURELY_LINEAR = 1.2;

/** Returns the least processor time of several calls, in milliseconds. The clock would also count what other processes do. */
export function processorTime(call: () => unknown, calls = 1): number {
  const times = Array.from({ length: calls }, () => {
    const before = process.cpuUsage();
    call();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/**
 * Returns the exponent by which the time of a call grows between an input and one that is sixteen times as long: 1 for linear time, 2 for quadratic time,
 * 0 if the longer input is too fast to measure. So the result does not depend on the speed of the machine.
 *
 * @param prepare returns the call for an input of this length
 */
export function timeGrowth(prepare: (length: number) => () => unknown, length: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && least > SURELY_LINEAR; attempt++) {
    const long = processorTime(prepare(16 * length), 3);
    const growth = long < MEASURABLE ? 0 : Math.log(long / processorTime(prepare(length), 3)) / Math.log(16);
    least = Math.min(least, growth);
  }
  return least;
}
