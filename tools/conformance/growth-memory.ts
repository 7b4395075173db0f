import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type PublicCall, publicCalls } from './public-functions.ts';

// How many bytes a public function needs for each code unit of its input: the smallest heap in which it does its work. A worker has a
// heap of its own, and ends with an error where that is too small, so each figure is a number of attempts, and no guess about garbage.

const SIZE = 1_000_000;

const MEGABYTE = 2 ** 20;

/** What a worker needs with all packages loaded, and a small input. */
const IDLE_MEGABYTES = 24;

/** Bytes for a code unit, beyond the input itself. */
const LIMIT = 12;

/** Calls that make much of each code unit. */
const heavier: readonly (readonly [name: RegExp, limit: number])[] = [
  [/\b(explain|compare)\(/, 40],
  // An array for each tuple of two code units is what they give.
  [/ (parseFormURLEncoded(String)?|parseQuery)\(|URLSearchParams\(text\)\.(entries|keys|values|getAll)\(/, 80],
  // The list that was made before takes 20 of them.
  [/URLSearchParams\(text\)\.toString\(/, 40],
];

/** Bytes a code unit that are tried, one after another. */
const steps: readonly number[] = [6, 12, 20, 40, 80, 160, 320, 640];

const pieces: readonly string[] = ['a', 'a&', '%ff', 'é', '中', '/../', ' |'];
const beginnings: readonly string[] = ['', 'http://h/', 'http://h/?'];

interface Job {
  readonly call: string;
  readonly start: string;
  readonly piece: string;
}

function textOf({ start, piece }: Job): string {
  return JSON.parse(JSON.stringify(start + piece.repeat(Math.ceil(SIZE / piece.length))));
}

/** What the input takes by itself: a byte or two for each code unit, and what is made of it before it is measured. */
function baseMegabytes(job: Job): number {
  const width = /[^\0-\xff]/.test(job.piece) ? 2 : 1;
  return IDLE_MEGABYTES + (3 * width * SIZE) / MEGABYTE;
}

/** In the worker: does the work once, and says what became of it. */
async function work(job: Job): Promise<void> {
  const { calls } = await publicCalls();
  const call = calls.find(({ name }) => name === job.call)!;
  const args = call.prepare(textOf(job));
  let kept: unknown = null;
  try {
    if (args !== null) kept = call.call(args);
  } catch (error) {
    kept = error;
  }
  parentPort!.postMessage(kept instanceof RangeError ? 'refused' : 'done');
}

/** @returns whether the work is done, or refused, in so many megabytes */
function fits(job: Job, megabytes: number): Promise<boolean> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: Math.ceil(megabytes), maxYoungGenerationSizeMb: 2 },
      stderr: true,
    });
    worker.once('message', () => resolve(true));
    worker.once('error', () => resolve(false));
    worker.once('exit', () => resolve(false));
  });
}

/** @returns the first of the steps that is enough, or `Infinity` */
async function bytesFor(job: Job, from: number): Promise<number> {
  const base = baseMegabytes(job);
  for (const step of steps.filter((each) => each >= from)) {
    if (await fits(job, base + (step * SIZE) / MEGABYTE)) return step;
  }
  return Number.POSITIVE_INFINITY;
}

function limitOf({ name }: PublicCall): number {
  return heavier.find(([pattern]) => pattern.test(name))?.[1] ?? LIMIT;
}

/** Prints what each call takes at most, and for which text; marks those above their limit. */
export async function printMemory(filter: string): Promise<void> {
  const { calls } = await publicCalls();
  const selected = calls.filter(({ name }) => name.includes(filter) && !/'a', text|= text$/.test(name));
  let failures = 0;
  for (const call of selected) {
    let worst = { bytes: 0, text: '' };
    for (const start of beginnings) {
      for (const piece of pieces) {
        const job: Job = { call: call.name, start, piece };
        const from = Math.max(worst.bytes, limitOf(call));
        // Most calls are within the limit, and need one attempt for each text.
        const bytes = await bytesFor(job, from);
        if (bytes > worst.bytes) worst = { bytes, text: `${start}${piece}…` };
      }
    }
    const isTooMuch = worst.bytes > limitOf(call);
    if (isTooMuch) failures++;
    console.log(`${String(worst.bytes).padStart(8)}  ${call.name} of ${worst.text}${isTooMuch ? '  too much' : ''}`);
  }
  console.log(
    `${selected.length} calls with ${SIZE} code units: ${failures} need more bytes a code unit than they may`,
  );
  if (failures > 0) process.exitCode = 1;
}

if (!isMainThread) await work(workerData as Job);
