import { type AnswerOptions, answerOptions, endOf } from './answer-options.js';
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
  /** Whether no input after this batch is read. */
  isLast: boolean;
}

/** Answers an input, and adds the output to the batch. The input is `null` for a line that is too long. */
export type AnswerInput = (input: string | null, index: number, inputs: Inputs, batch: Batch) => void;

/** Answers the inputs in order. The output of a batch is written before the next batch is read. */
export async function answerInputs(
  session: Session,
  given: Given,
  noun: string,
  answerInput: AnswerInput,
  source: AsyncIterable<Inputs> | readonly Inputs[] = readInputs(session, given, noun),
): Promise<void> {
  const options = answerOptions(given);
  let count = 0;
  let failed = 0;
  try {
    for await (const inputs of source) {
      const batch: Batch = { output: '', messages: '', failed: 0, isLast: false };
      answerBatch(inputs, options, answerInput, batch);
      count += inputs.lines.length;
      failed += batch.failed;
      if (batch.failed > 0) session.endWith(1);
      if (!options.quiet) await session.tell(batch.messages);
      await session.stdout.write(batch.output);
      if (!inputs.isArgument) await session.progress.show(count, failed);
      if (batch.isLast) break;
    }
  } finally {
    await session.progress.clear();
  }
}

function answerBatch(inputs: Inputs, options: AnswerOptions, answerInput: AnswerInput, batch: Batch): void {
  for (let index = 0; index < inputs.lines.length && !batch.isLast; index++) {
    const input = inputs.lines[index]!;
    if (options.skipBlank && input !== null && isBlank(input)) continue;
    answerInput(input, index, inputs, batch);
    batch.isLast ||= options.failFast && batch.failed > 0;
  }
}

function tooLong(): string {
  return `the line is too long: at most ${maxLineBytes.toLocaleString('en')} bytes are read, and a result has fewer than 2²⁹ characters`;
}

export function addTooLong(place: string, batch: Batch): void {
  batch.failed++;
  batch.messages += `${place}${tooLong()}\n`;
}

export function isBlank(input: string): boolean {
  return input.trim() === '';
}

/**
 * Answers each input: an argument with a description, and a line with a line, which is empty if the input fails. With `--json` the
 * output reports failures, and standard error does not.
 */
