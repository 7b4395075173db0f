import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redact } from '../src/index.js';
import { leakOf, SECRET, textsWithSecret, urlWithSecret } from './url-with-secret.ts';

/** `pnpm fuzz --strategy redaction` runs more, and adds its findings to the file. */
const ROWS = 20_000;

const findings: readonly string[] = JSON.parse(readFileSync(new URL('redaction-rows.json', import.meta.url), 'utf8'));

test(`no secret is left in any of ${ROWS} generated rows`, () => {
  const withSecret = urlWithSecret.filter((url) => textsWithSecret(url).length > 0);
  const property = fc.property(withSecret, (url) => {
    expect(leakOf(url, redact)).toBeNull();
  });
  fc.assert(property, { numRuns: ROWS });
});

test('no secret is left in what the fuzzer found', () => {
  expect(findings.filter((text) => redact(text).includes(SECRET))).toEqual([]);
});
