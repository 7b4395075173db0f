// Prints the time of n operations on n tuples of the params of a URL, for n from 1,000 to 64,000: on a kept object, and through the getter
// `searchParams` for each operation. The runtime's class is measured with 1,000.
// Run after a build: node tools/conformance/params-growth.ts
import { URL as OurURL } from '@url/polyfill';

interface Params {
  append(name: string, value: string): void;
  delete(name: string, value?: string): void;
  get(name: string): string | null;
  has(name: string, value?: string): boolean;
  set(name: string, value: string): void;
  sort(): void;
  keys(): Iterable<string>;
}

const sizes = [1000, 2000, 4000, 8000, 16000, 32000, 64000];
const nativeLimit = 1000;

type Get = () => Params;

const operations: Record<string, (get: Get, n: number) => void> = {
  append: (get, n) => repeat(n, (i) => get().append(`x${i}`, '')),
  'set, new names': (get, n) => repeat(n, (i) => get().set(`x${i}`, '')),
  'set, old names': (get, n) => repeat(n, (i) => get().set(`n${i}`, '')),
  delete: (get, n) => repeat(n, (i) => get().delete(`n${i}`)),
  'delete with value': (get, n) => repeat(n, (i) => get().delete(`n${i}`, `${i}`)),
  'delete with value, then has, of one name': (get, n) => {
    repeat(n, (i) => get().append('a', `${i}`));
    repeat(n, (i) => {
      get().delete('a', `${i}`);
      get().has('a');
    });
  },
  get: (get, n) => repeat(n, (i) => get().get(`n${i}`)),
  'has with value': (get, n) => repeat(n, (i) => get().has(`n${i}`, `${i}`)),
  sort: (get) => get().sort(),
  'delete in a loop over keys': (get) => {
    for (const name of get().keys()) get().delete(name);
  },
  'two iterators half a list apart, after a delete': (get, n) => {
    repeat(20, () => get().has('x'));
    get().delete('n0');
    const [first, second] = [get().keys(), get().keys()].map((keys) => keys[Symbol.iterator]());
    repeat(n >> 1, () => second!.next());
    repeat(n >> 1, () => [first!.next(), second!.next()]);
  },
};

function repeat(n: number, operate: (i: number) => void): void {
  for (let i = 0; i < n; i++) operate(i);
}

const query = (n: number) => Array.from({ length: n }, (_, i) => `n${i}=${i}`).join('&');

type URLClass = new (input: string) => { readonly searchParams: Params; readonly href: string };

/** Measures nanoseconds per operation, best of three, including the final serialization of the URL. */
function measure(Class: URLClass, isKept: boolean, operate: (get: Get, n: number) => void, n: number): string {
  let best = Number.POSITIVE_INFINITY;
  repeat(3, () => {
    const url = new Class(`https://example.org/?${query(n)}`);
    const kept = url.searchParams;
    kept.has('');
    const start = performance.now();
    operate(isKept ? () => kept : () => url.searchParams, n);
    best = Math.min(best, url.href.length > 0 ? performance.now() - start : 0);
  });
  return ((best / n) * 1e6).toFixed(0);
}

console.log(`Nanoseconds for one of n operations on n tuples. Node ${process.version}.`);
console.log(`| operation | ${sizes.join(' | ')} | native, ${nativeLimit} |`);
console.log(`| --- |${' ---: |'.repeat(sizes.length + 1)}`);
for (const [name, operate] of Object.entries(operations)) {
  for (const isKept of [true, false]) {
    const cells = sizes.map((n) => measure(OurURL, isKept, operate, n));
    const title = isKept ? name : 'the same through the getter';
    console.log(`| ${title} | ${cells.join(' | ')} | ${measure(URL, isKept, operate, nativeLimit)} |`);
  }
}
