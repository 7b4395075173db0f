import { type Failure, failureMessage } from './failure.js';
import { readLines } from './lines.js';
import type { Session } from './session.js';

/** How a command reads an input, and how it writes what it read. */
export interface Reader<Value> {
  /** What an input is called in a message: "URL", "host". */
  readonly noun: string;
  /** Gives `null` for an input that fails. */
  readonly read: (input: string) => Value | null;
  /** Why an input failed; asked only when it did. */
  readonly explain: (input: string) => Failure;
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

/** Answers each argument, or with none each line of standard input, in order. */
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
    if (json) {
      if (value === null) await session.fail();
      await session.stdout.write(`${jsonLine(input, value, reader)}\n`);
    } else if (value === null) {
      await session.fail(`${failureMessage(input, reader.noun, reader.explain(input))}\n`);
    } else {
      await session.stdout.write(between + reader.describe(value));
      between = separator;
    }
  }
}

/** One line of output for each line of input: where an input fails, its error with `--json`, else an empty line. */
async function answerLines<Value>(session: Session, reader: Reader<Value>, json: boolean): Promise<void> {
  if (session.stdin.isTTY) await session.tell(`reading from the terminal, one ${reader.noun} a line; Ctrl-D ends it\n`);
  let count = 0;
  let failed = 0;
  try {
    for await (const lines of readLines(session.stdin)) {
      let output = '';
      let messages = '';
      for (const input of lines) {
        count++;
        const value = reader.read(input);
        if (value === null) {
          failed++;
          if (!json) messages += `line ${count}: ${failureMessage(input, reader.noun, reader.explain(input))}\n`;
        }
        output += json ? jsonLine(input, value, reader) : value === null ? '' : reader.line(value);
        output += '\n';
      }
      if (failed > 0) await session.fail(messages);
      await session.stdout.write(output);
      await session.progress.show(count, failed);
    }
  } finally {
    await session.progress.clear();
  }
}

function jsonLine<Value>(input: string, value: Value | null, reader: Reader<Value>): string {
  return JSON.stringify({ input, ...(value === null ? reader.explain(input) : reader.json(value)) });
}
