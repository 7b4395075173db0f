import { readFileSync } from 'node:fs';
import { compare, dialects, hostIdentity } from '@url/dialects';
import { behaviours } from '@url/dialects/behaviours';
import { describe, expect, test } from 'vitest';
import { followStandard } from '../recorded-hosts.ts';
import { referenceBase, references } from '../references.ts';

interface Recorded {
  readonly id: string;
  readonly version: string;
  /** "" where there is none, `null` where the program refuses the reference. */
  readonly hosts: readonly (string | null)[];
}

const recorded: readonly Recorded[] = JSON.parse(
  readFileSync(new URL('../recordings/references.json', import.meta.url), 'utf8'),
);

/** `null` for a refusal, and a host in the form in which hosts are compared. */
function hostOf(id: string, reference: string): string | null {
  const reading = dialects.find((dialect) => dialect.id === id)!.read(reference, referenceBase);
  return reading.ok ? hostIdentity(reading.components.host ?? '') : null;
}

const own = recorded.filter(({ id }) => behaviours.some((behaviour) => behaviour.id === id));

describe.each(recorded.filter(({ id }) => followStandard.includes(id)))('$id', ({ id, hosts }) => {
  test('resolves references as the URL Standard does', () => {
    const wrong = references.filter((reference, index) => {
      const host = hosts[index]!;
      return hostOf('whatwg', reference) !== (host === null ? null : hostIdentity(host));
    });
    // The crate url refuses an authority after three slashes, which the URL Standard accepts.
    const isRefusedByRust = (reference: string): boolean => id === 'rust-url' && /^\/[/\\]{2}/.test(reference);
    expect(wrong.filter((reference) => !isRefusedByRust(reference))).toEqual([]);
  });
});

describe.each(own)('$id', ({ id, hosts }) => {
  test('resolves references to the hosts that were recorded, but for one in thirty', () => {
    const wrong = references.filter((reference, index) => {
      const host = hosts[index]!;
      return hostOf(id, reference) !== (host === null ? null : hostIdentity(host));
    });
    expect(wrong.length / references.length, wrong.join(' ')).toBeLessThan(1 / 30);
  });
});

test('a program that has no function for references says so', () => {
  const [ufo] = behaviours.filter(({ id }) => id === 'npm-ufo');
  expect(ufo!.read('//evil.com', referenceBase).error?.type).toBe('unsupported');
});

test.each(['/\\evil.com', '\\\\evil.com', 'https:evil.com', '/\t/evil.com', '///evil.com', 'http:/evil.com'])(
  'an open redirect raises an alarm: %j',
  (reference) => {
    expect(compare(reference, { base: referenceBase }).hostsDiffer).toBe(true);
  },
);

test.each(['//evil.com', 'a/b', '/a?b#c', '', '?x', '../c'])('programs agree on %j', (reference) => {
  expect(compare(reference, { base: referenceBase }).hostsDiffer).toBe(false);
});
