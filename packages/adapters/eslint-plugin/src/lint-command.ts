#!/usr/bin/env node
import { lintFolders } from './lint-folders.js';

lintFolders(process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});
