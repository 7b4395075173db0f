import { fork } from 'node:child_process';
import { writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GCProfiler, getHeapStatistics } from 'node:v8';
import { callsNamed, firstCalls, type PublicCall, resultOf } from './public-functions.ts';

// Measures how many bytes a public function needs for each code unit of its input: the smallest heap in which the call succeeds. First it counts
// what each call allocates, garbage included: a call that allocates less than its limit cannot need more. The other calls run in a worker, a
// process that ends if its heap is too small. A worker does many jobs one after another; the next worker starts with the job that failed. A job
// that fails with a short text runs again with a long one, which is more exact. Typed arrays are outside that heap, and are not measured.

/** Code units of the texts. All are longer than 64 KiB, because functions may process longer texts differently. */
const COUNTED = 80_000;
const SHORT = 250_000;
const LONG = 1_000_000;

/** The share of the limit that a call may allocate, because arrays grow in steps. */
const SAFE_SHARE = 0.7;

const MEGABYTE = 2 ** 20;

/** The limit in bytes for each code unit, without the input itself. Native classes need as much for the same call. */
const LIMIT = 24;

/** The limit for escapes of bytes that are not UTF-8, which are repaired before a host is rejected. */
const LIMIT_NOT_UTF8 = 32;

/** Calls whose arguments or results need more. The limit is the smallest of `steps` that suffices. */
const heavier: readonly (readonly [name: RegExp, limit: number])[] = [
  // An error for each code unit; nine results with components.
  [/ (explain|compare)\(/, 40],
  // The engine keeps the offset of each space until all are replaced by "+".
  [/ serializeFormURLEncodedRecord\(record\)/, 32],
  // An array for each pair of two code units.
  [/ parseFormURLEncoded(2014|String)?\(|URLSearchParams(2014)?\(text\)\.(entries|keys|values|getAll)\(/, 40],
  // The pairs that are the argument or the list, and an encoded string for each name and value.
  [/\(pairs\)| serializeLinkedSearchParams\(|URLSearchParams(2014)?\(text\)\.toString\(/, 80],
  // An object for each pair of two code units, and for a reader its offsets.
  [/ (editQuery|parseQuery)\(/, 80],
  [/ readQuery\(/, 160],
  // Two or three parts contain the text, with nine bytes for each "中"; the URL is parsed again and compared.
  [/ (buildURL|changeURL)\(/, 80],
  // A string has a property for each code unit, so its names and values are the pairs.
  [/ serializeFormURLEncodedRecord\(text\)/, 160],
  // A token for each character of the pattern. Patterns come from the program, not from users.
  [/ new URLPattern\(text\)/, 160],
  // A token for each character of the link, because the next ones decide whether one is escaped.
  [/ formatLink\(/, 160],
  // The library of legacy encodings returns three characters for each byte, and a string for each code point that the encoding lacks.
  [/ percentEncodeAfterEncoding\(encoding/, 160],
];

/** The limits to try in order, in bytes per code unit. */
const steps: readonly number[] = [3, 6, 12, 24, 32, 40, 80, 160, 320, 640, Number.POSITIVE_INFINITY];

/**
 * Up to this number of calls, the program finds exact figures from all texts. For more calls it finds only whether they are within their
 * limits. It then measures one text for each piece: the beginning with which the call allocates most. A call may then need up to eight bytes
 * more than its limit, because the largest of all calls decides the smallest heap.
 */
const FEW = 12;

/** How many calls are measured together, between two lines about the progress. */
const GROUP = 50;

const pieces: readonly string[] = ['a', 'a&', '%ff', 'É', '中', '/../', ' |', '.\u0301'];
const beginnings: readonly string[] = ['', 'http://', 'http://h/', 'http://h/?'];

/** Further beginnings for the functions that parse data: URLs. */
const dataBeginnings: readonly string[] = ['data:,', 'data:;base64,', 'data:text/plain;a='];

interface Job {
  readonly call: string;
  readonly start: string;
  readonly piece: string;
}

/** A job, and how many bytes it allocates for a code unit, without its text. */
interface CountedJob extends Job {
  readonly allocated: number;
}

function textOf({ start, piece }: Job, size: number): string {
  const text = start + piece.repeat(Math.ceil(size / piece.length));
  // Engines flatten a string before they match a regular expression.
  /^/.test(text);
  return text;
}

/** Bytes of a code unit in a string that has that piece. */
function widthOf({ piece }: Job): number {
  return /[^\0-\xff]/.test(piece) ? 2 : 1;
}

/** Returns how many bytes a job allocates for a code unit: by how much the heap grows between its collections. */
function allocatedBy(call: PublicCall, job: Job): number {
  const text = textOf(job, COUNTED);
  const profiler = new GCProfiler();
  profiler.start();
  const before = getHeapStatistics().used_heap_size;
  resultOf(call, text);
  let bytes = getHeapStatistics().used_heap_size - before;
  for (const { beforeGC, afterGC } of profiler.stop()!.statistics) {
    bytes += beforeGC.heapStatistics.usedHeapSize - afterGC.heapStatistics.usedHeapSize;
  }
  return bytes / COUNTED;
}

/** What a worker does. */
interface Work {
  readonly jobs: readonly Job[];
  readonly size: number;
}

/** Runs in the worker. Writes a "." immediately after each job. */
async function work({ jobs, size }: Work): Promise<void> {
  const calls = await callsNamed(new Set(jobs.map(({ call }) => call)));
  for (const job of jobs) {
    resultOf(calls.get(job.call)!, textOf(job, size));
    writeSync(1, '.');
  }
  process.disconnect();
}

/** Returns how many jobs, from the first on, one worker completes in that many megabytes. */
function countDone(jobsAndSize: Work, megabytes: number): Promise<number> {
  return new Promise((resolve) => {
    let done = 0;
    // Not a thread, because a full heap can end the process.
    const worker = fork(fileURLToPath(import.meta.url), {
      execArgv: [`--max-old-space-size=${Math.ceil(megabytes)}`, '--max-semi-space-size=1'],
      stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    });
    worker.stdout!.on('data', (dots: Buffer) => {
      done += dots.length;
    });
    worker.once('close', () => resolve(done));
    worker.send(jobsAndSize);
  });
}

/** Megabytes in which a worker completes all calls with short texts. */
async function idleMegabytes(calls: readonly PublicCall[]): Promise<number> {
  const jobs = calls.map(({ name }) => ({ call: name, start: 'http://h/?', piece: 'é' }));
  for (let megabytes = 8; ; megabytes++) {
    if ((await countDone({ jobs, size: 100 }, megabytes)) === jobs.length) return megabytes;
  }
}

/** Returns the jobs of a call that allocate enough to need more than that many bytes per code unit. */
function jobsAbove(call: PublicCall, bytes: number, isExact: boolean): CountedJob[] {
  const { name } = call;
  const starts = / parseDataURL\(/.test(name) ? [...beginnings, ...dataBeginnings] : beginnings;
  return pieces.flatMap((piece) => {
    const jobs = starts.map((start) => ({ call: name, start, piece }));
    const counted = jobs.map((job) => ({ ...job, allocated: allocatedBy(call, job) }));
    const most = Math.max(...counted.map(({ allocated }) => allocated));
    return counted.filter(({ allocated }) => allocated > bytes * SAFE_SHARE && (isExact || allocated === most));
  });
}

/** Returns the first job that needs more than that many bytes per code unit; all jobs are of one width. */
async function firstAbove(jobs: readonly CountedJob[], bytes: number, idle: number): Promise<CountedJob | null> {
  const megabytes = (size: number) => idle + ((widthOf(jobs[0]!) + bytes) * size) / MEGABYTE;
  for (let at = 0; at < jobs.length; ) {
    const done = await countDone({ jobs: jobs.slice(at), size: SHORT }, megabytes(SHORT));
    at += done;
    // The first job of a worker had the whole heap.
    if (done > 0) continue;
    if ((await countDone({ jobs: [jobs[at]!], size: LONG }, megabytes(LONG))) === 0) return jobs[at]!;
    at++;
  }
  return null;
}

/** A job, and the smallest of `steps` in which it succeeds. */
interface Figure {
  readonly bytes: number;
  readonly job: Job;
}

/** Returns the figure of the call of the first job, which needs more than `least`: the largest of its jobs. */
async function figureOf(jobs: readonly CountedJob[], least: number, idle: number): Promise<Figure> {
  let figure: Figure = { bytes: least, job: jobs[0]! };
  let left = jobs.filter(({ call }) => call === jobs[0]!.call);
  for (let job: CountedJob | null = left[0]!; job !== null; job = await firstAbove(left, figure.bytes, idle)) {
    figure = { bytes: steps.find((step) => step > figure.bytes)!, job };
    left = left.slice(left.indexOf(job)).filter(({ allocated }) => allocated > figure.bytes * SAFE_SHARE);
  }
  return figure;
}

function limitOf({ name }: PublicCall): number {
  return heavier.find(([pattern]) => pattern.test(name))?.[1] ?? LIMIT;
}

/** Calls that need as much memory as another call. */
const repeated = /'a', text/;

/** Prints each call that needs more than `least` bytes per code unit, and returns how many calls are above their limits. */
async function printAbove(
  jobs: readonly CountedJob[],
  least: number,
  limits: ReadonlyMap<string, number>,
  idle: number,
) {
  let tooMuch = 0;
  let left = jobs;
  for (let job = await firstAbove(left, least, idle); job !== null; job = await firstAbove(left, least, idle)) {
    const { call } = job;
    left = left.slice(left.indexOf(job));
    const { bytes, job: worst } = await figureOf(left, least, idle);
    const isTooMuch = bytes > Math.max(limits.get(call)!, worst.piece === '%ff' ? LIMIT_NOT_UTF8 : 0);
    if (isTooMuch) tooMuch++;
    const mark = isTooMuch ? '  too much' : '';
    console.log(`${String(bytes).padStart(8)}  ${call} of ${worst.start}${worst.piece}…${mark}`);
    left = left.filter((other) => other.call !== call);
  }
  return tooMuch;
}

/** Prints the calls above their limit; for few calls prints every figure. */
export async function printMemory(filter: string): Promise<void> {
  const calls = (await firstCalls()).filter(({ name }) => name.includes(filter) && !repeated.test(name));
  const isExact = calls.length <= FEW;
  const limits = new Map(calls.map((call) => [call.name, limitOf(call)]));
  const idle = await idleMegabytes(calls);
  console.log(`${calls.length} calls; without a text they need ${idle} MB`);
  let tooMuch = 0;
  for (let at = 0; at < calls.length; at += GROUP) {
    const group = calls.slice(at, at + GROUP);
    for (const least of isExact ? [0] : new Set(group.map(({ name }) => limits.get(name)!))) {
      const selected = group.filter(({ name }) => isExact || limits.get(name) === least);
      const jobs = selected.flatMap((call) => jobsAbove(call, least, isExact));
      const ofWidth = (width: number) => jobs.filter((job) => widthOf(job) === width);
      for (const found of await Promise.all([1, 2].map((width) => printAbove(ofWidth(width), least, limits, idle))))
        tooMuch += found;
    }
    console.log(
      `${Math.min(at + GROUP, calls.length)} of ${calls.length} calls, ${Math.round(performance.now() / 1000)} s`,
    );
  }
  console.log(`${calls.length} calls: ${tooMuch} are above their limit`);
  if (tooMuch > 0) process.exitCode = 1;
}

if (import.meta.main) process.once('message', (given) => void work(given as Work));
