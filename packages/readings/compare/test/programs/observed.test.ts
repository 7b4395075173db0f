// Answers of programs to inputs in which a model once differed, recorded in November 2026: "" if there is no host, `null` if the program refuses
// the input. `url compare --programs` asks the programs again.
import { readFileSync } from 'node:fs';
import { findReader, hostIdentity } from '@url/compare';
import { describe, expect, test } from 'vitest';

interface Observed {
  readonly id: string;
  readonly version: string;
  readonly base: string | null;
  readonly hosts: Readonly<Record<string, string | null>>;
}

const observed: readonly Observed[] = JSON.parse(
  readFileSync(new URL('../recordings/observed.json', import.meta.url), 'utf8'),
);

describe.each(observed)('$id $version, base $base', ({ id, base, hosts }) => {
  const { read } = findReader(id)!;

  test.each(Object.entries(hosts))('%j', (input, host) => {
    const reading = read(input, base ?? undefined);
    const found = reading.ok ? hostIdentity(reading.components.host ?? '') : null;
    expect(found).toBe(host === null ? null : hostIdentity(host));
  });
});
