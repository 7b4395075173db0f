#!/usr/bin/env node
import * as nodeModule from 'node:module';

// The program is in another file, so that V8's compiled code can be cached for the next run, which Node supports since 22.8.
nodeModule.enableCompileCache?.();
require('./main.js');
