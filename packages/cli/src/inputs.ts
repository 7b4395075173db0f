import { createReadStream } from 'node:fs';
import type { Arguments } from './arguments.js';
import { type Bytes, type Line, readLines } from './lines.js';
import { hidePassword, printable, quoteInput } from './printable.js';
import type { Session } from './session.js';

/** Inputs that are answered together: an argument, or the lines of one chunk of a stream. */
export interface Inputs {
  readonly lines: readonly Line[];
  readonly isArgument: boolean;
  /** The number of the first of the lines in its file; 1 for an argument. */
  readonly firstLine: number;
  /** The prefix of a message about one of the inputs: "line 3: ", "links.txt:3: ", or the empty string for an argument. */
  readonly placeOf: (index: number) => string;
}

/** Thrown if inputs cannot be read, with a sentence that says which. */
export class UnreadableInput extends Error {}

/** Arguments, and paths whose lines are inputs; "-" is standard input. */
function sourcesOf(args: Arguments): ({ readonly text: string } | { readonly path: string })[] {
  const sources = args.inputs.map(({ text, isLiteral }) =>
    isLiteral || (text !== '-' && !/^@./.test(text)) ? { text } : { path: text.replace(/^@/, '') },
  );
  const paths = args.values('file').map((path) => ({ path }));
  return sources.length + paths.length > 0 ? [...sources, ...paths] : [{ path: '-' }];
}

/** Whether all inputs are arguments; then the answers are for a person. */
export function areArguments(args: Arguments): boolean {
  return sourcesOf(args).every((source) => 'text' in source);
}

/**
 * Reads arguments, the lines of "@file" and `--file`, and the lines of standard input for "-" or if no other input was given.
 *
 * @param noun what a line is, for the person who is asked to type some
 */
export async function* readInputs(session: Session, args: Arguments, noun: string): AsyncGenerator<Inputs> {
  for (const source of sourcesOf(args)) {
    if ('text' in source) yield { lines: [source.text], isArgument: true, firstLine: 1, placeOf: () => '' };
    else yield* linesOf(session, args, source.path, noun);
  }
}

/** Reads the same inputs as bytes, a stream for each source. An argument is a line. */
export function readStreams(session: Session, args: Arguments, noun: string): Bytes[] {
  return sourcesOf(args).map((source) =>
    'text' in source ? [Buffer.from(`${source.text}\n`)] : chunksOf(session, source.path, noun),
  );
}

async function* chunksOf(session: Session, path: string, noun: string): AsyncGenerator<Uint8Array> {
  const isStandardInput = path === '-';
  try {
    if (isStandardInput && session.stdin.isTTY) {
      await session.tell(`reading from the terminal, one ${noun} a line; Ctrl-D ends it\n`);
    }
    yield* isStandardInput ? session.stdin : createReadStream(path, { highWaterMark: 2 ** 18 });
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error;
    // The path can be a URL, which was meant as an argument.
    const message = error.message.replace(path, () => hidePassword(path));
    throw new UnreadableInput(`cannot read ${isStandardInput ? 'standard input' : quoteInput(path)}: ${message}`);
  }
}

async function* linesOf(session: Session, args: Arguments, path: string, noun: string): AsyncGenerator<Inputs> {
  let firstLine = 1;
  const stream = chunksOf(session, path, noun);
  for await (const lines of readLines(stream, { nullTerminated: args.has('null-input') })) {
    const first = firstLine;
    const before = path === '-' ? 'line ' : `${printable(path)}:`;
    yield { lines, isArgument: false, firstLine, placeOf: (index) => `${before}${first + index}: ` };
    firstLine += lines.length;
  }
}
