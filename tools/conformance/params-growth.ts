// Prints how long n operations on n tuples take, from 1,000 to 64,000, linked to a URL, and the same on the runtime's own class
// up to 8,000. Run after a build: node tools/conformance/params-growth.ts
import {
  createLinkedSearchParams,
  URLSearchParams as OurURLSearchParams,
  serializeLinkedSearchParams,
} from '@url/search-params';

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
const nativeLimit = 8000;

const operations: Record<string, (params: Params, n: number) => void> = {
  append: (params, n) => repeat(n, (i) => params.append(`x${i}`, '')),
  'set, new names': (params, n) => repeat(n, (i) => params.set(`x${i}`, '')),
  'set, old names': (params, n) => repeat(n, (i) => params.set(`n${i}`, '')),
  delete: (params, n) => repeat(n, (i) => params.delete(`n${i}`)),
  'delete with value': (params, n) => repeat(n, (i) => params.delete(`n${i}`, `${i}`)),
  get: (params, n) => repeat(n, (i) => params.get(`n${i}`)),
  'has with value': (params, n) => repeat(n, (i) => params.has(`n${i}`, `${i}`)),
  sort: (params) => params.sort(),
  'delete in a loop over keys': (params) => {
    for (const name of params.keys()) params.delete(name);
  },
};

function repeat(n: number, operate: (i: number) => void): void {
  for (let i = 0; i < n; i++) operate(i);
}

const query = (n: number) => Array.from({ length: n }, (_, i) => `n${i}=${i}`).join('&');

function ours(n: number): { params: Params; finish: () => unknown } {
  const params = createLinkedSearchParams(query(n), () => {});
  return { params, finish: () => serializeLinkedSearchParams(params) };
}

function native(n: number): { params: Params; finish: () => unknown } {
  const url = new URL(`https://example.org/?${query(n)}`);
  return { params: url.searchParams, finish: () => url.href };
}

/** Nanoseconds for an operation, best of three; with what the URL does at the end. */
function measure(make: typeof ours, operate: (params: Params, n: number) => void, n: number): string {
  let best = Number.POSITIVE_INFINITY;
  repeat(3, () => {
    const { params, finish } = make(n);
    params.has('');
    const start = performance.now();
    operate(params, n);
    finish();
    best = Math.min(best, performance.now() - start);
  });
  return ((best / n) * 1e6).toFixed(0);
}

console.log(
  `Nanoseconds for one of n operations on n tuples. Node ${process.version}, ${OurURLSearchParams.name} of this package.`,
);
console.log(`| operation | ${sizes.join(' | ')} | native, ${nativeLimit} |`);
console.log(`| --- |${' ---: |'.repeat(sizes.length + 1)}`);
for (const [name, operate] of Object.entries(operations)) {
  const cells = sizes.map((n) => measure(ours, operate, n));
  console.log(`| ${name} | ${cells.join(' | ')} | ${measure(native, operate, nativeLimit)} |`);
}
