// Compares built packages with other implementations, alternately in one process: `node tools/measure/compare.ts [section…]`, on the pinned Node.
// The sections are drop-in, edits and pattern. `pnpm bench:pattern` runs the section pattern, and `pnpm bench:edits` the section edits.
// `--write` writes the figures of these two sections to docs/routing.md and docs/query.md.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageFolder, root } from '../../config/package-folders.mjs';
import { table, writeBlock } from '../checks/markdown.ts';
import { words } from '../conformance/words.ts';
import { at, load, requireFrom } from './built-packages.ts';
import { bundleSize } from './bundle.ts';
import { compareEdits } from './compare-edits.ts';
import { fastestRounds, type Operation } from './rounds.ts';

const conformance = join(root, 'tools', 'conformance');
/** The figures of a section, for a block of a document. */
let rows: string[][] = [];

/** Milliseconds of processor time of this thread: the work of other processes does not count. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Prints the time of each operation, and the ratio of the first one to each other. */
function compare(title: string, operations: Readonly<Record<string, Operation>>, options?: { batch: number }): void {
  const times = fastestRounds(Object.values(operations), { now: processorTime, ...options });
  const cells = Object.keys(operations).map((name, index) => {
    const ratio = index === 0 ? '' : ` (ratio ${(times[0]! / times[index]!).toFixed(2)})`;
    return `${name} ${Math.round(times[index]!)} ns${ratio}`;
  });
  rows.push([title, ...cells.slice(0, 1), cells.slice(1).join(', ')]);
  console.log(`${title}: ${cells.join(', ')}`);
}

/** Measures `require`, in milliseconds: the median of several processes. */
function loadingTime(specifier: string): string {
  const code = `const start = performance.now(); require('${specifier}'); console.log(performance.now() - start)`;
  const once = () => Number(spawnSync(process.execPath, ['-e', code], { cwd: conformance, encoding: 'utf8' }).stdout);
  const times = Array.from({ length: 11 }, once).sort((a, b) => a - b);
  return `${times[5]!.toFixed(1)} ms`;
}

/** The adapters for whatwg-url and tr46, beside the originals. */
async function compareDropIn(): Promise<void> {
  const require = requireFrom('tools/conformance');
  const urls = words(`
    https://example.com/path/to/page?x=1&y=2#frag http://www.example.org/ https://user:pass@sub.example.co.uk:8080/a/b/c/d.html
    https://news.example.net/2024/01/15/title-of-article?utm_source=x`);
  const [ours, theirs] = ['@url/whatwg-url', 'whatwg-url'].map(
    (name) => require(name) as typeof import('@url/whatwg-url'),
  );
  const [ourTR46, theirTR46] = ['@url/tr46', 'tr46'].map((name) => require(name) as typeof import('@url/tr46'));
  const [ourRecords, theirRecords] = [ours!, theirs!].map((library) => urls.map((url) => library.parseURL(url)!));
  const sizeOf = (name: string, external: string[]) =>
    bundleSize(`module.exports = require('${name}')`, conformance, { format: 'cjs', platform: 'node', external });
  const sizes = async (name: string, encodings: string[] = []) =>
    `ours ${await sizeOf(`@url/${name}`, encodings.slice(0, 1))}, ${name} ${await sizeOf(name, encodings.slice(1))}`;
  const libraries = ['*/encodings.js', '@exodus/bytes'];
  console.log(`whatwg-url without legacy encodings, minified and gzipped: ${await sizes('whatwg-url', libraries)}`);
  console.log(`whatwg-url with legacy encodings, minified and gzipped: ${await sizes('whatwg-url')}`);
  console.log(`tr46, minified and gzipped: ${await sizes('tr46')}`);
  console.log(`require: ours ${loadingTime('@url/whatwg-url')}, whatwg-url ${loadingTime('whatwg-url')}`);
  compare('parseURL', { ours: (i) => ours!.parseURL(at(urls, i)), original: (i) => theirs!.parseURL(at(urls, i)) });
  compare('serializeURL', {
    ours: (i) => ours!.serializeURL(at(ourRecords!, i)),
    original: (i) => theirs!.serializeURL(at(theirRecords!, i)),
  });
  compare('toASCII of an ASCII domain', {
    ours: () => ourTR46!.toASCII('www.example.com'),
    original: () => theirTR46!.toASCII('www.example.com'),
  });
}

/** A pattern, and URLs for it; "#" stands for a number. */
const patterns: readonly (readonly [pattern: string, url: string])[] = [
  ['https://example.com/users/:id', 'https://example.com/users/#?tab=posts'],
  ['https://*.example.com/blog/:year/:slug', 'https://www.example.com/blog/2026/post-#'],
  ['http{s}?://:shop.example.com/products/:id(\\d+)', 'https://books.example.com/products/#'],
  ['https://example.com/files/:path*', 'https://example.com/files/a/b/c/#.png'],
  ['https://example.com/flights/:from-:to', 'https://example.com/flights/LAX-SFO#'],
];

