// How each reader's cost grows: `node packages/dialects/test/growth.ts`, on the build. Prints, for each dialect, the shape of
// input whose cost grows the most from 64 to 256 KiB, as the exponent of n: about 1 is linear, 2 is quadratic.
import { dialects } from '@url/dialects';

const starts = [
  '',
  'http:',
  'http://',
  'http://h/',
  'http://h/?',
  'http://h/#',
  'foo:',
  'http://u:',
  'http://[',
  'http://h:',
];
const units = [
  'a',
  '%',
  '%41',
  '/',
  '../',
  '/..',
  './',
  ':',
  '@',
  '[',
  ']',
  '?',
  '#',
  ';',
  '\\',
  ' ',
  '\t',
  '1.',
  '0x',
  '%2e/',
  'a@',
  'é',
  '\u{1f4a9}',
  '\ud800',
  '&',
  '=',
  'a:',
];
const ends = ['', '\0'];
const sizes = [2 ** 16, 2 ** 18] as const;

function secondsFor(read: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run++) {
    const start = performance.now();
    read();
    best = Math.min(best, performance.now() - start);
    if (best > 100) break;
  }
  return best / 1000;
}

let isLinear = true;
for (const dialect of dialects) {
  let worst = { exponent: 0, seconds: 0, shape: '' };
  let slowest = { seconds: 0, shape: '' };
  for (const start of starts) {
    for (const unit of units) {
      for (const end of ends) {
        const [small, large] = sizes.map((size) => {
          const input = start + unit.repeat(size / unit.length) + end;
          return secondsFor(() => dialect.read(input, 'http://h/a/b'));
        }) as [number, number];
        const exponent = Math.log2(large / small) / Math.log2(sizes[1] / sizes[0]);
        const shape = JSON.stringify(`${start}${unit}…${end}`);
        if (large > slowest.seconds) slowest = { seconds: large, shape };
        // Below some milliseconds the clock and the collector say more than the reader.
        if (large > 0.03 && exponent > worst.exponent) worst = { exponent, seconds: large, shape };
      }
    }
  }
  isLinear &&= worst.exponent < 1.6;
  const steepest =
    worst.shape === ''
      ? 'none above 30 ms'
      : `${worst.exponent.toFixed(2)} ${(worst.seconds * 1000).toFixed(0)} ms ${worst.shape}`;
  console.log(
    `${dialect.id.padEnd(14)} slowest ${(slowest.seconds * 1000).toFixed(0).padStart(5)} ms ${slowest.shape}; steepest: ${steepest}`,
  );
}
console.log(isLinear ? 'growth: every reader is linear' : 'growth: a reader is not linear');
process.exitCode = isLinear ? 0 : 1;
