import { constants, fstatSync, readFileSync, readSync } from 'node:fs';
import { run } from './run.js';
import type { Streams } from './session.js';

/** The manifest's version, the standard's commit and its date, which the build puts here. */
declare const COMMAND_VERSION: string;

const nullDevice = 0x103;

/** Throws the system's error if standard input cannot be read: Node returns a stream without data for a directory. */
function standardInput(): NodeJS.ReadStream {
  if (fstatSync(0).isDirectory()) readSync(0, new Uint8Array(1));
  if (isClosed()) throw Object.assign(new Error('EBADF: it is closed'), { syscall: 'read', code: 'EBADF' });
  return process.stdin;
}

/**
 * Whether standard input was closed when the process started. Node then opens the null device for reading and writing; a user who
 * provides no input opens it for reading. Only on Linux can the two be distinguished.
 */
function isClosed(): boolean {
  const { rdev } = fstatSync(0);
  if (process.platform !== 'linux' || rdev !== nullDevice) return false;
  const [, flags = '0'] = /^flags:\s*(\d+)/m.exec(readFileSync('/proc/self/fdinfo/0', 'utf8')) ?? [];
  return (Number.parseInt(flags, 8) & (constants.O_WRONLY | constants.O_RDWR)) === constants.O_RDWR;
}

/** The process, but with an error if standard input cannot be read. Node opens each stream when it is first asked for. */
const streams: Streams = Object.create(process, { stdin: { get: standardInput } });

// Sets the status instead of exiting, so that pending output is still written.
void run(process.argv.slice(2), streams, COMMAND_VERSION).then((status) => {
  process.exitCode = status;
});
