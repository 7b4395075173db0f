// Prints the size and speed of the adapters for whatwg-url and tr46, and of the originals. Both run alternately in one process; the loading
// time is the median of several processes.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../../config/package-folders.mjs';

const conformance = join(root, 'tools', 'conformance');
const require = createRequire(join(conformance, 'package.json'));

const URLS = [
  'https://example.com/path/to/page?x=1&y=2#frag',
  'http://www.example.org/',
  'https://user:pass@sub.example.co.uk:8080/a/b/c/d.html',
  'https://news.example.net/2024/01/15/title-of-article?utm_source=x',
].map((url) => Buffer.from(url).toString('latin1'));

/** Returns the minified and gzipped bytes of a module with its imports. */
async function bytesOf(specifier: string, external: string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `module.exports = require('${specifier}')`, resolveDir: conformance },
    bundle: true,
    minify: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'es2022',
    external,
    // Without the paths of tsconfig.json, which lead to the sources.
    tsconfigRaw: {},
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** Measures `require` in a new process, in milliseconds. */
function loadingTime(specifier: string): number {
  const code = `const start = performance.now(); require('${specifier}'); console.log(performance.now() - start)`;
  const once = () => Number(spawnSync(process.execPath, ['-e', code], { cwd: conformance, encoding: 'utf8' }).stdout);
  return median(Array.from({ length: 11 }, once));
}

function nanosecondsOf(run: (index: number) => unknown, count: number): number {
  const start = process.hrtime.bigint();
  for (let i = 0; i < count; i++) run(i);
  return Number(process.hrtime.bigint() - start) / count;
}

/** Returns the fastest of several rounds of each, alternating. */
function compare(
  ours: (index: number) => unknown,
  theirs: (index: number) => unknown,
  count: number,
): [number, number] {
  const best: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < 12; round++) {
    best[0] = Math.min(best[0], nanosecondsOf(ours, count));
    best[1] = Math.min(best[1], nanosecondsOf(theirs, Math.ceil(count / 10)));
  }
  return best;
}

const ours = require('@url/whatwg-url');
const theirs = require('whatwg-url');
const [ourRecords, theirRecords] = [ours, theirs].map((library) => URLS.map((url) => library.parseURL(url)));
const [ourTR46, theirTR46] = [require('@url/tr46'), require('tr46')];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const nanoseconds = ([a, b]: [number, number]) => [`${a.toFixed(0)} ns`, `${b.toFixed(0)} ns`];
const milliseconds = (time: number) => `${time.toFixed(1)} ms`;

const rows: [string, ...string[]][] = [
  [
    'whatwg-url without legacy encodings, minified and gzipped',
    kilobytes(await bytesOf('@url/whatwg-url', ['@url/encodings'])),
    kilobytes(await bytesOf('whatwg-url', ['@exodus/bytes'])),
  ],
  [
    'whatwg-url with legacy encodings, minified and gzipped',
    kilobytes(await bytesOf('@url/whatwg-url', [])),
    kilobytes(await bytesOf('whatwg-url', [])),
  ],
  ['tr46, minified and gzipped', kilobytes(await bytesOf('@url/tr46', [])), kilobytes(await bytesOf('tr46', []))],
  ["require('whatwg-url')", milliseconds(loadingTime('@url/whatwg-url')), milliseconds(loadingTime('whatwg-url'))],
  [
    'parseURL',
    ...nanoseconds(
      compare(
        (i) => ours.parseURL(URLS[i & 3]),
        (i) => theirs.parseURL(URLS[i & 3]),
        20_000,
      ),
    ),
  ],
  [
    'serializeURL',
    ...nanoseconds(
      compare(
        (i) => ours.serializeURL(ourRecords![i & 3]),
        (i) => theirs.serializeURL(theirRecords![i & 3]),
        100_000,
      ),
    ),
  ],
  [
    'toASCII of an ASCII domain',
    ...nanoseconds(
      compare(
        () => ourTR46.toASCII('www.example.com'),
        () => theirTR46.toASCII('www.example.com'),
        50_000,
      ),
    ),
  ],
];
console.log('| | here | original |\n| --- | --- | --- |');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
const { version } = JSON.parse(readFileSync(require.resolve('whatwg-url/package.json'), 'utf8'));
console.log(`\nNode ${process.version}, whatwg-url ${version}`);
