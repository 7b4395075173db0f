import { type Failure, failureMessage } from './failure.js';
import type { Session } from './session.js';
import { answerStandardInput } from './standard-input.js';

/** How a command reads an input, and how it writes what it read. */
export interface Reader<Value> {
  /** What an input is called in a message: "URL", "host". */
  readonly noun: string;
  /** Gives `null` for an input that fails. */
  readonly read: (input: string) => Value | null;
  /** Why an input failed; asked only when it did. */
  readonly explain: (input: string) => Failure;
  /**
   * Asked of what was read: a message where it is not as was asked for, which may be empty, and makes the exit status 1;
   * else `null`.
   */
  readonly complain?: (value: Value) => string | null;
  /** For a person, who gave the input as an argument: lines that end with a newline. */
  readonly describe: (value: Value) => string;
  /** For the next program: one line, without its newline. */
  readonly line: (value: Value) => string;
  /** For the next program, with `--json`; the input is put before it. */
  readonly json: (value: Value) => object;
}

/** How the answers are written. */
export interface AnswerOptions {
  readonly json?: boolean | undefined;
  /** What stands between the descriptions of two inputs. */
  readonly separator?: string;
}

/** What to tell of an input that failed or is not as was asked for, or `null`. */
function messageOn<Value>(input: string, value: Value | null, reader: Reader<Value>): string | null {
  if (value !== null) return reader.complain?.(value) ?? null;
  return failureMessage(input, reader.noun, reader.explain(input));
}

function jsonOf<Value>(input: string, value: Value | null, reader: Reader<Value>): string {
  return JSON.stringify({ input, ...(value === null ? reader.explain(input) : reader.json(value)) });
}

/**
 * Answers each argument, or with none each line of standard input, in order. With `--json` the output tells of failures, and
 * standard error does not.
 */
export async function answer<Value>(
  session: Session,
  inputs: readonly string[],
  reader: Reader<Value>,
  { json = false, separator = '' }: AnswerOptions,
): Promise<void> {
  if (inputs.length === 0) return answerLines(session, reader, json);
  let between = '';
  for (const input of inputs) {
    const value = reader.read(input);
    const message = messageOn(input, value, reader);
    if (message !== null) await session.fail(json || message === '' ? '' : `${message}\n`);
    if (json) {
      await session.stdout.write(`${jsonOf(input, value, reader)}\n`);
    } else if (value !== null) {
      await session.stdout.write(between + reader.describe(value));
      between = separator;
    }
  }
}

/** One line of output for each line of input: an empty one where an input fails without `--json`. */
function answerLines<Value>(session: Session, reader: Reader<Value>, json: boolean): Promise<void> {
  return answerStandardInput(session, reader.noun, (input, number, batch) => {
    const value = reader.read(input);
    const message = value === null && json ? '' : messageOn(input, value, reader);
    if (message !== null) batch.failed++;
    if (message && !json) batch.messages += `line ${number}: ${message}\n`;
    batch.output += json ? jsonOf(input, value, reader) : value === null ? '' : reader.line(value);
    batch.output += '\n';
  });
}
