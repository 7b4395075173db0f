#!/usr/bin/env node
import * as nodeModule from 'node:module';

// The program is in another file, so that what V8 compiles of it can be kept for the next time. Node has this from 22.8 on.
nodeModule.enableCompileCache?.();
require('./main.js');
