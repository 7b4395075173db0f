import { parseArgs } from 'node:util';
import { parseURL } from '@url/parser';
import { serializeURL } from '@url/serializer';
import { growthClasses } from './growth-classes.ts';
import { printGeneratedGrowth } from './growth-generated.ts';
import { printMemory } from './growth-memory.ts';

// Prints the time per code unit for inputs of 10 kB, 100 kB and 1 MB, for each class of input that made another parser slow. If the time is
// linear, the three figures of a row are similar.
//
//     pnpm growth [part of a class's name]
//     pnpm growth --generated [part of a function's name]   every exported function, combined fragments; prints superlinear rows
//     pnpm growth --memory [part of a function's name]      bytes per code unit of every exported function

const SIZES: readonly number[] = [10_000, 100_000, 1_000_000];

/** A row is marked if its last figure is this many times the first. Memory effects alone can reach three times. */
const SUSPICIOUS_GROWTH = 5;

/** Minimum duration of a measurement: some kernels count CPU time in steps of 4 ms. */
const ENOUGH_NANOSECONDS = 200_000_000;

/** The clock is read after this many code units, so that its cost is negligible. */
const CODE_UNITS_A_READING = 1_000_000;

/** After an input that took this long, larger ones of its class are skipped. */
const TOO_LONG_NANOSECONDS = 1_000_000_000;

function parseAndSerialize(input: string, base: string | null): number {
  const url = parseURL(input, { base });
  return url === null ? 0 : serializeURL(url).length;
}

/** Returns a flat copy of the string: engines flatten results of concatenation and `repeat` on the first use. */
function flatten(input: string): string {
  return JSON.parse(JSON.stringify(input));
}

/** The CPU time of this thread in nanoseconds, without the time of other programs. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) * 1000;
}

/** Measures nanoseconds per call, after one call that allocates and compiles. */
function measure(input: string, base: string | null): number {
  const callsAReading = Math.max(1, Math.floor(CODE_UNITS_A_READING / input.length));
  parseAndSerialize(input, base);
  const start = threadTime();
  for (let calls = 0; ; ) {
    for (const next = calls + callsAReading; calls < next; calls++) parseAndSerialize(input, base);
    const spent = threadTime() - start;
    if (spent >= ENOUGH_NANOSECONDS) return spent / calls;
  }
}

/** Measures nanoseconds per code unit, one figure for each size that does not take too long. */
function costs(make: (size: number) => string, base: string | null): number[] {
  const figures: number[] = [];
  let last = 0;
  for (const size of SIZES) {
    if (last > TOO_LONG_NANOSECONDS) break;
    const input = flatten(make(size));
    last = measure(input, base);
    figures.push(last / input.length);
  }
  return figures;
}

function isSuspicious(figures: readonly number[]): boolean {
  if (figures.length < SIZES.length) return true;
  return figures[figures.length - 1]! > figures[0]! * SUSPICIOUS_GROWTH;
}

function formatRow(name: string, figures: readonly number[]): string {
  const cells = SIZES.map((_, index) => figures[index]?.toFixed(2) ?? 'too long');
  const mark = isSuspicious(figures) ? '  not linear' : '';
  return `${name.padEnd(44)}${cells.map((cell) => cell.padStart(10)).join('')}${mark}`;
}

function printClasses(filter: string): void {
  const selected = growthClasses.filter(({ name }) => name.includes(filter));
  for (const { make, base = null } of selected) measure(make(2000), base);
  console.log(`${'nanoseconds per code unit'.padEnd(44)}${SIZES.map((size) => String(size).padStart(10)).join('')}`);
  for (const { name, make, base = null } of selected) console.log(formatRow(name, costs(make, base)));
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { generated: { type: 'boolean' }, memory: { type: 'boolean' } },
  });
  const [filter = ''] = positionals;
  if (values.memory) await printMemory(filter);
  else if (values.generated) await printGeneratedGrowth(filter);
  else printClasses(filter);
}
