// Runs a script in QuickJS: node run-in-quickjs.mjs <file>. The only global of the script is `print`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { getQuickJS } = require('quickjs-emscripten');

const context = (await getQuickJS()).newContext();
const print = context.newFunction('print', (text) => console.log(context.dump(text)));
context.setProp(context.global, 'print', print);
const result = context.evalCode(readFileSync(process.argv[2], 'utf8'));
if (result.error) {
  console.error(context.dump(result.error));
  process.exitCode = 1;
}
