import type { Comparison, Reader } from '@url/compare';
import { compare } from '@url/compare';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { describeComparison, isRead } from '../src/comparison.js';
import { Session } from '../src/session.js';
import { Collector, input } from './streams.js';

const nothing = { username: null, password: null, port: null, query: null, fragment: null };

/** A reader that takes each input for the URL of these parts, or for none. */
function readerOf(id: string, host: string | null, path = '/'): Reader {
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

function described(comparison: Comparison, isTTY = false, hasTable = true): string {
  const stdout = new Collector(isTTY);
  return describeComparison(comparison, new Session({ stdin: input(''), stdout, stderr: new Collector(), env: {} }), {
    hasTable,
  });
}

describe('a comparison', () => {
  test('starts with the verdict, then tells who finds which host', () => {
    const comparison = comparisonOf(
      readerOf('one', 'a'),
      readerOf('two', 'b', '/c'),
      readerOf('three', 'a'),
      readerOf('four', null),
    );
    expect(described(comparison, false, false)).toBe(`HOSTS DIFFER  a (one, three) ≠ b (two)
A rule on host.

  a: one, three
  b: two
  refused by four: four has no hosts.
path: "/" in one, three; "/c" in two
  A rule on path.
`);
  });

  test('has with --table a column for those that agree, and marks what differs', () => {
    const comparison = comparisonOf(
      readerOf('one', 'a'),
      readerOf('two', 'bbb', '/c'),
      readerOf('three', 'a'),
      readerOf('four', null),
    );
    expect(described(comparison)).toContain(`
                one      two      four
                three
≠  result       success  success  failure
≠  host         a        bbb
   scheme       http     http
   port         (none)   (none)
   credentials  (none)   (none)
≠  path         /        /c
   query        (none)   (none)
   fragment     (none)   (none)
`);
    expect(comparison.differences.map(({ subject }) => subject)).toEqual(['host', 'result', 'path']);
  });

  test('says that all find one host, with the reach of an address', () => {
    const text = described(comparisonOf(readerOf('one', '169.254.169.254')), false, false);
    expect(text.split('\n')[0]).toBe('SAME HOST  169.254.169.254, IPv4, link-local');
    expect(described(comparisonOf(readerOf('one', '')), false, false)).toMatch(/^NO HOST\n/);
  });

  test('says why nothing reads the input', () => {
    const comparison = comparisonOf(readerOf('one', null), readerOf('two', null));
    expect(isRead(comparison)).toBe(false);
    expect(described(comparison)).toMatch(/^REFUSED BY ALL\none has no hosts\.\n/);
  });

  test('starts with the reason if nobody can look up the hosts, and raises no red alarm', () => {
    const comparison = comparisonOf(readerOf('one', '"a.com'), readerOf('two', '%22a.com'));
    const text = described(comparison, true, false);
    expect(text).toMatch(
      /^\x1b\[1mNO HOST THAT CAN BE LOOKED UP\x1b\[22m {2}"a\.com \(one\) ≠ %22a\.com \(two\)\nNo resolver accepts/,
    );
  });

  test('fits 80 columns', () => {
    for (const input of [
      'http://evil.com\\@good.com/',
      'http://ｇｏｏｇｌｅ.com/',
      'http:///evil.com/',
      'http://127.1/',
    ]) {
      const lines = described(compare(input), false, false).split('\n');
      expect(lines.filter((line) => stringWidth(line) > 80)).toEqual([]);
    }
  });

  test('names a filter and a client that it deceives, and what a client looks up', () => {
    const text = described(compare('http://evil.com\\@good.com/'), false, false).replace(/\s+/g, ' ');
    expect(text).toMatch(/^HOSTS DIFFER evil\.com \(browsers, .* ≠ good\.com \(curl, /);
    expect(text).toMatch(/Filter curl, .* passes good\.com → client browsers, .* connects to evil\.com/);
    expect(described(compare('http://ｇｏｏｇｌｅ.com/'))).toContain(
      'Go net/http reads ｇｏｏｇｌｅ.com and connects to google.com',
    );
  });

  test('prints versions beside the programs', () => {
    expect(described(compare('http://127.1/'), false, false)).toContain('curl 7.88.1');
  });

  test('cuts long values around the place from which they differ, and does nothing to a terminal', () => {
    const path = '/a'.repeat(100);
    const text = described(comparisonOf(readerOf('one', 'h', `${path}~b`), readerOf('two', 'h', `${path}\x1b`)));
    expect(text).toContain(`\n≠  path         …${'/a'.repeat(18)}~b  …${'/a'.repeat(16)}\\u001b\n`);
    expect(text).not.toContain('\x1b');
  });

  test('on a terminal, the verdict and what differs have a colour too', () => {
    const text = described(comparisonOf(readerOf('one', 'a'), readerOf('two', 'b')), true);
    expect(text).toContain('\x1b[33m≠  host         a        b\x1b[39m\n');
    expect(text).toMatch(/^\x1b\[31mHOSTS DIFFER\x1b\[39m {2}a \(one\) ≠ b \(two\)\n/);
  });
});
