import { parseArgs } from 'node:util';
import { parseURL } from '@url/parser';
import { serializeURL } from '@url/serializer';
import { growthClasses, growthClassOf } from './growth-classes.ts';
import { printMemory } from './growth-memory.ts';
import { publicCalls, resultOf } from './public-functions.ts';

// Measures the time per code unit of inputs of three sizes. If the time is linear, the three figures are similar. The exit status is 1 if a row is
// not linear.
//
//     pnpm growth [part of a class's name]                   the parser, for each class of input that made another parser slow: prints all figures
//     pnpm growth --generated [part of a function's name]    every exported function, combined fragments: prints rows that are not linear
//     pnpm growth --memory [part of a function's name]       bytes per code unit of every exported function

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
  readonly name: string;
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

/**
 * Prints the figures of rows, and makes the exit status 1 if one is not linear.
 *
 * @param isQuiet whether to print only rows that are not linear. A rough measurement selects the rows that are measured exactly.
 */
function printRows(rows: readonly Row[], scale: typeof CLASSES, isQuiet: boolean): void {
  let found = 0;
  for (const row of rows) {
    if (isQuiet && !isSuspicious(figuresOf(row, scale.sizes, roughTime), scale)) continue;
    const figures = figuresOf(row, scale.sizes, exactTime);
    const isFound = isSuspicious(figures, scale);
    if (isFound) found++;
    const text = `${row.name}: ${figures.map((figure) => figure.toFixed(2)).join(', ')} ns a code unit`;
    if (isFound || !isQuiet) console.log(isFound ? `${text}, not linear` : text);
  }
  console.log(`${rows.length} rows at ${scale.sizes.join(', ')} code units: ${found} not linear`);
  if (found > 0) process.exitCode = 1;
}

/** Returns a row for each class of input, for the parser and the serializer. */
function classRows(filter: string): Row[] {
  const rows = growthClasses.filter(({ name }) => name.includes(filter));
  return rows.map(({ name, make, base = null }) => {
    const work = (text: string) => {
      const url = parseURL(text, { base });
      return url === null ? 0 : serializeURL(url).length;
    };
    return { name, make, prepare: (text) => () => work(text) };
  });
}

const fragments: readonly string[] = ['a', '%', '%ff', 'é', '\u0430', '\ud800', '/../', 'a@', '&a=', '.\u0301'];
const beginnings: readonly string[] = ['', 'http://', 'http://h/', 'a:'];

/** Each kind of text: a beginning, and a piece to repeat. */
const texts = beginnings.flatMap((start) =>
  fragments.flatMap((one, index) =>
    fragments.slice(index).map((other) => {
      const piece = one === other ? one : one + other;
      return growthClassOf({ name: JSON.stringify(`${start}${piece}…`), start, pieces: [piece] });
    }),
  ),
);

/** Returns the rows of every exported function: each of its calls with hostile fragments, singly and in pairs. */
function generatedRows(filter: string): Row[] {
  const calls = publicCalls().calls.filter(({ name }) => name.includes(filter));
  return calls.flatMap(({ name, prepare, call }) => {
    const prepareWork = (input: string) => {
      const args = prepare(input);
      return args && (() => resultOf({ name, prepare: () => args, call }, input));
    };
    return texts.map((text) => ({ name: `${name} of ${text.name}`, make: text.make, prepare: prepareWork }));
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { generated: { type: 'boolean' }, memory: { type: 'boolean' } },
});
const [filter = ''] = positionals;
if (values.memory) printMemory(filter);
else if (values.generated) printRows(generatedRows(filter), GENERATED, true);
else printRows(classRows(filter), CLASSES, false);
