// How each reader's cost grows: `node packages/readings/drafts/test/growth.ts`, on the build. Prints, for each reader, the slowest
// input of 256 KiB, and the one whose cost grows the most from 64 KiB on, as the exponent of n: about 1 is linear, 2 is quadratic.
// It is processor time that is measured; what looks steep is measured again, since other processes and the collector do not
// grow with the input.
import type { Reader } from '@url/compare';
import { processorTime } from '../../../../config/time-growth.ts';
import { readers } from '../../compare/test/all-readers.ts';

interface Measured {
  readonly shape: string;
  readonly milliseconds: number;
  readonly exponent: number;
}

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
  ...[
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
  ],
  ...['é', '\u{1f4a9}', '\ud800', '&', '=', 'a:'],
];
const ends = ['', '\0'];
const sizes = [2 ** 16, 2 ** 18] as const;
/** Between linear and quadratic, with room for a processor that others use too. */
const linear = 1.7;
/** Below so many milliseconds, what is measured is not the reader. */
const measurable = 20;

function millisecondsFor(read: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && best > 1; run++) {
    best = Math.min(best, processorTime(read));
  }
  return best;
}

function measure(reader: Reader, start: string, unit: string, end: string): Measured {
  let measured = { milliseconds: 0, exponent: Number.POSITIVE_INFINITY };
  for (let attempt = 0; attempt < 5 && measured.exponent > linear; attempt++) {
    const [small, large] = sizes.map((size) => {
      const input = start + unit.repeat(size / unit.length) + end;
      return millisecondsFor(() => reader.read(input, 'http://h/a/b'));
    }) as [number, number];
    const exponent = large < measurable ? 0 : Math.log2(large / small) / Math.log2(sizes[1] / sizes[0]);
    if (exponent < measured.exponent) measured = { milliseconds: large, exponent };
  }
  return { shape: JSON.stringify(`${start}${unit}…${end}`), ...measured };
}

function describe({ milliseconds, shape }: Measured): string {
  return `${milliseconds.toFixed(0).padStart(4)} ms ${shape.padEnd(20)}`;
}

let isLinear = true;
for (const reader of readers) {
  const all = starts.flatMap((start) => units.flatMap((unit) => ends.map((end) => measure(reader, start, unit, end))));
  const slowest = all.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a));
  const steepest = all.reduce((a, b) => (b.exponent > a.exponent ? b : a));
  isLinear &&= steepest.exponent <= linear;
  console.log(
    `${reader.id.padEnd(14)} slowest ${describe(slowest)} steepest n^${steepest.exponent.toFixed(2)} ${describe(steepest)}`,
  );
}
console.log(`growth: ${isLinear ? 'every reader is linear' : 'a reader is not linear'}`);
process.exitCode = isLinear ? 0 : 1;
