import { fork } from 'node:child_process';
import { writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { callsNamed, firstCalls, type PublicCall } from './public-functions.ts';

// How many bytes a public function needs for each code unit of its input: the smallest heap in which it does its work. A worker is a
// process that ends where its heap is too small, so each figure is a number of attempts, and no guess about garbage.
// A worker does many jobs one after another. The job at which it ends is the first one of the next worker. Most jobs are done with short
// texts alone: only those that fail, which few do, are done again with long ones, which say more exactly what they need. Arrays of bytes
// and of integers are not in that heap, and are not measured.

const SHORT = 250_000;
const LONG = 1_000_000;

const MEGABYTE = 2 ** 20;

/** Bytes for a code unit, beyond the input itself. */
const LIMIT = 12;

/** Calls whose result, or what is made before it, has more. */
const heavier: readonly (readonly [name: RegExp, limit: number])[] = [
  // Nine readings, each with components; an error for each code unit.
  [/\b(explain|compare)\(/, 40],
  // They give an array, or an object, for each pair of two code units: with two strings it takes 80 to 120 bytes.
  [
    / (parseFormURLEncoded(2014|String)?|parseQuery)\(|URLSearchParams(2014)?\(text\)\.(entries|keys|values|getAll)\(/,
    80,
  ],
  [/ editQuery\(/, 80],
  // And an object for each, with the place of it.
  [/ readQuery\(/, 160],
  [/w-?3c-2012 (collectURLParameters\(|new URL2012\(text\)\.(parameters|\w*Parameter))/, 40],
  // So are the pairs that are serialized.
  [/\(pairs\)| serializeURLParameters\(/, 80],
  // The record or the reference that was made before has nine bytes for each "中", and what changes it has as many again.
  [/\((?:URL record|URL reference)\b/, 40],
  // Two or three parts have the text, each with nine bytes for each "中"; the URL is parsed again, and compared.
  [/ (buildURL|changeURL|joinURL)\(/, 80],
  // The list that was made before takes 20 of them.
  [/URLSearchParams\(text\)\.toString\(/, 40],
  // A string for each label of two code units: of a domain in Unicode, and of one that fails, to find the label that does.
  [
    / (domainToUnicode(2014)?|toUnicode|canonicalizeHost|findPublicSuffix|registrableDomain|parseResolveAndNormalize)\(/,
    40,
  ],
  [/ (addressEquals|isSchemelesslySameSite|publicSuffix|serializeOrigin2014)\(/, 40],
  [
    /@url\/polyfill (new URL|URL\.parse)\(text\)| (w3c2012|whatwg)\.read| new URL2012\(text\)\.(href|toString|origin|username)/,
    40,
  ],
  // A copy of the host for each step of the document, of six characters for each "É".
  [/@url\/dialects\/webspecs-2014 | webspecs2014\.read\(| is(Absolute|AuthorityBased|Hierarchical)URL\(text\)/, 40],
  [/ webAddress2009\.read\(/, 20],
  // The model has an array of directories.
  [/ model\.read\(| new URLReference\(text\)\.resolve\(/, 20],
  // A node for each rule. The lists come from the program.
  [/ parseSuffixList\(/, 40],
  // The library of legacy encodings gives three characters for each byte, and a string for each code point that the encoding lacks.
  [/ percentEncodeAfterEncoding\(encoding/, 160],
];

/** Bytes a code unit that are tried, one after another. */
const steps: readonly number[] = [3, 6, 12, 20, 40, 80, 160, 320, 640];

/** With so few calls each figure is found, and not only whether it is within the limit. */
const FEW = 12;

const pieces: readonly string[] = ['a', 'a&', '%ff', 'É', '中', '/../', ' |', '.\u0301'];
const beginnings: readonly string[] = ['', 'http://', 'http://h/', 'http://h/?'];

interface Job {
  readonly call: string;
  readonly start: string;
  readonly piece: string;
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

/** In the worker: does one job. What it gives is garbage before the next one begins. */
function doJob(call: PublicCall, text: string): void {
  try {
    const args = call.prepare(text);
    if (args !== null) call.call(args);
  } catch {
    // A refusal is an answer, and is one that takes memory, too.
  }
}

/** What a worker does. */
interface Work {
  readonly jobs: readonly Job[];
  readonly size: number;
}

/** In the worker: writes a "." after each job, at once. */
async function work({ jobs, size }: Work): Promise<void> {
  const calls = await callsNamed(new Set(jobs.map(({ call }) => call)));
  for (const job of jobs) {
    doJob(calls.get(job.call)!, textOf(job, size));
    writeSync(1, '.');
  }
  process.disconnect();
}

/** @returns how many of the jobs, from the first on, one worker does in so many megabytes */
function countDone(jobsAndSize: Work, megabytes: number): Promise<number> {
  return new Promise((resolve) => {
    let done = 0;
    // Not a thread: where the engine itself needs more than there is, it ends the process.
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

/** Megabytes in which a worker does all the calls with texts that take none. */
async function idleMegabytes(calls: readonly PublicCall[]): Promise<number> {
  const jobs = calls.map(({ name }) => ({ call: name, start: 'http://h/?', piece: 'é' }));
  for (let megabytes = 8; ; megabytes++) {
    if ((await countDone({ jobs, size: 100 }, megabytes)) === jobs.length) return megabytes;
  }
}

/** Megabytes that a job may take. */
function allowed(size: number, width: number, bytes: number, idle: number): number {
  return idle + ((width + bytes) * size) / MEGABYTE;
}

/** Every text for a call, those of one width together. */
function jobsOf({ name }: PublicCall): Job[] {
  const jobs = beginnings.flatMap((start) => pieces.map((piece) => ({ call: name, start, piece })));
  return jobs.sort((a, b) => widthOf(a) - widthOf(b));
}

/** @returns by the names of the calls that need more than so many bytes a code unit, with short texts, the first text for which they do */
async function suspects(calls: readonly PublicCall[], bytes: number, idle: number): Promise<Map<string, Job>> {
  const found = new Map<string, Job>();
  for (const width of [1, 2]) {
    let left = calls.flatMap(jobsOf).filter((job) => widthOf(job) === width && !found.has(job.call));
    while (left.length > 0) {
      const done = await countDone({ jobs: left, size: SHORT }, allowed(SHORT, width, bytes, idle));
      const suspect = left[done];
      if (suspect !== undefined) found.set(suspect.call, suspect);
      left = left.slice(done).filter(({ call }) => !found.has(call));
    }
  }
  return found;
}

/** @returns a job that needs more than so many bytes a code unit, or `null` if none does */
async function tooLarge(jobs: readonly Job[], bytes: number, idle: number): Promise<Job | null> {
  for (const width of [1, 2]) {
    const megabytes = allowed(LONG, width, bytes, idle);
    let left = jobs.filter((job) => widthOf(job) === width);
    while (left.length > 0) {
      const done = await countDone({ jobs: left, size: LONG }, megabytes);
      left = left.slice(done);
      // The first job of a worker had it to itself.
      if (done === 0) return left[0]!;
    }
  }
  return null;
}

/** @returns what a call needs that may need more than `least` bytes a code unit; `null` if it does not */
async function figureOf(jobs: readonly Job[], least: number, idle: number): Promise<Figure | null> {
  const job = await tooLarge(jobs, least, idle);
  if (job === null) return null;
  for (const bytes of steps) if (bytes > least && (await tooLarge([job], bytes, idle)) === null) return { bytes, job };
  return { bytes: Number.POSITIVE_INFINITY, job };
}

function limitOf({ name }: PublicCall): number {
  return heavier.find(([pattern]) => pattern.test(name))?.[1] ?? LIMIT;
}

/** Ways to call a function that tell nothing new about its memory. */
const repeated = /'a', text/;

/** What a call takes for a text. */
interface Figure {
  readonly bytes: number;
  readonly job: Job;
}

/** Finds the calls that need more than `least` bytes a code unit. */
async function* callsAbove(
  calls: readonly PublicCall[],
  least: number,
): AsyncGenerator<readonly [call: PublicCall, figure: Figure]> {
  const idle = await idleMegabytes(calls);
  const found = await suspects(calls, least, idle);
  for (const call of calls) {
    const suspect = found.get(call.name);
    const figure = suspect === undefined ? null : await figureOf([suspect, ...jobsOf(call)], least, idle);
    if (figure !== null) yield [call, figure];
  }
}

/** Prints what each call takes that needs more than its limit; of few calls what each takes. */
export async function printMemory(filter: string): Promise<void> {
  const calls = (await firstCalls()).filter(({ name }) => name.includes(filter) && !repeated.test(name));
  const limitFor = (call: PublicCall) => (calls.length <= FEW ? 0 : limitOf(call));
  let failures = 0;
  for (const least of new Set(calls.map(limitFor))) {
    const group = calls.filter((call) => limitFor(call) === least);
    for await (const [call, { bytes, job }] of callsAbove(group, least)) {
      const isTooMuch = bytes > limitOf(call);
      if (isTooMuch) failures++;
      const mark = isTooMuch ? '  too much' : '';
      console.log(`${String(bytes).padStart(8)}  ${call.name} of ${job.start}${job.piece}…${mark}`);
    }
  }
  console.log(`${calls.length} calls: ${failures} need more bytes a code unit than they may`);
  if (failures > 0) process.exitCode = 1;
}

if (import.meta.main) process.once('message', (given) => void work(given as Work));
