import { argumentError, checkString } from '@url/infra/internal';
import { componentsOfParts, type Parts } from '../programs/split.js';
import type { Reader, Reading } from '../reader.js';
import { letters } from './letters.js';
import { programs, recordings } from './recordings.generated.js';

/** A program that reads URLs, in the version that was asked. */
export interface Program {
  /** A stable name: "curl", "python-urllib"; of a second version with it: "python-urllib3@1.26.12". */
  readonly id: string;
  /** Its name for people: "Python urllib.parse". */
  readonly name: string;
  readonly version: string;
  /** The day on which its answers were recorded, as "2026-11-22"; absent if it was asked now. */
  readonly recordedOn?: string;
}

/** What a program finds in a string: parts, where `null` is an absent part, or an error. */
export type ProgramAnswer =
  | { readonly error: string }
  | (Readonly<Record<'scheme' | 'userinfo' | 'host' | 'port' | 'path' | 'query' | 'fragment', string | null>> & {
      /** The error that reading the port raises, if the host can be read without it. */
      readonly portError?: string | null;
    });

/**
 * The programs whose answers were recorded: `pnpm record-programs` asks those that are installed.
 *
 * @example
 * import { recordedPrograms } from '@url/compare/recordings';
 *
 * recordedPrograms.some(({ id }) => id === 'curl'); // => true
 */
export const recordedPrograms: readonly Program[] = /* @__PURE__ */ programs.map(
  ({ 0: id, 1: name, 2: version, 3: recordedOn }) => ({ id, name, version, recordedOn }),
);

/**
 * @returns the strings that the programs were asked about, by classes of what can go wrong with them
 *
 * @example
 * ```ts
 * import { recordedInputs } from '@url/compare/recordings';
 *
 * recordedInputs()['backslash'][0]; // => 'http://evil.example\\@good.example/'
 * ```
 */
export function recordedInputs(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.keys(recordings).map((name) => [name, Object.keys(recordings[name]!)]));
}

/**
 * Returns the recorded answers of programs to a string, as readers for `compare`.
 *
 * @param input any string
 * @returns a reader for each program; none for a string that is not recorded
 * @throws TypeError if the argument is not a string
 *
 * @example
 * ```ts
 * import { compare } from '@url/compare';
 * import { recordedReaders } from '@url/compare/recordings';
 *
 * const input = 'http://evil.example\\@good.example/';
 * const { differences } = compare(input, { readers: ['whatwg', ...recordedReaders(input)] });
 * differences[0].readings[1].value; // => 'good.example'
 * differences[0].readings[1].readers.includes('curl'); // => true
 * ```
 */
export function recordedReaders(input: string): Reader[] {
  checkString('input', input);
  const answers = answersTo(input);
  return answers === null
    ? []
    : recordedPrograms.map((program, index) => programReader(program, input, answers[index]!));
}

/** The answers to an input in the order of the programs. The data has each answer once, with the programs that give it. */
function answersTo(input: string): ProgramAnswer[] | null {
  const inputs = Object.values(recordings).find((inClass) => hasOwn.call(inClass, input));
  if (inputs === undefined) return null;
  const answers: ProgramAnswer[] = [];
  for (const record of inputs[input]!) {
    const answer = expanded(record.slice(1));
    for (const member of record[0]) answers[letters.indexOf(member)] = answer;
  }
  return answers;
}

const hasOwn = Object.prototype.hasOwnProperty;

function expanded(answer: readonly (string | null)[]): ProgramAnswer {
  if (answer.length === 1) return { error: answer[0]! };
  // An absent part at the end is left out of the data.
  const part = (index: number): string | null => (index < answer.length ? answer[index]! : null);
  return {
    scheme: part(0),
    userinfo: part(1),
    host: part(2),
    port: part(3),
    path: part(4),
    query: part(5),
    fragment: part(6),
    portError: part(7),
  };
}

/**
 * Creates a reader for `compare` from a program's answer to one string.
 *
 * @param program the program
 * @param input the string
 * @param answer the program's answer to the string
 * @returns a reader that fails for any other string
 * @throws TypeError if an argument is not an object, or the input is not a string
 *
 * @example
 * import { programReader } from '@url/compare/recordings';
 *
 * const program = { id: 'p', name: 'P', version: '1' };
 * programReader(program, 'x y', { error: 'a space' }).read('x y').error?.message; // => 'P 1: a space'
 */
export function programReader(program: Program, input: string, answer: ProgramAnswer): Reader {
  checkObject('program', program);
  checkString('input', input);
  checkObject('answer', answer);
  const { id, name, version } = program;
  return {
    id,
    title: `${name} ${version}`,
    year: recordingYear,
    source: `scripts/${id}`,
    isRecording: true,
    read: (text) => (text === input ? readingOf(program, answer) : failure('not asked', `${name} was not asked.`)),
  };
}

function checkObject(name: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) throw argumentError(name, value, 'is not an object');
}

const recordingYear = 2026;

function readingOf({ name, version }: Program, answer: ProgramAnswer): Reading {
  if ('error' in answer) return failure('program', `${name} ${version}: ${answer.error}`);
  return { ok: true, href: null, components: componentsOfParts(partsOf(answer)), notes: [] };
}

function partsOf({ portError, ...answer }: Exclude<ProgramAnswer, { error: string }>): Parts {
  const parts = { ...answer, path: answer.path ?? '' };
  return portError == null ? parts : { ...parts, portError };
}

function failure(type: string, message: string): Reading {
  return { ok: false, error: { type, message }, notes: [] };
}
