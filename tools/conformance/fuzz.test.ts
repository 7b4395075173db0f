import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareCase } from './fuzz-compare.ts';
import { strategiesFor } from './fuzz-strategies.ts';
import { hrefOf, ourClass, type URLCase } from './trace.ts';

type Row = URLCase & { readonly href: string | null };

/** Inputs that once failed, with the href by whatwg-url. */
const rows: readonly Row[] = JSON.parse(readFileSync(new URL('fuzz-rows.json', import.meta.url), 'utf8'));

test('each row that the fuzzer found has the href of the reference', () => {
  for (const row of rows) expect([row, hrefOf(ourClass, row)]).toEqual([row, row.href]);
});

test.each<[string, URLCase]>([
  ['a protocol with a newline', { input: 'C|', base: 'ftp:.', steps: [['protocol', '\rfile']] }],
  ['a mark that the engine cannot order', { input: 'http://a\u0316\u05c8/', base: null, steps: [] }],
  ['a blob URL with an origin that breaks the Bidi Rule', { input: 'blob:http://0à.א?', base: null, steps: [] }],
  ['a label in an order that only Node accepts', { input: 'http://é.xn--q--qsqe/', base: null, steps: [] }],
])('%s has known reasons for its differences', (_, urlCase) => expect(compareCase(urlCase)).toBeNull());

test.each(Object.entries(strategiesFor(['http://h/a?b#c', 'a:b'])))(
  'the strategy %s makes inputs that parse, and finds no difference',
  (name, [, cases]) => {
    let parsed = 0;
    const property = fc.property(cases, (urlCase) => {
      if (hrefOf(ourClass, urlCase) !== null) parsed++;
      expect(compareCase(urlCase)).toBeNull();
    });
    fc.assert(property, { numRuns: name === 'around 64 KiB' ? 20 : 300 });
    expect(parsed).toBeGreaterThan(0);
  },
);
