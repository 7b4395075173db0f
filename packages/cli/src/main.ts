import { run } from './run.js';
import { standardInput } from './standard-input.js';

/** The manifest's version, the standard's commit and its date, which the build puts here. */
declare const COMMAND_VERSION: string;

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
