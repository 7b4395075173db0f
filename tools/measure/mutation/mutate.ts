import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from '../../../config/install.ts';
import { packageFolder, root } from '../../../config/package-folders.mjs';

// Changes a package's sources in many small ways, one at a time, and runs its tests: it lists the changes that no test notices.
//
//     pnpm mutate form-urlencoded [part of a file's name]
//
// runner.ts runs the tests, on a copy of the sources. The report is in .cache/mutation-<package>.json. SURVIVORS.md lists the changes that no
// test notices, with the reasons. Fails if the score of a whole package is below the one in scores.json.

const folder = fileURLToPath(new URL('.', import.meta.url));

const [name, part = ''] = process.argv.slice(2);
if (name === undefined || !/^[a-z\d-]+$/.test(name)) {
  console.error('usage: pnpm mutate <package> [part of a file name]');
  process.exit(2);
}

const scores: Readonly<Record<string, number>> = JSON.parse(readFileSync(join(folder, 'scores.json'), 'utf8'));
/** Percent points by which a score may fall: a test near its time limit is killed once, and times out the next time. */
const TOLERANCE = 0.3;
const least = part === '' && name in scores ? scores[name]! - TOLERANCE : null;

const program = join(folder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');

const configuration = {
  testRunner: 'one-script',
  plugins: [join(folder, 'runner.ts')],
  mutate: [`${packageFolder(name)}/src/**/*${part}*.ts`, '!**/index.ts', '!**/*.generated.ts', '!**/engine/**'],
  concurrency: 1,
  coverageAnalysis: 'perTest',
  // runner.ts has its own limits: this one would count a slow machine as an endless loop.
  timeoutMS: 600_000,
  // A change that fills the memory ends the process early.
  testRunnerNodeArgs: ['--max-old-space-size=600'],
  thresholds: { high: 100, low: 90, break: least },
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: `.cache/mutation-${name}.json` },
  allowConsoleColors: false,
  disableTypeChecks: false,
  // Stryker would rewrite tsconfig.json by an interface that TypeScript 7 lacks.
  tsconfigFile: 'none',
  tempDirName: '.cache/mutation',
  // What Stryker copies: the sources, the tests and what runs them.
  ignorePatterns: [
    '**',
    '!packages/**/src/**',
    '!packages/**/spec/**',
    '!packages/**/test/**',
    '!config/*.{ts,mjs}',
    '!tools/conformance/*.{ts,json}',
    '!tsconfig*.json',
    '!package.json',
  ],
};

install(folder);
const file = join(root, '.cache', 'mutation.json');
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(file, JSON.stringify(configuration));
const env = { ...process.env, MUTATED_PACKAGE: name };
const { status } = spawnSync(process.execPath, [program, 'run', file], { cwd: root, env, stdio: 'inherit' });
process.exitCode = status ?? 1;
