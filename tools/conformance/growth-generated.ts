import { type PublicCall, publicCalls } from './public-functions.ts';

// Rows for every exported function, which nobody writes: ten hostile fragments, alone and combined in pairs, after each of a few
// beginnings, at three sizes.

const fragments: readonly string[] = ['a', '%', '%ff', 'é', '\u0430', '\ud800', '/../', 'a@', '&a=', '.\u0301'];

const beginnings: readonly string[] = ['', 'http://', 'http://h/', 'a:'];

const SIZES: readonly number[] = [2000, 8000, 32_000];

/** A row whose last figure is so many times its first is measured again, */
const SUSPICIOUS_GROWTH = 3.5;

/** unless all of it took less than this. */
const NEGLIGIBLE_NANOSECONDS = 3e6;

/** After an input that took this long, larger ones are left out. */
const TOO_LONG_NANOSECONDS = 1e9;

/** One function and one kind of text. */
export interface GeneratedRow {
  readonly call: PublicCall;
  readonly name: string;
  make(size: number): string;
}

/** @returns each kind of text: a beginning, and a piece that is repeated */
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

function timeOf({ call }: GeneratedRow, text: string): number {
  const args = call.prepare(JSON.parse(JSON.stringify(text)));
  if (args === null) return 0;
  const { user, system } = process.threadCpuUsage();
  try {
    call.call(args);
  } catch {
    // Failing takes time, too.
  }
  const spent = process.threadCpuUsage({ user, system });
  return (spent.user + spent.system) * 1000;
}

/** Nanoseconds a code unit at each size, the least of several; fewer figures where one takes too long. */
function figuresOf(row: GeneratedRow, repetitions: number): number[] {
  const figures: number[] = [];
  for (const size of SIZES) {
    const text = row.make(size);
    const times = Array.from({ length: repetitions }, () => timeOf(row, text));
    figures.push(Math.min(...times) / text.length);
    if (figures[figures.length - 1]! * text.length > TOO_LONG_NANOSECONDS) break;
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

/** Prints the rows that are not linear, each measured twice. */
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
      if (!isSuspicious(figuresOf(row, 1))) continue;
      const figures = figuresOf(row, 5);
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
