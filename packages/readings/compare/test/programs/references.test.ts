import { readFileSync } from 'node:fs';
import { compare, hostIdentity } from '@url/compare';
import { programs } from '@url/compare/programs';
import { describe, expect, test } from 'vitest';
import { readers } from '../all-readers.js';
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
  const reading = readers.find((reader) => reader.id === id)!.read(reference, referenceBase);
  return reading.ok ? hostIdentity(reading.components.host ?? '') : null;
}

const own = recorded.filter(({ id }) => programs.some((program) => program.id === id));

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
  test('resolves references to the hosts that were recorded, but for one in fifty', () => {
    const wrong = references.filter((reference, index) => {
      const host = hosts[index]!;
      return hostOf(id, reference) !== (host === null ? null : hostIdentity(host));
    });
    expect(wrong.length / references.length, wrong.join(' ')).toBeLessThan(1 / 50);
  });
});

const foo = 'foo://good.com/a';
const ftp = 'ftp://good.com/a';
test.each([
  ['python-urllib', foo, 'x', ''],
  ['python-httpx', foo, 'https:////é.com', '%c3%a9.com'],
  ['python-httpx', foo, 'https:////evil.com/../..//good.com', 'good.com'],
  ['python-httpx', foo, 'https:////u[x]', null],
  ['python-httpx', foo, '///u:{a}:65536/..//good.com', ''],
  ['python-httpx', foo, 'http://a:\u3000٨٠ ', 'a'],
  ['dotnet-uri', 'http://good.com/', 'http:evil.com', 'good.com'],
  ['dotnet-uri', 'http://good.com/', '\\/evil.com', 'evil.com'],
  ['dotnet-uri', 'http://good.com/', '\\\\u@evil.com', null],
  ['dotnet-uri', foo, 'foo:evil.com', ''],
  ['node-url', 'http://good.com/', '//😷.א', 'xn--y38h.xn--4db'],
  ['node-url', 'http://good.com/', '\\\\evil.com', 'evil.com'],
  ['node-url', 'http://good.com/', 'mailto:x', ''],
  ['python-urllib', foo, '', 'good.com'],
  ['python-urllib3', foo, 'evil.com/x', 'evil.com'],
  ['python-requests', foo, 'x', null],
  ['python-yarl', ftp, '1:x', ''],
  ['java-url', foo, 'x', null],
  ['java-url', 'http://good.com', 'http:x', ''],
  ['java-url', ftp, 'é:x', null],
  ['ruby-uri', ftp, 'http://evil.com/', null],
  ['ruby-uri', ftp, 'é', null],
  ['ruby-uri', ftp, 'ftp://evil.com/', null],
  ['ruby-uri', ftp, '?x', 'good.com'],
  ['ruby-uri', ftp, '//', 'good.com'],
  ['java-uri', foo, 'ipp:.', ''],
  ['java-url', ftp, 'ｈttp:x', null],
  ['python-urllib', 'file:///C:/a', '/.//evil.com', 'evil.com'],
  ['curl', 'file:///C:/a', 'x', null],
  ['npm-uri-js', 'http://good.com/', 'h%74tp:x', null],
  ['curl', ftp, '1:x', null],
  ['curl', ftp, 'ftp:/evil.com/ x', null],
  ['node-url-parse', foo, '/x', ''],
  ['node-url-parse', foo, 'foo:#x', 'good.com'],
  ['node-url-parse', ftp, 'FTP:?x', 'good.com'],
  ['node-url-parse', ftp, 'c:d/..', 'd'],
  ['npm-url-parse', foo, '//evil.com', ''],
  ['npm-url-parse', ftp, '\\/:80', 'good.com'],
  ['npm-url-parse', ftp, '//', ''],
  ['npm-uri-js', ftp, ';:x', 'good.com'],
  ['npm-uri-js', ftp, '@http:x', null],
  ['npm-urijs', ftp, '//u@:80/', 'good.com'],
  ['npm-urijs', ftp, 'a%', null],
  ['npm-urijs', ftp, '/a%', 'good.com'],
])('%s resolves to %s the reference %s as the program does', (id, base, reference, host) => {
  const reading = programs.find((program) => program.id === id)!.read(reference, base);
  expect(reading.ok ? (reading.components.host ?? '') : null).toBe(host);
});

test('a base of a protocol that Java does not know says nothing about the host', () => {
  const java = programs.find(({ id }) => id === 'java-url')!;
  expect(java.read('x', foo).error?.type).toBe('unsupported');
});

test('a program that has no function for references says so', () => {
  const [ufo] = programs.filter(({ id }) => id === 'npm-ufo');
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
