// `node tools/measure/pattern/measure.ts`: compares the built `@url/pattern` with Node's class: nanoseconds for each operation, and the
// ratio to native, measured alternately in one process. The fastest round counts, because other work on the machine disturbs it least.
// `URLPatternList` is compared with a loop over the patterns.
import type { URLPattern as Pattern, URLPatternConstructor } from '@url/pattern';
import { table } from '../../checks/markdown.ts';
import { fastestRounds } from '../fastest-rounds.ts';

/** The built package: a variable, because the types come from the sources. */
const built: string = '../../../packages/tasks/pattern/dist/esm/index.js';
const { URLPattern, URLPatternList } = (await import(built)) as typeof import('@url/pattern');

const URLS = 512;

const row = (title: string, [ours, other]: readonly number[]): string[] => [
  title,
  ours!.toFixed(0),
  other!.toFixed(0),
  `${(other! / ours!).toFixed(1)}`,
];

/** A pattern, and URLs for it; "#" stands for a number. */
const patterns: readonly (readonly [pattern: string, url: string])[] = [
  ['https://example.com/users/:id', 'https://example.com/users/#?tab=posts'],
  ['https://*.example.com/blog/:year/:slug', 'https://www.example.com/blog/2026/post-#'],
  ['http{s}?://:shop.example.com/products/:id(\\d+)', 'https://books.example.com/products/#'],
  ['https://example.com/files/:path*', 'https://example.com/files/a/b/c/#.png'],
  ['https://example.com/flights/:from-:to', 'https://example.com/flights/LAX-SFO#'],
];

function urlsFor(url: string): string[] {
  return Array.from({ length: URLS }, (_, index) => url.replace('#', `${index}`));
}

function compareWithNative(native: URLPatternConstructor): string {
  const rows = patterns.flatMap(([pattern, url]) => {
    const urls = urlsFor(url);
    const classes = [URLPattern, native];
    const made = classes.map((Class) => new Class(pattern));
    if (made.some((each) => !urls.every((input) => each.test(input)))) throw new Error(`${pattern} does not match`);
    return [
      row(`\`${pattern}\`, exec`, fastestRounds(made.map((each) => (index) => each.exec(urls[index % URLS]!)))),
      row('test', fastestRounds(made.map((each) => (index) => each.test(urls[index % URLS]!)))),
      row('construct', fastestRounds(classes.map((Class) => () => new Class(pattern)))),
    ];
  });
  return table(['operation', 'ours, ns', 'native, ns', 'native / ours'], rows);
}

/** Routes that differ in their first or second segment; the URL matches the last one. */
function routesOf(count: number): Pattern[] {
  return Array.from({ length: count }, (_, index) => new URLPattern({ pathname: `/v1/resource-${index}/:id` }));
}

function compareWithLoop(): string {
  const rows = [10, 100, 1000].map((count) => {
    const routes = routesOf(count);
    const list = new URLPatternList(routes.map((route, index) => [route, index] as const));
    const urls = urlsFor(`https://example.com/v1/resource-${count - 1}/#`);
    const loop = (index: number) => {
      const url = urls[index % URLS]!;
      const found = routes.find((route) => route.test(url));
      return found?.exec(url);
    };
    return row(
      `${count} patterns, exec of a match at the end`,
      fastestRounds([(index) => list.exec(urls[index % URLS]!), loop]),
    );
  });
  return table(['operation', 'list, ns', 'loop, ns', 'loop / list'], rows);
}

const native = Reflect.get(globalThis, 'URLPattern') as URLPatternConstructor | undefined;
console.log(native === undefined ? 'This runtime has no URLPattern.' : compareWithNative(native));
console.log(compareWithLoop());
