/** Milliseconds of processor time below which a measurement says nothing about growth. */
const MEASURABLE = 20;

/** Returns the least processor time of three calls, in milliseconds. The clock would also count what other processes do. */
function processorTime(call: () => unknown): number {
  const times = [0, 1, 2].map(() => {
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
  const long = processorTime(prepare(16 * length));
  return long < MEASURABLE ? 0 : Math.log(long / processorTime(prepare(length))) / Math.log(16);
}
