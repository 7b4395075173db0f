import { parseArgs } from 'node:util';
import { parseURL } from '@url/parser';
import { serializeURL } from '@url/serializer';
import { growthClasses, repeated } from './growth-classes.ts';
import { printMemory } from './growth-memory.ts';
import { publicCalls } from './public-functions.ts';

// Prints the time per code unit for inputs of 10 kB, 100 kB and 1 MB, for each class of input that made another parser slow. If the time is
// linear, the three figures of a row are similar.
//
//     pnpm growth [part of a class's name]
//     pnpm growth --generated [part of a function's name]   every exported function, combined fragments; prints superlinear rows
//     pnpm growth --memory [part of a function's name]      bytes per code unit of every exported function

/** The sizes of the inputs, and the largest allowed ratio of the last figure to the first. Caches alone can cause a ratio of three. */
const CLASSES = { sizes: [10_000, 100_000, 1_000_000], limit: 5 };
const GENERATED = { sizes: [2000, 8000, 32_000], limit: 3.5 };

/** A row is linear if its last call took less than this. */
const NEGLIGIBLE_NANOSECONDS = 3e6;

/** After an input that took this long, larger ones are skipped. */
const TOO_LONG_NANOSECONDS = 1e9;

/** Minimum duration of a measurement: some kernels count CPU time in steps of 4 ms. */
const ENOUGH_NANOSECONDS = 1e8;

/** The clock is read after this many code units, so that its cost is negligible. */
const CODE_UNITS_A_READING = 100_000;

/** Inputs of one shape, and the work with one input, which a call prepares before it is measured; `null` if the input does not fit. */
interface Row {
  make(size: number): string;
  prepare(text: string): (() => unknown) | null;
}

type Time = (work: () => unknown, length: number) => number;

/** The elapsed nanoseconds of one call. */
const roughTime: Time = (work) => {
  const start = performance.now();
  work();
  return (performance.now() - start) * 1e6;
};

/** The CPU time of this thread in nanoseconds, without the time of other programs. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) * 1000;
}

/** The nanoseconds of CPU time of a call, over many calls. */
const exactTime: Time = (work, length) => {
  const callsAReading = Math.max(1, Math.floor(CODE_UNITS_A_READING / length));
  const start = threadTime();
  for (let calls = 0; ; ) {
    for (const next = calls + callsAReading; calls < next; calls++) work();
    const spent = threadTime() - start;
    if (spent >= ENOUGH_NANOSECONDS) return spent / calls;
  }
};

/** Returns nanoseconds per code unit at each size; fewer figures if one size takes too long. */
function figuresOf({ make, prepare }: Row, sizes: readonly number[], timeOf: Time): number[] {
  const figures: number[] = [];
  for (const size of sizes) {
    // A flat copy: engines flatten results of concatenation and `repeat` on the first use.
    const text: string = JSON.parse(JSON.stringify(make(size)));
    const work = prepare(text);
    const time = work === null ? 0 : timeOf(work, text.length);
    figures.push(time / text.length);
    if (time > TOO_LONG_NANOSECONDS) break;
  }
  return figures;
}

function isSuspicious(figures: readonly number[], { sizes, limit }: typeof CLASSES): boolean {
  const last = figures[figures.length - 1]!;
  if (figures.length < sizes.length) return true;
  return last * sizes[2]! > NEGLIGIBLE_NANOSECONDS && last > Math.max(figures[0]!, figures[1]! / 1.5) * limit;
}

function printClasses(filter: string): void {
  const { sizes } = CLASSES;
  const rows = growthClasses
    .filter(({ name }) => name.includes(filter))
    .map(({ name, make, base = null }) => {
      const work = (text: string) => {
        const url = parseURL(text, { base });
        return url === null ? 0 : serializeURL(url).length;
      };
      return { name, make, prepare: (text: string) => () => work(text) };
    });
  // The engine compiles.
  for (const row of rows) figuresOf(row, [2000], exactTime);
  const line = (name: string, cells: readonly string[]) =>
    name.padEnd(44) + cells.map((cell) => cell.padStart(10)).join('');
  console.log(line('nanoseconds per code unit', sizes.map(String)));
  for (const row of rows) {
    const figures = figuresOf(row, sizes, exactTime);
    const cells = sizes.map((_, index) => figures[index]?.toFixed(2) ?? 'too long');
    console.log(`${line(row.name, cells)}${isSuspicious(figures, CLASSES) ? '  not linear' : ''}`);
  }
}

const fragments: readonly string[] = ['a', '%', '%ff', 'é', '\u0430', '\ud800', '/../', 'a@', '&a=', '.\u0301'];
const beginnings: readonly string[] = ['', 'http://', 'http://h/', 'a:'];

/** Each kind of text: a beginning, and a piece to repeat. */
const texts = beginnings.flatMap((start) =>
  fragments.flatMap((one, index) =>
    fragments.slice(index).map((other) => {
      const piece = one === other ? one : one + other;
      return repeated(JSON.stringify(`${start}${piece}…`), start, piece);
    }),
  ),
);

/** Does the work once. A failing call also needs time. */
function attempt(work: () => unknown): void {
  try {
    work();
  } catch {}
}

/** Measures every exported function with hostile fragments, singly and in pairs. Prints the rows that are superlinear twice. */
function printGenerated(filter: string): void {
  const { calls, uncovered } = publicCalls();
  const selected = calls.filter(({ name }) => name.includes(filter));
  let found = 0;
  for (const { name, prepare, call } of selected) {
    for (const { name: text, make } of texts) {
      const prepareWork = (input: string) => {
        const args = prepare(input);
        return args && (() => attempt(() => call(args)));
      };
      const row = { make, prepare: prepareWork };
      if (!isSuspicious(figuresOf(row, GENERATED.sizes, roughTime), GENERATED)) continue;
      const figures = figuresOf(row, GENERATED.sizes, exactTime);
      if (!isSuspicious(figures, GENERATED)) continue;
      found++;
      console.log(`${name} of ${text}: ${figures.map((figure) => figure.toFixed(1)).join(', ')} ns a code unit`);
    }
  }
  const [rows, sizes] = [selected.length * texts.length, GENERATED.sizes.join(', ')];
  console.log(`${rows} rows for ${selected.length} calls, at ${sizes} code units: ${found} not linear`);
  console.log(`no arguments are known for: ${uncovered.join(', ')}`);
  if (found > 0) process.exitCode = 1;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { generated: { type: 'boolean' }, memory: { type: 'boolean' } },
});
const [filter = ''] = positionals;
if (values.memory) printMemory(filter);
else if (values.generated) printGenerated(filter);
else printClasses(filter);
