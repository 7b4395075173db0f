import { Command, CommanderError } from 'commander';
import { commands } from './command-list.js';
import { ClosedPipe } from './output.js';
import { type ExitStatus, Session, type Streams } from './session.js';

const help = `
Exit status: 0 when all inputs were read, 1 when some were not, 2 for wrong usage and for streams that fail, 3 when "compare"
found that dialects read different hosts.
Positions in messages are offsets into the input, in UTF-16 code units from 0.`;

/**
 * Runs the command once.
 *
 * @param args what stands behind `url`
 * @param streams what it reads and writes
 * @param version what `--version` tells
 * @returns the exit status; nothing is thrown for what the user or the streams did
 */
export async function run(args: readonly string[], streams: Streams, version: string): Promise<ExitStatus> {
  const session = new Session(streams);
  const program = declareProgram(session, streams, version);
  try {
    await program.parseAsync(withCommand(args), { from: 'user' });
    return session.status;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof ClosedPipe) return 0;
    if (!isSystemError(error)) throw error;
    await session.tell(`error: cannot go on: ${error.message}\n`);
    return 2;
  }
}

function declareProgram(session: Session, streams: Streams, version: string): Command {
  const program = new Command('url')
    .description('Parse, check, change, resolve and compare URLs as the URL Standard says.')
    .usage('[command] [options] [input...]')
    .version(version)
    .addHelpText('after', help)
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => streams.stdout.write(text),
      writeErr: (text) => streams.stderr.write(text),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
  for (const { name, declare } of commands) declare(program.command(name), session);
  return program;
}

/** Without the name of a command, or an option of `url` itself, the arguments are those of the first command. */
function withCommand(args: readonly string[]): readonly string[] {
  const ownWords = ['help', '-h', '--help', '-V', '--version', ...commands.map(({ name }) => name)];
  return ownWords.includes(args[0] ?? '') ? args : [commands[0]!.name, ...args];
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