/** `URLPattern`, beside Node's class, and `URLPatternList`, beside a loop over the patterns. */
async function comparePattern(): Promise<void> {
  const { URLPattern, URLPatternList } = await load<typeof import('@url/pattern')>('pattern');
  const native = Reflect.get(globalThis, 'URLPattern') as typeof URLPattern;
  const urlsFor = (url: string) => Array.from({ length: 512 }, (_, index) => url.replace('#', `${index}`));
  for (const [pattern, url] of patterns) {
    const urls = urlsFor(url);
    const [ours, theirs] = [new URLPattern(pattern), new native(pattern)];
    if (!urls.every((input) => ours.test(input) && theirs.test(input))) throw new Error(`${pattern} does not match`);
    compare(`${pattern}, exec`, { ours: (i) => ours.exec(at(urls, i)), native: (i) => theirs.exec(at(urls, i)) });
    compare('test', { ours: (i) => ours.test(at(urls, i)), native: (i) => theirs.test(at(urls, i)) });
    compare('construct', { ours: () => new URLPattern(pattern), native: () => new native(pattern) });
  }
  for (const count of [10, 100, 1000]) {
    // Routes that differ in their first or second segment; the URL matches the last one.
    const routes = Array.from({ length: count }, (_, i) => new URLPattern({ pathname: `/v1/resource-${i}/:id` }));
    const list = new URLPatternList(routes.map((route, index) => [route, index] as const));
    const urls = urlsFor(`https://example.com/v1/resource-${count - 1}/#`);
    const loop = (url: string) => routes.find((route) => route.test(url))?.exec(url);
    await compareRouters(URLPatternList, count);
    const title = `${count} patterns, exec of a match at the end`;
    compare(title, { list: (i) => list.exec(at(urls, i)), loop: (i) => loop(at(urls, i)) });
  }
}

interface Router {
  on(method: string, path: string, handler: () => void): void;
  find(method: string, path: string): object | null;
}

/** `URLPatternList`, beside find-my-way and Hono's RegExpRouter, on routes that are looked up equally often. */
async function compareRouters(List: typeof import('@url/pattern').URLPatternList, count: number): Promise<void> {
  const createRouter = requireFrom(packageFolder('pattern'))('find-my-way') as () => Router;
  const hono = createRequire(join(root, 'package.json'))('hono/router/reg-exp-router') as {
    RegExpRouter: new () => {
      add(method: string, path: string, handler: number): void;
      match(m: string, p: string): object;
    };
  };
  const names = Array.from({ length: count }, (_, index) => `/v1/resource-${index}/:id`);
  const fill = <T>(router: T, add: (router: T, name: string, index: number) => void): T => {
    for (const [index, name] of names.entries()) add(router, name, index);
    return router;
  };
  const createList = () => new List(names.map((pathname, index) => [{ pathname }, index]));
  const createFindMyWay = () => fill(createRouter(), (router, name) => router.on('GET', name, () => {}));
  const createHono = () => fill(new hono.RegExpRouter(), (router, name, index) => router.add('GET', name, index));
  const [list, findMyWay] = [createList(), createFindMyWay()];
  const paths = Array.from({ length: 512 }, (_, index) => `/v1/resource-${(index * 7919) % count}/${index}`);
  const urls = paths.map((path) => `https://example.com${path}`);
  compare(`${count} routes, a URL`, {
    list: (i) => list.exec(at(urls, i))!.groups,
    'find-my-way with new URL': (i) => findMyWay.find('GET', new URL(at(urls, i)).pathname)!,
  });
  compare(`${count} routes, a path`, {
    list: (i) => list.exec({ pathname: at(paths, i) })!.groups,
    'find-my-way': (i) => findMyWay.find('GET', at(paths, i))!,
  });
  const build = {
    list: createList,
    'Hono, with a first match': () => createHono().match('GET', '/'),
    'find-my-way': createFindMyWay,
  };
  compare(`${count} routes, construct`, build, { batch: 5 });
}

const sections: Readonly<Record<string, () => Promise<void>>> = {
  'drop-in': compareDropIn,
  edits: () => compareEdits(compare),
  pattern: comparePattern,
};
/** The documents that have a block with the figures of a section. */
const documents: Readonly<Record<string, string>> = { edits: 'docs/query.md', pattern: 'docs/routing.md' };

const names = process.argv.slice(2).filter((name) => name !== '--write');
const unknown = names.filter((name) => !(name in sections));
if (unknown.length > 0)
  throw new Error(`No section ${unknown.join(', ')}: there are ${Object.keys(sections).join(', ')}`);
for (const name of names.length > 0 ? names : Object.keys(sections)) {
  rows = [];
  await sections[name]!();
  const document = documents[name];
  if (document !== undefined && process.argv.includes('--write'))
    writeBlock(
      join(root, document),
      'speed',
      table(['a call', 'this package', 'others; ratio of this package to each'], rows),
    );
}
