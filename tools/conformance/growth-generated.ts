import { type PublicCall, publicCalls } from './public-functions.ts';

// Generates rows for every exported function: ten hostile fragments, singly and in pairs, after several beginnings, at three sizes.

const fragments: readonly string[] = ['a', '%', '%ff', 'é', '\u0430', '\ud800', '/../', 'a@', '&a=', '.\u0301'];

const beginnings: readonly string[] = ['', 'http://', 'http://h/', 'a:'];

const SIZES: readonly number[] = [2000, 8000, 32_000];

/** A row is measured again if its last figure is this many times its first, */
const SUSPICIOUS_GROWTH = 3.5;

/** unless the whole row took less than this. */
const NEGLIGIBLE_NANOSECONDS = 3e6;

/** After an input that took this long, larger ones are skipped. */
const TOO_LONG_NANOSECONDS = 1e9;

/** One function and one kind of text. */
export interface GeneratedRow {
  readonly call: PublicCall;
  readonly name: string;
  make(size: number): string;
}

/** Returns each kind of text: a beginning, and a piece to repeat. */
export function generatedTexts(): { name: string; make(size: number): string }[] {
  const pieces = fragments.flatMap((one, index) =>
    fragments.slice(index).map((other) => (one === other ? one : one + other)),
  );
  return beginnings.flatMap((start) =>
    pieces.map((piece) => ({
      name: JSON.stringify(`${start}${piece}…`),
      make: (size: number) => start + piece.repeat(Math.ceil(size / piece.length)),
    })),
  );
}

/** Does the work once. */
function work({ call }: GeneratedRow, args: readonly unknown[]): void {
  try {
    call.call(args);
  } catch {
    // Failing also takes time.
  }
}

/** Measures the elapsed nanoseconds of one call. */
function roughTime(row: GeneratedRow, args: readonly unknown[]): number {
  const start = performance.now();
  work(row, args);
  return (performance.now() - start) * 1e6;
}

/** Minimum duration of a measurement: some kernels count CPU time in steps of 4 ms. */
const ENOUGH_MICROSECONDS = 60_000;

/** Measures the nanoseconds of CPU time of a call, over many calls. */
function exactTime(row: GeneratedRow, args: readonly unknown[]): number {
  const before = process.threadCpuUsage();
  for (let calls = 1; ; calls++) {
    work(row, args);
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= ENOUGH_MICROSECONDS) return ((user + system) * 1000) / calls;
  }
}

/** Returns nanoseconds per code unit at each size; fewer figures if one size takes too long. */
function figuresOf(row: GeneratedRow, timeOf: (row: GeneratedRow, args: readonly unknown[]) => number): number[] {
  const figures: number[] = [];
  for (const size of SIZES) {
    const text: string = JSON.parse(JSON.stringify(row.make(size)));
    const args = row.call.prepare(text);
    const time = args === null ? 0 : timeOf(row, args);
    figures.push(time / text.length);
    if (time > TOO_LONG_NANOSECONDS) break;
  }
  return figures;
}

function isSuspicious(figures: readonly number[]): boolean {
  const last = figures[figures.length - 1]!;
  if (figures.length < SIZES.length) return true;
  return (
    last * SIZES[2]! > NEGLIGIBLE_NANOSECONDS && last > Math.max(figures[0]!, figures[1]! / 1.5) * SUSPICIOUS_GROWTH
  );
}

/** Measures superlinear rows again, and prints those that stay superlinear. */
export async function printGeneratedGrowth(filter: string): Promise<void> {
  const { calls, uncovered } = await publicCalls();
  const texts = generatedTexts();
  const selected = calls.filter(({ name }) => name.includes(filter));
  let rows = 0;
  let found = 0;
  for (const call of selected) {
    for (const text of texts) {
      rows++;
      const row: GeneratedRow = { call, ...text };
      if (!isSuspicious(figuresOf(row, roughTime))) continue;
      const figures = figuresOf(row, exactTime);
      if (!isSuspicious(figures)) continue;
      found++;
      console.log(
        `${call.name} of ${text.name}: ${figures.map((figure) => figure.toFixed(1)).join(', ')} ns a code unit`,
      );
    }
  }
  console.log(`${rows} rows for ${selected.length} calls, at ${SIZES.join(', ')} code units: ${found} not linear`);
  console.log(`no arguments are known for: ${uncovered.join(', ')}`);
  if (found > 0) process.exitCode = 1;
}
