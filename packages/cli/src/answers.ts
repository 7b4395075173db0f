import type { Arguments } from './arguments.js';
import type { Failure } from './failure.js';
import { areArguments, type Inputs, readInputs } from './inputs.js';
import { type FieldObject, readField, withField } from './json-field.js';
import { maxLineBytes } from './lines.js';
import { formats } from './options.js';
import { quoteInput, visible } from './printable.js';
import type { Session } from './session.js';

/** How a command reads an input, and how it writes what it read. */
export interface InputHandler<Value> {
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

export interface Batch {
  output: string;
  messages: string;
  failed: number;
}

/**
 * Answers an input that is not too long, and adds the output to the batch. Returns a promise if something must be loaded first; then it is
 * called again.
 */
export type AnswerInput = (input: string, inputs: Inputs, index: number, batch: Batch) => unknown;

const tooLong = `the line is too long: at most ${maxLineBytes / 2 ** 20} MiB are read, and a result has fewer than 2²⁹ characters`;

export function answerOptions(args: Arguments) {
  return {
    json: args.has('json'),
    skipBlank: args.has('skip-blank'),
    quiet: args.has('quiet'),
    failFast: args.last(['fail-fast', 'keep-going']) === 'fail-fast',
    only: args.last(['only-valid', 'only-invalid']),
    end: args.has('null') ? '\0' : '\n',
  };
}

/** The output for a line that is too long: an empty line, or with `--json` an object. */
export function outputIfTooLong(json: boolean, end = '\n'): string {
  return (json ? JSON.stringify({ error: tooLong }) : '') + end;
}

/** What `answerInputs` reads and writes. */
export interface Answering {
  readonly noun: string;
  readonly answerInput: AnswerInput;
  /** The output for a line that is too long; the empty string by default. */
  readonly ifTooLong?: string;
  /** Inputs in place of the arguments. */
  readonly source?: AsyncIterable<Inputs> | readonly Inputs[] | undefined;
}

/** Answers the inputs in order. The output of a batch is written before the next batch is read. */
export async function answerInputs(
  session: Session,
  args: Arguments,
  { noun, answerInput, ifTooLong = '', source = readInputs(session, args, noun) }: Answering,
): Promise<void> {
  const { skipBlank, failFast, quiet, only } = answerOptions(args);
  let count = 0;
  let failed = 0;
  const answerOne = (inputs: Inputs, index: number, batch: Batch): unknown => {
    const input = inputs.lines[index]!;
    if (skipBlank && input !== null && isBlank(input)) return;
    try {
      if (input !== null) return answerInput(input, inputs, index, batch);
    } catch (error) {
      // A string has fewer than 2²⁹ code units: the line can be read, and its result cannot be written.
      if (!(error instanceof RangeError)) throw error;
    }
    if (only !== 'only-valid' || failFast) batch.failed++;
    if (only !== null) return;
    batch.messages += `${inputs.placeOf(index)}${tooLong}\n`;
    batch.output += ifTooLong;
  };
  try {
    for await (const inputs of source) {
      const batch: Batch = { output: '', messages: '', failed: 0 };
      const isLast = (): boolean => failFast && batch.failed > 0;
      for (let index = 0; index < inputs.lines.length && !isLast(); ) {
        const loading = answerOne(inputs, index, batch);
        if (loading instanceof Promise) await loading;
        else index++;
      }
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
export async function answer<Value>(session: Session, args: Arguments, handler: InputHandler<Value>): Promise<void> {
  const { json, end } = answerOptions(args);
  const answers = new Answers(session, args, handler);
  if (handler.header != null && !json) await session.stdout.write(session.shown(handler.header) + end);
  const ifTooLong = outputIfTooLong(json || args.has('field'), end);
  return answerInputs(session, args, { noun: handler.noun, answerInput: answers.add, ifTooLong });
}

interface Reading<Value> {
  readonly line: string;
  /** With `--field` the line as an object; `null` if it is not an object. */
  readonly object: FieldObject | null;
  /** `null` for a line without a string as the member. */
  readonly input: string | null;
  readonly value: Value | null;
  /** Why it fails, also if it has a value; `null` if it does not. The text may be empty. */
  readonly complaint: string | null;
}

/** Options that say what each line contains, so that an argument is answered with a line. */
const forPrograms = ['json', 'line', 'field', ...formats.split(' '), 'null', 'only-invalid'];

class Answers<Value> {
  private readonly options: ReturnType<typeof answerOptions>;
  /** With `--field`, the member of JSON objects that is read, and the member that is added. */
  private readonly field: string | null;
  private readonly resultField: string;
  /** Whether the values are described, with an empty line or the like between two. */
  private readonly isForPerson: boolean;
  /** Whether messages report failures. With `--json` and with `--field` the output does, except in a format. */
  private readonly failuresAreMessages: boolean;
  /** The outputs so far; `null` without `--unique`. */
  private readonly seen: Set<string> | null;
  private separator = '';

  constructor(
    private readonly session: Session,
    args: Arguments,
    private readonly handler: InputHandler<Value>,
  ) {
    this.options = answerOptions(args);
    this.field = args.value('field');
    this.failuresAreMessages = !this.options.json && (this.field === null || handler.isFormatted === true);
    this.resultField = args.value('into') ?? 'parts';
    this.isForPerson =
      handler.describe !== undefined && areArguments(args) && !forPrograms.some((name) => args.has(name));
    this.seen = args.has('unique') ? new Set() : null;
  }

  readonly add: AnswerInput = (line, { isArgument, placeOf }, index, batch) => {
    const reading = this.read(line);
    const { input, value, complaint } = reading;
    if (this.options.only !== null) return this.addIfWanted(reading, batch);
    if (value === null && !isArgument && isBlank(input ?? line)) return this.write(this.blankOutput(reading), batch);
    if (complaint !== null) batch.failed++;
    for (const message of this.messages(reading, isArgument))
      batch.messages += `${placeOf(index)}${visible(message)}\n`;
    if (value !== null || !isArgument || !this.failuresAreMessages || this.field !== null)
      this.write(this.outputOf(reading), batch);
  };

  private read(line: string): Reading<Value> {
    const object = this.field === null ? null : readField(line, this.field);
    const input = this.field === null ? line : (object?.input ?? null);
    const value = input === null ? null : this.handler.read(input);
    return { line, object, input, value, complaint: value === null ? '' : (this.handler.complain?.(value) ?? null) };
  }

  /** With `--only-valid` or `--only-invalid` messages are omitted, and only inputs of that kind have output. */
  private addIfWanted(reading: Reading<Value>, batch: Batch): void {
    const failed = reading.complaint !== null;
    if (failed && this.options.failFast) batch.failed++;
    if (failed !== (this.options.only === 'only-invalid')) return;
    this.write(failed && !this.options.json ? reading.line : this.outputOf(reading), batch);
  }

  private blankOutput({ object, input }: Reading<Value>): string {
    if (object !== null) return object.line;
    return this.options.json && this.field === null ? JSON.stringify({ input, blank: true }) : '';
  }

  private messages({ input, value, complaint }: Reading<Value>, isArgument: boolean): string[] {
    const { noun, explain, advise, note } = this.handler;
    if (input === null) return [this.otherLine];
    if (value !== null) {
      const messages: string[] = [];
      const remark = note?.(value, input, isArgument) ?? null;
      if (this.failuresAreMessages && complaint) messages.push(complaint);
      if (remark !== null) messages.push(`note: ${remark}`);
      return messages;
    }
    if (!this.failuresAreMessages) return [];
    const advice = isArgument ? (advise?.(input) ?? null) : null;
    const rest = advice === null ? '' : `; ${advice}`;
    return [`cannot parse ${quoteInput(input)} as a ${noun}: ${explain(input).error}${rest}`];
  }

  private get otherLine(): string {
    return `this is not a JSON object with a string as its "${this.field!}"`;
  }

  private outputOf(reading: Reading<Value>): string {
    const { line, object, input, value } = reading;
    const { handler, options, isForPerson } = this;
    if (object !== null) return withField(object, this.resultField, this.memberOf(reading));
    if (input === null) return JSON.stringify({ input: line, error: this.otherLine });
    if (!options.json) return value === null ? '' : isForPerson ? handler.describe!(value) : handler.line(value);
    return [value === null ? handler.explain(input) : handler.json(value)]
      .flat()
      .map((one) => JSON.stringify({ input, ...one }))
      .join(options.end);
  }

  /** The member that `--field` adds. A format writes one text for each line, and `null` if the input fails: a column has one type. */
  private memberOf({ input, value }: Reading<Value>): unknown {
    const { handler } = this;
    if (handler.isFormatted) return value === null ? null : handler.line(value);
    if (input === null) return { error: this.otherLine };
    return value === null ? handler.explain(input) : handler.json(value);
  }

  /** Adds an output with its end, or a description, which has its own newlines. */
  private write(output: string, batch: Batch): void {
    if (this.seen?.has(output)) return;
    this.seen?.add(output);
    if (this.isForPerson) {
      batch.output += output === '' ? '' : this.separator + output;
      if (output !== '') this.separator = this.handler.separator ?? '';
      return;
    }
    batch.output += this.session.shown(output) + this.options.end;
  }
}
