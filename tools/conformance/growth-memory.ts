import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { GCProfiler, getHeapStatistics } from 'node:v8';
import { callsNamed, firstCalls, type PublicCall, resultOf } from './public-functions.ts';

// Measures how many bytes a public function needs for each code unit of its input: the smallest heap in which the call succeeds. First it counts
// what each call allocates, garbage included: a call that allocates less than its limit cannot need more. The other calls run in a process of
// their own, which ends if its heap is too small. Typed arrays are outside that heap, and are not measured.

/** Code units of the texts whose allocations are counted. Functions may process texts above 64 KiB differently. */
const COUNTED = 80_000;

/** Code units of the texts of a call in a small heap. It succeeds if it succeeds with one of them. The longer text is more exact. */
const SHORT = 250_000;
const LONG = 1_000_000;

/** The share of the limit that a call may allocate, because arrays grow in steps. */
const SAFE_SHARE = 0.7;

const MEGABYTE = 2 ** 20;

/** The limit in bytes for each code unit, without the input itself. Native classes need as much for the same call. */
const LIMIT = 24;

/** The limit for escapes of bytes that are not UTF-8, which are repaired before a host is rejected. */
const LIMIT_NOT_UTF8 = 32;

/** Calls whose arguments or results need more, by an expression for their names. The limit is the smallest of `steps` that suffices. */
const heavier: readonly { readonly calls: string; readonly limit: number; readonly why: string }[] = JSON.parse(
  readFileSync(new URL('growth-memory-limits.json', import.meta.url), 'utf8'),
);

/** The limits to try in order, in bytes per code unit. */
const steps: readonly number[] = [3, 6, 12, 24, 32, 40, 80, 160, 320, 640, Number.POSITIVE_INFINITY];

/**
 * Up to this number of calls, the program finds exact figures from all texts. For more calls it finds only whether they are within their
 * limits. It then measures one text for each piece: the beginning with which the call allocates most.
 */
const FEW = 12;

/** How many calls are measured between two lines about the progress. */
const GROUP = 50;

const pieces: readonly string[] = ['a', 'a&', '%ff', 'É', '中', '/../', ' |', '.\u0301'];
const beginnings: readonly string[] = ['', 'http://', 'http://h/', 'http://h/?'];

/** Further beginnings for the functions that parse data: URLs. */
const dataBeginnings: readonly string[] = ['data:,', 'data:;base64,', 'data:text/plain;a='];

/** A call with a text of that many code units. */
interface Job {
  readonly call: string;
  readonly start: string;
  readonly piece: string;
  readonly size: number;
}

/** A job, and how many bytes it allocates for a code unit, without its text. */
interface CountedJob extends Job {
  readonly allocated: number;
}

function textOf({ start, piece, size }: Job): string {
  const text = start + piece.repeat(Math.ceil(size / piece.length));
  // Engines flatten a string before they match a regular expression.
  /^/.test(text);
  return text;
}

/** Returns how many bytes a call allocates for a code unit: by how much the heap grows between its collections. */
function allocatedBy(call: PublicCall, job: Job): number {
  const text = textOf(job);
  const profiler = new GCProfiler();
  profiler.start();
  const before = getHeapStatistics().used_heap_size;
  resultOf(call, text);
  let bytes = getHeapStatistics().used_heap_size - before;
  for (const { beforeGC, afterGC } of profiler.stop()!.statistics) {
    bytes += beforeGC.heapStatistics.usedHeapSize - afterGC.heapStatistics.usedHeapSize;
  }
  return bytes / job.size;
}

