import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { firstCalls, type PublicCall, publicCalls } from './public-functions.ts';

// How many bytes a public function needs for each code unit of its input: the smallest heap in which it does its work. A worker has a
// heap of its own, and ends with an error where that is too small, so each figure is a number of attempts, and no guess about garbage.
// A worker does many jobs one after another. The job at which it ends is the first one of the next worker.

const SIZE = 1_000_000;

const MEGABYTE = 2 ** 20;

/** What a worker needs with all packages loaded, and a small input. */
const IDLE_MEGABYTES = 20;

/** Bytes for a code unit, beyond the input itself. */
const LIMIT = 12;

/** Calls that make much of each code unit. */
const heavier: readonly (readonly [name: RegExp, limit: number])[] = [
  [/\b(explain|compare)\(/, 40],
  // An array for each tuple of two code units is what they give.
  [/ (parseFormURLEncoded(String)?|parseQuery)\(|URLSearchParams\(text\)\.(entries|keys|values|getAll)\(/, 80],
  // So are the pairs that are serialized.
  [/\(pairs\)/, 80],
  // The record or the reference that was made before has nine bytes for each "中", and what changes it has as many again.
  [/\((?:URL record|URL reference)\b/, 40],
  // The list that was made before takes 20 of them.
  [/URLSearchParams\(text\)\.toString\(/, 40],
];

/** Bytes a code unit that are tried, one after another. */
const steps: readonly number[] = [3, 6, 12, 20, 40, 80, 160, 320, 640];

/** With so few calls each figure is found, and not only whether it is within the limit. */
const FEW = 12;

const pieces: readonly string[] = ['a', 'a&', '%ff', 'é', '中', '/../', ' |', '.\u0301'];
const beginnings: readonly string[] = ['', 'http://', 'http://h/', 'http://h/?'];

interface Job {
  readonly call: string;
  readonly start: string;
  readonly piece: string;
}

function textOf({ start, piece }: Job): string {
  return JSON.parse(JSON.stringify(start + piece.repeat(Math.ceil(SIZE / piece.length))));
}

/** Bytes of a code unit in a string that has that piece. */
function widthOf({ piece }: Job): number {
  return /[^\0-\xff]/.test(piece) ? 2 : 1;
}

/** In the worker: does one job. What it gives is garbage before the next one begins. */
function doJob(calls: readonly PublicCall[], job: Job): void {
  const call = calls.find(({ name }) => name === job.call)!;
  const args = call.prepare(textOf(job));
  try {
    if (args !== null) call.call(args);
  } catch {
    // A refusal is an answer, and is one that takes memory, too.
  }
}

/** In the worker: says after each job that it is done. */
async function work(jobs: readonly Job[]): Promise<void> {
  const { calls } = await publicCalls();
  for (const [index, job] of jobs.entries()) {
    doJob(calls, job);
    parentPort!.postMessage(index);
  }
}

/** @returns how many of the jobs, from the first on, one worker does in so many megabytes */
function countDone(jobs: readonly Job[], megabytes: number): Promise<number> {
  return new Promise((resolve) => {
    let done = 0;
    const worker = new Worker(new URL(import.meta.url), {
      workerData: jobs,
      resourceLimits: { maxOldGenerationSizeMb: Math.ceil(megabytes), maxYoungGenerationSizeMb: 2 },
      stderr: true,
    });
    worker.on('message', (index: number) => {
      done = index + 1;
    });
    worker.once('error', () => undefined);
    worker.once('exit', () => resolve(done));
  });
}

/** @returns the jobs that need more than so many megabytes */
async function tooLarge(jobs: readonly Job[], megabytes: number): Promise<Job[]> {
  const failed: Job[] = [];
  for (let from = 0; from < jobs.length; ) {
    const done = await countDone(jobs.slice(from), megabytes);
    from += done;
    const suspect = jobs[from];
    if (suspect === undefined) break;
    // The first job of a worker had it to itself.
    if (done > 0) continue;
    failed.push(suspect);
    from++;
  }
  return failed;
}

/** @returns for each job how many bytes a code unit it needs: `first` or a later step, or `Infinity` */
async function bytesFor(jobs: readonly Job[], first: number): Promise<Map<Job, number>> {
  const bytes = new Map<Job, number>();
  let left = jobs;
  for (const step of steps.filter((each) => each >= first)) {
    const failed: Job[] = [];
    for (const width of [1, 2]) {
      const base = IDLE_MEGABYTES + (width * SIZE) / MEGABYTE;
      const group = left.filter((job) => widthOf(job) === width);
      failed.push(...(await tooLarge(group, base + (step * SIZE) / MEGABYTE)));
    }
    for (const job of left) if (!failed.includes(job)) bytes.set(job, step);
    left = failed;
  }
  for (const job of left) bytes.set(job, Number.POSITIVE_INFINITY);
  return bytes;
}

function limitOf({ name }: PublicCall): number {
  return heavier.find(([pattern]) => pattern.test(name))?.[1] ?? LIMIT;
}

/** Ways to call a function that tell nothing new about its memory. */
const repeated = /'a', text| = text$/;

/** What a call takes at most, and for which text. */
interface Figure {
  readonly bytes: number;
  readonly text: string;
}

/** @returns the worst figure of each call */
async function worstOf(calls: readonly PublicCall[]): Promise<Map<PublicCall, Figure>> {
  const worst = new Map<PublicCall, Figure>();
  for (const limit of new Set(calls.map(limitOf))) {
    const group = calls.filter((call) => limitOf(call) === limit);
    const jobs = group.flatMap(({ name }) =>
      beginnings.flatMap((start) => pieces.map((piece) => ({ call: name, start, piece }))),
    );
    for (const [job, bytes] of await bytesFor(jobs, calls.length <= FEW ? 0 : limit)) {
      const call = group.find(({ name }) => name === job.call)!;
      if (bytes > (worst.get(call)?.bytes ?? 0)) worst.set(call, { bytes, text: `${job.start}${job.piece}…` });
    }
  }
  return worst;
}

/** Prints what each call takes at most; marks those above their limit. */
export async function printMemory(filter: string): Promise<void> {
  const calls = (await firstCalls()).filter(({ name }) => name.includes(filter) && !repeated.test(name));
  let failures = 0;
  for (const [call, { bytes, text }] of await worstOf(calls)) {
    const isTooMuch = bytes > limitOf(call);
    if (isTooMuch) failures++;
    console.log(`${String(bytes).padStart(8)}  ${call.name}${isTooMuch ? ` of ${text}  too much` : ''}`);
  }
  console.log(`${calls.length} calls with ${SIZE} code units: ${failures} need more bytes a code unit than they may`);
  if (failures > 0) process.exitCode = 1;
}

if (!isMainThread) await work(workerData as Job[]);
