import { fstatSync, readFileSync, readSync } from 'node:fs';
import { run } from './run.js';

/** The manifest's version, the standard's commit and its date, which the build puts here. */
declare const COMMAND_VERSION: string;

const nullDevice = 0x103;
const accessModes = 3;
const readAndWrite = 2;

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
  return (Number.parseInt(flags, 8) & accessModes) === readAndWrite;
}

const streams = {
  get stdin() {
    return standardInput();
  },
  get stdout() {
    return process.stdout;
  },
  get stderr() {
    return process.stderr;
  },
  env: process.env,
};

// Sets the status instead of exiting, so that pending output is still written.
void run(process.argv.slice(2), streams, COMMAND_VERSION).then((status) => {
  process.exitCode = status;
});
