import { fork } from 'node:child_process';
import { writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { callsNamed, firstCalls, type PublicCall } from './public-functions.ts';

// Measures how many bytes a public function needs for each code unit of its input: the smallest heap in which the call succeeds. A worker is
// a process that ends if its heap is too small, so garbage does not distort the figures. A worker does many jobs one after another; the next
// worker starts with the job that failed. Jobs that fail with short texts run again with long ones, which are more exact. Typed arrays are
// outside that heap, and are not measured.

const SHORT = 250_000;
const LONG = 1_000_000;

const MEGABYTE = 2 ** 20;

/** The limit in bytes for each code unit, without the input itself: what native classes take for the same call. */
const LIMIT = 24;

/** Calls whose arguments or results need more. */
const heavier: readonly (readonly [name: RegExp, limit: number])[] = [
  // Nine results with components, and an error for each code unit.
  [/\b(explain|compare)\(/, 40],
  // An array or object for each pair of two code units: with two strings it needs 80 to 120 bytes.
  [
    / (parseFormURLEncoded(2014|String)?|parseQuery)\(|URLSearchParams(2014)?\(text\)\.(entries|keys|values|getAll)\(/,
    80,
  ],
  [/ editQuery\(/, 80],
  // Also an object with offsets for each pair.
  [/ readQuery\(/, 160],
  [/w-?3c-2012 (collectURLParameters\(|new URL2012\(text\)\.(parameters|\w*Parameter))/, 40],
  // The pairs that are the argument.
  [/\(pairs\)| serializeURLParameters\(/, 80],
  // The record or reference that is the argument has nine bytes for each "中", and so has the changed one.
  [/\((?:URL record|URL reference)\b/, 40],
  // Two or three parts contain the text, with nine bytes for each "中"; the URL is parsed again and compared.
  [/ (buildURL|changeURL|joinURL)\(/, 80],
  // The list that is the argument needs 20 of them, and an encoded string for each name and value.
  [/URLSearchParams\(text\)\.toString\(/, 80],
  // Bytes that are not UTF-8 are repaired before the engine's function decodes them: three code units for each byte.
  [/URLSearchParams\(text\)/, 40],
  // A string for each label of two code units, to convert it or to find the invalid one.
  [
    / (domainToUnicode(2014)?|toUnicode|canonicalizeHost|findPublicSuffix|registrableDomain|parseResolveAndNormalize)\(/,
    40,
  ],
  [/ (addressEquals|isSchemelesslySameSite|publicSuffix|serializeOrigin2014)\(/, 40],
  [
    /@url\/(?:polyfill|whatwg-url|data-urls) (?:new URL|(?:default\.)?(?:URL\.|basicURL|)(?:parse|canParse)|default\()| (w3c2012|whatwg)\.read| new URL2012\(text\)\.(href|toString|origin|username)/,
    40,
  ],
  // A copy of the host for each step of the document, of six characters for each "É".
  [/@url\/dialects\/webspecs-2014 | webspecs2014\.read\(| is(Absolute|AuthorityBased|Hierarchical)URL\(text\)/, 40],
  // A node for each rule. Lists come from the program, not from users.
  [/ parseSuffixList\(/, 40],
  // The library of legacy encodings returns three characters for each byte, and a string for each code point that the encoding lacks.
  [/ percentEncodeAfterEncoding\(encoding/, 160],
];

/** The limits to try in order, in bytes per code unit. */
const steps: readonly number[] = [3, 6, 12, 24, 40, 80, 160, 320, 640];

/** Up to this number of calls the exact figure is found, not only whether it is within the limit. */
const FEW = 12;

const pieces: readonly string[] = ['a', 'a&', '%ff', 'É', '中', '/../', ' |', '.\u0301'];
const beginnings: readonly string[] = ['', 'http://', 'http://h/', 'http://h/?'];

/** Further beginnings for the functions that parse data: URLs. */
const dataBeginnings: readonly string[] = ['data:,', 'data:;base64,', 'data:text/plain;a='];

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

/** In the worker: does one job. Its result is garbage before the next job begins. */
function doJob(call: PublicCall, text: string): void {
  try {
    const args = call.prepare(text);
    if (args !== null) call.call(args);
  } catch {
    // An error is also a result that needs memory.
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

/** Megabytes in which a worker completes all calls with empty texts. */
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

/** Returns every text for a call, grouped by width. */
function jobsOf({ name }: PublicCall): Job[] {
  const starts = / parseDataURL\(/.test(name) ? [...beginnings, ...dataBeginnings] : beginnings;
  const jobs = starts.flatMap((start) => pieces.map((piece) => ({ call: name, start, piece })));
  return jobs.sort((a, b) => widthOf(a) - widthOf(b));
}

/** Returns the calls that need more than that many bytes per code unit with short texts: their names, with the first such text. */
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

/** Returns a job that needs more than that many bytes per code unit, or `null`. */
async function tooLarge(jobs: readonly Job[], bytes: number, idle: number): Promise<Job | null> {
  for (const width of [1, 2]) {
    const megabytes = allowed(LONG, width, bytes, idle);
    let left = jobs.filter((job) => widthOf(job) === width);
    while (left.length > 0) {
      const done = await countDone({ jobs: left, size: LONG }, megabytes);
      left = left.slice(done);
      // The first job of a worker had the whole heap.
      if (done === 0) return left[0]!;
    }
  }
  return null;
}

/** Returns how many bytes per code unit a call needs; `null` if at most `least`. */
async function figureOf(jobs: readonly Job[], least: number, idle: number): Promise<Figure | null> {
  const job = await tooLarge(jobs, least, idle);
  if (job === null) return null;
  for (const bytes of steps) if (bytes > least && (await tooLarge([job], bytes, idle)) === null) return { bytes, job };
  return { bytes: Number.POSITIVE_INFINITY, job };
}

function limitOf({ name }: PublicCall): number {
  return heavier.find(([pattern]) => pattern.test(name))?.[1] ?? LIMIT;
}

/** Calls that need as much memory as another call. */
const repeated = /'a', text/;

/** The memory of a call for a text. */
interface Figure {
  readonly bytes: number;
  readonly job: Job;
}

/** Finds the calls that need more than `least` bytes per code unit. */
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

/** Prints the calls above their limit; for few calls prints every figure. */
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
  console.log(`${calls.length} calls: ${failures} are above their limit`);
  if (failures > 0) process.exitCode = 1;
}

if (import.meta.main) process.once('message', (given) => void work(given as Work));
