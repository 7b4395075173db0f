#!/usr/bin/env node
import { run } from './run.js';

/** The manifest's version, which the build puts here. */
declare const COMMAND_VERSION: string;

const { stdin, stdout, stderr, env } = process;
// Set, and not exited with, so that what is written still goes out.
process.exitCode = await run(process.argv.slice(2), { stdin, stdout, stderr, env }, COMMAND_VERSION);
