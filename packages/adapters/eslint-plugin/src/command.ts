#!/usr/bin/env node
import { run } from './run.js';

run(process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});
