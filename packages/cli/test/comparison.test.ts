import type { Comparison, Reader } from '@url/compare';
import { compare } from '@url/compare';
import { describe, expect, test } from 'vitest';
import { describeComparison, isRead } from '../src/comparison.js';
import { Session } from '../src/session.js';
import { Collector, input } from './streams.js';

const nothing = { username: null, password: null, port: null, query: null, fragment: null };

/** A reader that takes each input for the URL of these parts, or for none. */
function dialectOf(id: string, host: string | null, path = '/'): Reader {
  const components = { ...nothing, scheme: 'http', host, path };
  const read: Reader['read'] = () =>
    host === null
      ? { ok: false, error: { type: 'host', message: `${id} has no hosts.` }, notes: [] }
      : { ok: true, href: null, components, notes: [] };
  return { id, title: id, year: 2000, source: 'https://example.org/', read };
}

function comparisonOf(...readers: Reader[]): Comparison {
  const comparison = compare('http://example.org/', { readers });
  return {
    ...comparison,
    differences: comparison.differences.map((item) => ({ ...item, rules: [`A rule on ${item.subject}.`] })),
  };
}

function described(comparison: Comparison, isTTY = false): string {
  const stdout = new Collector(isTTY);
  return describeComparison(comparison, new Session({ stdin: input(''), stdout, stderr: new Collector(), env: {} }));
}

describe('a comparison', () => {
  test('has a column for those that agree, and marks what differs', () => {
    const comparison = comparisonOf(
      dialectOf('one', 'a'),
      dialectOf('two', 'bbb', '/c'),
      dialectOf('three', 'a'),
      dialectOf('four', null),
    );
    expect(described(comparison)).toBe(`                one      two      four
                three
≠  result       success  success  failure
≠  host         a        bbb
   scheme       http     http
   port         (none)   (none)
   credentials  (none)   (none)
≠  path         /        /c
   query        (none)   (none)
   fragment     (none)   (none)

1. host (other host): "a" in one, three; "bbb" in two
   A rule on host.
2. result (refusal): success in one, two, three; failure in four
   A rule on result.
3. path: "/" in one, three; "/c" in two
   A rule on path.
`);
    expect(comparison.differences.map(({ subject }) => subject)).toEqual(['host', 'result', 'path']);
  });

  test('says that nothing differs', () => {
    const comparison = comparisonOf(dialectOf('one', '', ''));
    expect(described(comparison)).toBe(`               one
  result       success
  host         (empty)
  scheme       http
  port         (none)
  credentials  (none)
  path         (empty)
  query        (none)
  fragment     (none)

No differences.
`);
    expect(comparison.differences).toEqual([]);
  });

  test('says why nothing reads the input', () => {
    const comparison = comparisonOf(dialectOf('one', null), dialectOf('two', null));
    expect(isRead(comparison)).toBe(false);
    expect(described(comparison)).toMatch(/^ {15}one\n {15}two\n {2}result {7}failure\n/);
    expect(described(comparison)).toMatch(/\n\none: one has no hosts\.\ntwo: two has no hosts\.\n$/);
  });

  test('cuts long values around the place from which they differ, and does nothing to a terminal', () => {
    const path = '/a'.repeat(100);
    const text = described(comparisonOf(dialectOf('one', 'h', `${path}~b`), dialectOf('two', 'h', `${path}\x1b`)));
    expect(text).toContain(`\n≠  path         …${'/a'.repeat(18)}~b  …${'/a'.repeat(16)}\\u001b\n`);
    expect(text).toMatch(/^1\. path: "…[/a]+~b" in one; "…[/a]+\\u001b" in two$/m);
  });

  test('on a terminal, what differs has a colour too', () => {
    const text = described(comparisonOf(dialectOf('one', 'a'), dialectOf('two', 'b')), true);
    expect(text).toContain('\x1b[33m≠  host         a        b\x1b[39m\n');
    expect(text).toContain('\n1. \x1b[1mhost (other host):\x1b[22m "a" in one; "b" in two\n');
  });
});
