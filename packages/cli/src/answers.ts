import { type Failure, failureMessage } from './failure.js';
import { type FieldObject, readField, withField } from './fields.js';
import type { Given } from './given.js';
import { areArguments, type Inputs, readInputs } from './inputs.js';
import { maxLineBytes } from './lines.js';
import { printable } from './printable.js';
import type { Session } from './session.js';

/** How a command reads an input, and how it writes what it read. */
export interface Reader<Value> {
  /** What an input is called in a message: "URL", "host". */
  readonly noun: string;
  /** Returns `null` for an input that fails. */
  readonly read: (input: string) => Value | null;
  /** Why an input failed; asked only when it did. */
  readonly explain: (input: string) => Failure;
  /** What to write instead of an argument that failed, as a clause, or `null`. */
  readonly advise?: (input: string) => string | null;
  /** Returns a message, which may be empty, if the value is not what the options ask for (the exit status is then 1), or `null`. */
  readonly complain?: (value: Value) => string | null;
  /** Returns a message about the value that does not change the exit status, or `null`. */
  readonly note?: (value: Value, input: string, isArgument: boolean) => string | null;
  /** Writes the value of an argument for a person: lines that end with a newline. The default is `line`. */
  readonly describe?: (value: Value) => string;
  /** Writes the value for a program: lines, usually one, without the last newline. */
  readonly line: (value: Value) => string;
  /** Returns the value for `--json`, without the input: one object, or several if one input has several results. */
  readonly json: (value: Value) => object | readonly object[];
  readonly header?: string | null;
  /** Whether `line` follows `--format`; then `--field` adds the line. */
  readonly isFormatted?: boolean;
  readonly separator?: string;
}

/** The output for some inputs; it is written at once. */
export interface Batch {
  output: string;
  messages: string;
  failed: number;
}

/** Answers an input that is not too long, and adds the output to the batch. */
export type AnswerInput = (input: string, inputs: Inputs, index: number, batch: Batch) => void;

/** Where inputs come from, unless `readInputs` reads them, and what a line that is too long writes: nothing by default. */
interface AnswerSettings {
  readonly source?: AsyncIterable<Inputs> | readonly Inputs[] | undefined;
  readonly ifTooLong?: string;
}

const tooLong = `the line is too long: at most ${maxLineBytes / 2 ** 20} MiB are read, and a result has fewer than 2²⁹ characters`;

/** What the options of all answers say. */
export function answerOptions(given: Given) {
  return {
    json: given.has('json'),
    skipBlank: given.has('skip-blank'),
    quiet: given.has('quiet'),
    failFast: given.last(['fail-fast', 'keep-going']) === 'fail-fast',
    only: given.last(['only-valid', 'only-invalid']),
    end: given.has('null') ? '\0' : '\n',
  };
}

/** What a command writes for a line that is too long if it writes a line for each: an empty one, or an object that says so. */
export function outputIfTooLong(json: boolean, end = '\n'): string {
  return (json ? JSON.stringify({ error: tooLong }) : '') + end;
}

/** Answers the inputs in order. The output of a batch is written before the next batch is read. */
export async function answerInputs(
  session: Session,
  given: Given,
  noun: string,
  answerInput: AnswerInput,
  { source = readInputs(session, given, noun), ifTooLong = '' }: AnswerSettings = {},
): Promise<void> {
  const { skipBlank, failFast, quiet, only } = answerOptions(given);
  let count = 0;
  let failed = 0;
  const answerOne = (inputs: Inputs, index: number, batch: Batch): void => {
    const input = inputs.lines[index]!;
    if (skipBlank && input !== null && isBlank(input)) return;
    try {
      if (input !== null) {
        answerInput(input, inputs, index, batch);
        return;
      }
    } catch (error) {
      // A string has fewer than 2²⁹ code units: the line can be read, and its result cannot be written.
      if (!(error instanceof RangeError)) throw error;
    }
    if (only !== 'only-valid') batch.failed++;
    if (only !== null) return;
    batch.messages += `${inputs.placeOf(index)}${tooLong}\n`;
    batch.output += ifTooLong;
  };
  try {
    for await (const inputs of source) {
      const batch: Batch = { output: '', messages: '', failed: 0 };
      const isLast = (): boolean => failFast && batch.failed > 0;
      for (let index = 0; index < inputs.lines.length && !isLast(); index++) answerOne(inputs, index, batch);
      count += inputs.lines.length;
      failed += batch.failed;
      if (batch.failed > 0) session.endWith(1);
      if (!quiet) await session.tell(batch.messages);
      await session.stdout.write(batch.output);
      if (!inputs.isArgument) await session.progress.show(count, failed);
      if (isLast()) break;
    }
  } finally {
    await session.progress.clear();
  }
}

export function isBlank(input: string): boolean {
  return input.trim() === '';
}

/**
 * Answers each input: an argument with a description, and a line with a line, which is empty if the input fails. With `--json` the
 * output reports failures, and standard error does not.
 */
export async function answer<Value>(session: Session, given: Given, reader: Reader<Value>): Promise<void> {
  const { json, end } = answerOptions(given);
  const answers = new Answers(session, given, reader);
  if (reader.header != null && !json) await session.stdout.write(`${reader.header}${end}`);
  return answerInputs(session, given, reader.noun, answers.add, {
    ifTooLong: outputIfTooLong(json || given.has('field'), end),
  });
}