export async function answer<Value>(session: Session, given: Given, reader: Reader<Value>): Promise<void> {
  const answers = new Answers(session, given, reader);
  if (answers.header !== '') await session.stdout.write(answers.header);
  return answerInputs(session, given, reader.noun, answers.add);
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

class Answers<Value> {
  readonly header: string;
  private readonly reader: Reader<Value>;
  private readonly options: AnswerOptions;
  private readonly describes: boolean;
  private readonly escapesControls: boolean;
  private readonly end: string;
  private readonly seen = new Set<string>();
  private between = '';

  constructor(session: Session, given: Given, reader: Reader<Value>) {
    this.reader = reader;
    this.options = answerOptions(given);
    this.end = endOf(given);
    this.describes = reader.describe !== undefined && areArguments(given) && !this.options.isForPrograms;
    this.escapesControls = session.isOnTerminal;
    this.header = reader.header == null || this.options.json ? '' : `${reader.header}${this.end}`;
  }

  readonly add = (text: string | null, index: number, inputs: Inputs, batch: Batch): void => {
    const { field, only } = this.options;
    const place = inputs.placeOf(index);
    const object = field === null || text === null ? null : readField(text, field);
    const input = field === null ? text : (object?.input ?? null);
    if (input === null) {
      this.addUnreadable(text, place, batch);
      return;
    }
    try {
      const value = this.reader.read(input);
      const complaint = value === null ? '' : (this.reader.complain?.(value) ?? null);
      const reading = { text: text!, input, object, value, complaint };
      if (only !== null) this.addIfWanted(reading, only, batch);
      else if (value === null && isBlank(input) && !inputs.isArgument) this.addBlank(reading, batch);
      else this.addReading(reading, inputs.isArgument, place, batch);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.addUnreadable(null, place, batch);
    }
  };

  /** With `--only-valid` or `--only-invalid` messages are omitted, and only inputs of that kind have output. */
  private addIfWanted(reading: Reading<Value>, only: 'valid' | 'invalid', batch: Batch): void {
    const failed = reading.complaint !== null;
    if (failed !== (only === 'invalid')) return;
    if (failed) this.write(this.options.json ? this.jsonOf(reading) : reading.text, batch);
    else this.write(this.outputOf(reading), batch);
  }

  private addBlank({ text, input, object }: Reading<Value>, batch: Batch): void {
    const line = this.options.json ? JSON.stringify({ input, blank: true }) : '';
    this.write(object === null ? line : text, batch);
  }

  private addReading(reading: Reading<Value>, isArgument: boolean, place: string, batch: Batch): void {
    const { input, value, complaint } = reading;
    const isReported = !this.options.json && this.options.field === null;
    if (complaint !== null) batch.failed++;
    if (isReported && value === null) batch.messages += `${place}${this.failureOf(input, isArgument)}\n`;
    else if (isReported && complaint) batch.messages += `${place}${complaint}\n`;
    const note = value === null ? null : (this.reader.note?.(value, input, isArgument) ?? null);
    if (note !== null) batch.messages += `${place}note: ${note}\n`;
    if (value !== null || !isArgument || !isReported) this.write(this.outputOf(reading), batch);
  }

  /** Reports a line that is too long for a string, or that is not a JSON object with the field. */
  private addUnreadable(text: string | null, place: string, batch: Batch): void {
    const { field, json, only } = this.options;
    if (text !== null && isBlank(text)) {
      if (only === null) this.write('', batch);
      return;
    }
    if (only !== 'valid') batch.failed++;
    if (only === 'invalid' && text !== null) this.write(text, batch);
    if (only !== null) return;
    const reason = text === null ? tooLong() : `this is not a JSON object with a string as its "${printable(field!)}"`;
    batch.messages += `${place}${reason}\n`;
    this.write(json || field !== null ? JSON.stringify({ error: reason }) : '', batch);
  }

  private outputOf(reading: Reading<Value>): string {
    const { reader, options, describes } = this;
    const { object, value } = reading;
    if (object !== null) {
      const isLine = reader.isFormatted === true && value !== null;
      return withField(object, options.into, isLine ? reader.line(value) : this.partsOf(reading));
    }
    if (options.json) return this.jsonOf(reading);
    if (value === null) return '';
    return describes ? reader.describe!(value) : reader.line(value);
  }

  private partsOf({ input, value }: Reading<Value>): object | readonly object[] {
    return value === null ? this.reader.explain(input) : this.reader.json(value);
  }

  private jsonOf(reading: Reading<Value>): string {
    const objects = [this.partsOf(reading)].flat();
    return objects.map((object) => JSON.stringify({ input: reading.input, ...object })).join(this.end);
  }

  private failureOf(input: string, isArgument: boolean): string {
    const message = failureMessage(input, this.reader.noun, this.reader.explain(input));
    const advice = isArgument ? (this.reader.advise?.(input) ?? null) : null;
    return advice === null ? message : `${message}; ${printable(advice)}`;
  }

  /** Adds an output with its end, or a description, which has its own newlines. */
  private write(output: string, batch: Batch): void {
    if (this.options.unique) {
      if (this.seen.has(output)) return;
      this.seen.add(output);
    }
    if (this.describes) {
      batch.output += output === '' ? '' : this.between + output;
      if (output !== '') this.between = this.reader.separator ?? '';
      return;
    }
    batch.output += this.escapesControls ? output.replace(/[^\n]+/g, printable) : output;
    batch.output += this.end;
  }
}
