import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Random } from '../../../../tools/conformance/random.ts';
import {
  leakOf,
  makeURLWithSecret,
  minimizeLeak,
  SECRET,
  textsWithSecret,
} from '../../../../tools/conformance/redaction-rows.ts';
import { redact } from '../src/index.js';

/** `pnpm fuzz --strategy redaction` runs more, and adds its findings to the file. */
const ROWS = 20_000;

const findings: readonly string[] = JSON.parse(
  readFileSync(new URL('../../../../tools/conformance/redaction-rows.json', import.meta.url), 'utf8'),
);

test(`no secret is left in any of ${ROWS} generated rows`, () => {
  const random = new Random(30);
  const leaks: string[] = [];
  let rows = 0;
  while (rows < ROWS) {
    const texts = textsWithSecret(makeURLWithSecret(random));
    if (texts.length > 0) rows++;
    leaks.push(...texts.filter((text) => redact(text).includes(SECRET)));
  }
  expect(leaks).toEqual([]);
});

test('no secret is left in what the fuzzer found', () => {
  expect(findings.filter((text) => redact(text).includes(SECRET))).toEqual([]);
});

test('a URL that leaks is made smaller as long as it leaks', () => {
  // A function that overlooks passwords after a tab.
  const broken = (text: string) => (text.includes('\t') ? text : redact(text));
  const url = `HTTPS://me:1\t2${SECRET}34@h/some/path?a=b`;
  expect(leakOf(url, broken)).toBe(url);
  const smallest = minimizeLeak(url, broken);
  expect(smallest).toContain(`\t`);
  expect(smallest.length).toBeLessThan(SECRET.length + 6);
  expect(leakOf(smallest, broken)).not.toBeNull();
  expect(leakOf(smallest, redact)).toBeNull();
});