/** An input that was read: the line, the input in it, with `--field` the line as an object, and the result of reading. */
interface Reading<Value> {
  readonly text: string;
  readonly input: string;
  readonly object: FieldObject | null;
  readonly value: Value | null;
  /** Why it fails, also if it has a value; `null` if it does not. The text may be empty. */
  readonly complaint: string | null;
}

/** Options that say what each line contains, so that an argument is answered with a line. */
const forPrograms = ['json', 'line', 'field', 'format', 'csv', 'tsv', 'null', 'only-invalid'];

class Answers<Value> {
  private readonly reader: Reader<Value>;
  private readonly options: ReturnType<typeof answerOptions>;
  /** With `--field`, the member of JSON objects that is read, and the member that is added. */
  private readonly field: string | null;
  private readonly into: string;
  private readonly describes: boolean;
  private readonly escapesControls: boolean;
  /** The outputs so far; `null` without `--unique`. */
  private readonly seen: Set<string> | null;
  private between = '';

  constructor(session: Session, given: Given, reader: Reader<Value>) {
    this.reader = reader;
    this.options = answerOptions(given);
    this.field = given.value('field');
    this.into = given.value('into') ?? 'parts';
    this.describes =
      reader.describe !== undefined && areArguments(given) && !forPrograms.some((name) => given.has(name));
    this.escapesControls = session.isOnTerminal;
    this.seen = given.has('unique') ? new Set() : null;
  }

  readonly add: AnswerInput = (text, inputs, index, batch) => {
    const place = inputs.placeOf(index);
    const object = this.field === null ? null : readField(text, this.field);
    const input = this.field === null ? text : object?.input;
    if (input === undefined) return this.addOther(text, place, batch);
    const value = this.reader.read(input);
    const complaint = value === null ? '' : (this.reader.complain?.(value) ?? null);
    const reading = { text, input, object, value, complaint };
    if (this.options.only !== null) this.addIfWanted(reading, batch);
    else if (value === null && isBlank(input) && !inputs.isArgument) this.addBlank(reading, batch);
    else this.addReading(reading, inputs.isArgument, place, batch);
  };

  /** With `--only-valid` or `--only-invalid` messages are omitted, and only inputs of that kind have output. */
  private addIfWanted(reading: Reading<Value>, batch: Batch): void {
    const failed = reading.complaint !== null;
    if (failed !== (this.options.only === 'only-invalid')) return;
    this.write(failed && !this.options.json ? reading.text : this.outputOf(reading), batch);
  }

  private addBlank({ text, input, object }: Reading<Value>, batch: Batch): void {
    const line = this.options.json ? JSON.stringify({ input, blank: true }) : '';
    this.write(object === null ? line : text, batch);
  }

  private addReading(reading: Reading<Value>, isArgument: boolean, place: string, batch: Batch): void {
    const { input, value, complaint } = reading;
    const isReported = !this.options.json && this.field === null;
    if (complaint !== null) batch.failed++;
    if (isReported && value === null) batch.messages += `${place}${this.failureOf(input, isArgument)}\n`;
    else if (isReported && complaint) batch.messages += `${place}${complaint}\n`;
    const note = value === null ? null : (this.reader.note?.(value, input, isArgument) ?? null);
    if (note !== null) batch.messages += `${place}note: ${note}\n`;
    if (value !== null || !isArgument || !isReported) this.write(this.outputOf(reading), batch);
  }

  /** Reports a line that is not a JSON object with the field. */
  private addOther(text: string, place: string, batch: Batch): void {
    const { only } = this.options;
    if (isBlank(text)) {
      if (only === null) this.write('', batch);
      return;
    }
    if (only !== 'only-valid') batch.failed++;
    if (only === 'only-invalid') this.write(text, batch);
    if (only !== null) return;
    const error = `this is not a JSON object with a string as its "${printable(this.field!)}"`;
    batch.messages += `${place}${error}\n`;
    this.write(JSON.stringify({ error }), batch);
  }

  private outputOf(reading: Reading<Value>): string {
    const { reader, options, describes, into } = this;
    const { object, value, input } = reading;
    if (object !== null) {
      const isLine = reader.isFormatted === true && value !== null;
      return withField(object, into, isLine ? reader.line(value) : this.partsOf(reading));
    }
    if (options.json) {
      const objects = [this.partsOf(reading)].flat();
      return objects.map((parts) => JSON.stringify({ input, ...parts })).join(options.end);
    }
    if (value === null) return '';
    return describes ? reader.describe!(value) : reader.line(value);
  }

  private partsOf({ input, value }: Reading<Value>): object | readonly object[] {
    return value === null ? this.reader.explain(input) : this.reader.json(value);
  }

  private failureOf(input: string, isArgument: boolean): string {
    const message = failureMessage(input, this.reader.noun, this.reader.explain(input));
    const advice = isArgument ? (this.reader.advise?.(input) ?? null) : null;
    return advice === null ? message : `${message}; ${printable(advice)}`;
  }

  /** Adds an output with its end, or a description, which has its own newlines. */
  private write(output: string, batch: Batch): void {
    if (this.seen?.has(output)) return;
    this.seen?.add(output);
    if (this.describes) {
      batch.output += output === '' ? '' : this.between + output;
      if (output !== '') this.between = this.reader.separator ?? '';
      return;
    }
    batch.output += (this.escapesControls ? output.replace(/[^\n]+/g, printable) : output) + this.options.end;
  }
}