/** Whether a process with a heap of that many megabytes completes the jobs. */
function isEnough(megabytes: number, jobs: readonly Job[]): boolean {
  const options = [`--max-old-space-size=${Math.ceil(megabytes)}`, '--max-semi-space-size=1'];
  const { status } = spawnSync(process.execPath, [...options, import.meta.filename], {
    input: JSON.stringify(jobs),
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return status === 0;
}

/** Runs in that process. */
function runJobs(jobs: readonly Job[]): void {
  const calls = callsNamed(new Set(jobs.map(({ call }) => call)));
  for (const job of jobs) resultOf(calls.get(job.call)!, textOf(job));
}

/** Megabytes in which a process completes all calls with short texts. */
function idleMegabytes(calls: readonly PublicCall[]): number {
  const jobs = calls.map(({ name }) => ({ call: name, start: 'http://h/?', piece: 'é', size: 100 }));
  let megabytes = 8;
  while (!isEnough(megabytes, jobs)) megabytes++;
  return megabytes;
}

/** Returns a job for each piece and each beginning; only for the beginnings with which the call allocates most if `isExact` is false. */
function jobsOf(call: PublicCall, isExact: boolean): CountedJob[] {
  const { name } = call;
  const starts = / parseDataURL\(/.test(name) ? [...beginnings, ...dataBeginnings] : beginnings;
  return pieces.flatMap((piece) => {
    const jobs = starts.map((start) => ({ call: name, start, piece, size: COUNTED }));
    const counted = jobs.map((job) => ({ ...job, allocated: allocatedBy(call, job) }));
    const most = Math.max(...counted.map(({ allocated }) => allocated));
    return counted.filter(({ allocated }) => isExact || allocated === most);
  });
}

/** Returns the smallest of `steps`, but not less than `least`, that suffices for a job. */
function bytesFor(job: CountedJob, least: number, idle: number): number {
  // Bytes of a code unit in a string that has that piece.
  const width = /[^\0-\xff]/.test(job.piece) ? 2 : 1;
  const isEnoughFor = (bytes: number) =>
    [SHORT, LONG].some((size) => isEnough(idle + ((width + bytes) * size) / MEGABYTE, [{ ...job, size }]));
  return steps.find((bytes) => bytes >= least && (job.allocated <= bytes * SAFE_SHARE || isEnoughFor(bytes)))!;
}

function limitOf({ name }: PublicCall, job?: Job): number {
  const limit = heavier.find(({ calls }) => new RegExp(calls).test(name))?.limit ?? LIMIT;
  return job?.piece === '%ff' ? Math.max(limit, LIMIT_NOT_UTF8) : limit;
}

/** Returns the jobs of a call that may need more than their limits. It returns none if one process completes all of them. */
function candidates(call: PublicCall, idle: number): CountedJob[] {
  const jobs = jobsOf(call, false).filter((job) => job.allocated > limitOf(call, job) * SAFE_SHARE);
  const short = jobs.map((job) => ({ ...job, size: SHORT }));
  return jobs.length === 0 || isEnough(idle + ((1 + limitOf(call)) * SHORT) / MEGABYTE, short) ? [] : jobs;
}

/** Prints what a call needs if that is more than its limit, or if `isExact` is true. Returns whether it is more. */
function printCall(call: PublicCall, isExact: boolean, idle: number): boolean {
  let most = 0;
  let line = '';
  let isTooMuch = false;
  for (const job of isExact ? jobsOf(call, true) : candidates(call, idle)) {
    const limit = limitOf(call, job);
    const bytes = bytesFor(job, isExact ? Math.min(most, limit) : limit, idle);
    if (bytes > limit) isTooMuch = true;
    if (bytes <= most || (bytes <= limit && !isExact)) continue;
    most = bytes;
    line = `${String(bytes).padStart(8)}  ${call.name} of ${job.start}${job.piece}…`;
  }
  if (line !== '') console.log(isTooMuch ? `${line}  too much` : line);
  return isTooMuch;
}

/** Calls that need as much memory as another call. */
const repeated = /'a', text/;

/** Prints the calls above their limit; for few calls prints every figure. */
export function printMemory(filter: string): void {
  const calls = firstCalls().filter(({ name }) => name.includes(filter) && !repeated.test(name));
  const idle = idleMegabytes(calls);
  console.log(`${calls.length} calls; without a text they need ${idle} MB`);
  let tooMuch = 0;
  for (const [index, call] of calls.entries()) {
    if (printCall(call, calls.length <= FEW, idle)) tooMuch++;
    if ((index + 1) % GROUP === 0)
      console.log(`${index + 1} of ${calls.length} calls, ${Math.round(performance.now() / 1000)} s`);
  }
  console.log(`${calls.length} calls: ${tooMuch} are above their limit`);
  if (tooMuch > 0) process.exitCode = 1;
}

if (import.meta.main) runJobs(JSON.parse(readFileSync(0, 'utf8')) as Job[]);
