import { compare, defaultReaders, type Reader } from '@url/compare';
import { recordedInputs } from '@url/compare/recordings';
import { describe, expect, test } from 'vitest';
import { rules } from '../../src/compare/rules/rules.js';
import { readers } from '../all-readers.js';

/** For each rule inputs in which what it names makes a difference, with the subject and the base. */
const cases: Readonly<Record<string, readonly (readonly [string, string, string?])[]>> = {
  'tabs-and-newlines': [['http://good.com\n.evil.com/', 'host']],
  'spaces-around': [[' http://h/', 'host']],
  backslash: [
    ['http://evil.com\\@good.com/', 'host'],
    ['http:\\\\evil.com/', 'host'],
    ['/\\evil.com', 'host', 'https://good.com/'],
  ],
  'characters-of-a-scheme': [
    ['ht_tp://evil.com/', 'host'],
    ['\u00a0http://evil.com/', 'host'],
  ],
  'scheme-of-the-base': [['https:example.org', 'path', 'https://example.com/']],
  'slashes-after-a-special-scheme': [
    ['http:/h/', 'host'],
    ['http:h', 'path'],
    ['ftp:///h/', 'host'],
  ],
  'slashes-after-file': [['file:a/b', 'path']],
  'slashes-of-a-reference': [['///evil.com', 'host', 'http://good.com/']],
  'scheme-of-2014': [
    ['foo://h/x', 'host'],
    ['ssh://git@h/x', 'host'],
    ['javascript://h/x', 'path'],
  ],
  'scheme-data': [['mailto:a@b?c#d', 'query']],
  'query-of-scheme-data': [['mailto:a@b?c#d', 'path']],
  'slashes-in-2012': [
    ['foo:/a', 'host'],
    ['foo:///a', 'host'],
  ],
  semicolon: [['http://good.com;evil.com/', 'host']],
  'several-at-signs': [['http://a@b@c/', 'host']],
  'drive-letter': [
    ['file:///c|/x', 'path'],
    ['file://c:/x', 'host'],
  ],
  'drive-letter-of-a-reference': [['/c|', 'scheme', 'http://h/a/b']],
  'drive-letter-of-the-base': [['..', 'path', 'file:///C:/demo']],
  'port-in-a-file-URL': [['file://h:80/x', 'port']],
  localhost: [['file://localhost/x', 'host']],
  'no-port-number': [['http://good.com:80:8080/', 'host']],
  'escapes-in-credentials': [['http://a[b@h/', 'credentials']],
  'Unicode-host': [
    ['http://bücher.de/', 'host'],
    ['http://①②⑦.0.0.1/', 'host'],
  ],
  'percent-encoded-host': [['http://evil%2ecom/', 'host']],
  'percent-without-digits-in-a-host': [
    ['http://%zz/', 'host'],
    ['http://a%/', 'host'],
  ],
  'delimiters-in-a-host': [
    ['http://good.com&evil.com/', 'host'],
    ['http://*.example/', 'host'],
  ],
  'numbers-as-an-IPv4-address': [
    ['http://127.1/', 'host'],
    ['http://127.0.0.1./', 'host'],
  ],
  'numbers-that-are-no-IPv4-address': [['http://08/', 'host']],
  brackets: [['http://[::1.2.3]/', 'host']],
  'IPv6-zone': [['http://[fe80::1%eth0]/', 'host']],
  'characters-of-a-host': [['http://good.com|evil.com/', 'host']],
  'no-scheme': [
    ['//evil.com', 'host'],
    ['\\\\a/b', 'host'],
  ],
  'no-slashes-after-the-scheme': [
    ['x-y:evil.com', 'host'],
    ['a:80/', 'host'],
  ],
  'URL-in-a-URL': [['jar:http://evil.com/a.jar!/', 'host']],
  'more-than-two-slashes': [['ssh:///evil.com/', 'host']],
  'empty-host': [['http://:80/', 'host']],
  'at-sign-after-the-authority': [
    ['http://evil.com#@good.com/', 'host'],
    ['http://good.com?@evil.com/', 'host'],
  ],
  'empty-credentials': [['http://@good.com/', 'host']],
  'brackets-before-an-at-sign': [['http://[::1]@evil.com/', 'host']],
  'empty-port': [['http://good.com:', 'host']],
  'brackets-in-a-name': [['http://prefix.[::1].postfix/', 'host']],
  'IPv4-address-in-an-IPv6-address': [['http://[::ffff:7f00:1]/', 'host']],
  'this-machine-in-a-file-URL': [['file://127.0.0.1/x', 'host']],
  'host-of-a-file-URL': [['file://evil.example/x', 'result']],
  'empty-label': [['http://a..b/', 'result']],
  'long-label': [[`http://${'a'.repeat(64)}.example/`, 'result']],
  'port-0': [['http://good.com:0/', 'result']],
  'backslash-in-a-query': [['http://h/?a\\b', 'result']],
  'long-host': [[`http://${'a.'.repeat(130)}example/`, 'host']],
  'percent-encoded-dots': [['http://h/a/%2e%2e/b', 'path']],
  'dot-segments': [
    ['http://h/a/../b', 'path'],
    ['foo:a/../b', 'path'],
  ],
  'slashes-before-the-path-of-a-file': [
    ['file:////evil.com/x', 'path'],
    ['file://h//x', 'path'],
  ],
  'backslash-in-a-fragment': [['http://h/#a\\b', 'fragment']],
  'percent-without-digits': [['http://h/%', 'path']],
  'escapes-of-unreserved-characters': [['http://h/%41', 'path']],
  'characters-that-are-encoded': [['http://h/?[', 'query']],
};

/** A rule without claims is about programs: the drafts differ for reasons of their own. */
function readersOfRule(id: string, input: string): readonly Reader[] {
  const isOfPrograms = rules.some((rule) => rule.id === id && rule.claims.length === 0);
  return isOfPrograms ? defaultReaders : readersFor(input);
}

function causesOn(id: string, input: string, subject: string, base: string | null): readonly string[] {
  const { differences } = compare(input, { base, readers: readersOfRule(id, input) });
  return differences.find((difference) => difference.subject === subject)?.causes.map(({ id }) => id) ?? [];
}

function rulesOn(input: string, subject: string, base: string | null = null): readonly string[] {
  const { differences } = compare(input, { base, readers: readersFor(input) });
  return differences.find((difference) => difference.subject === subject)?.rules ?? [];
}

const specifications = readers.filter(({ role }) => role !== 'program');

/** Programs find hosts in "foo:a" for reasons of their own, so the slashes of 2012 are explained among the specifications. */
function readersFor(input: string): readonly Reader[] {
  return input.startsWith('foo:') ? specifications : readers;
}

/** How many values the readers find. */
function valuesOf(id: string, subject: string, input: string, base: string | null): number {
  const { differences } = compare(input, { base, readers: readersOfRule(id, input) });
  return differences.find((difference) => difference.subject === subject)?.readings.length ?? 1;
}

describe.each(rules)('$id', ({ id, remove, removeFromBase }) => {
  const own = (cases[id] ?? []).map(([input, subject, base = null]) => [input, subject, base] as const);
  test.each(own)(
    '%j, %s: the rule is named, and without what it names there are fewer values',
    (input, subject, base) => {
      expect(causesOn(id, input, subject, base)).toEqual([id]);
      const edited = remove(input, base);
      expect(edited).not.toBeNull();
      const editedBase = base === null || removeFromBase === undefined ? base : removeFromBase(base);
      expect(valuesOf(id, subject, edited!, editedBase)).toBeLessThan(valuesOf(id, subject, input, base));
    },
  );
});

test('every rule has cases', () => {
  expect(Object.keys(cases).sort()).toEqual(rules.map(({ id }) => id).sort());
});

test.each([
  'foo://h/x',
  'git+ssh://h/x',
  'javascript://h/x',
  'data://h/x',
  'file://localhost/x',
  'ssh://git@h/x',
  'ldap://h/x',
  'redis://h/0',
  'chrome://settings/x',
  'vscode://file/x',
])('an ordinary host is not explained by ports: %s', (input) => {
  for (const { rule } of compare(input).differences) expect(rule).not.toContain('last ":"');
});

test('a host for which ToASCII fails is not explained by numbers', () => {
  const rules = rulesOn('http://0\u00e0.\u05d0/', 'host');
  expect(rules.length).toBe(1);
  expect(rules[0]).toContain('IDNA');
});

test('two things that make a difference together are both named', () => {
  const { differences } = compare('http://%65vil.com\\@good.com/', { readers: ['whatwg', 'python-urllib'] });
  const [first, second, ...others] = differences[0]!.rules;
  expect(first).toContain('reads "\\" as "/"');
  expect(second).toContain('percent-decodes the host');
  expect(others).toEqual([]);
});

test('what no rule explains has no sentence', () => {
  const reader = (id: string, query: string) => ({
    id,
    title: id,
    year: 2000,
    source: '',
    read: () => ({ ok: true as const, href: null, notes: [], components: { ...empty, query } }),
  });
  const [difference] = compare('x', { readers: [reader('a', '1'), reader('b', '2')] }).differences;
  expect(difference).toMatchObject({ subject: 'query', harm: 'query', rules: [], rule: '' });
});

const empty = { scheme: null, username: null, password: null, host: null, port: null, path: '', fragment: null };

test('every difference in the recorded inputs is explained, except refusals, which have reasons of their own', () => {
  const unexplained = Object.values(recordedInputs())
    .flat()
    .flatMap((input) =>
      compare(input, { readers: specifications }).differences.map(({ subject, rules }) => ({ input, subject, rules })),
    )
    .filter(({ rules }) => rules.length === 0);
  expect(unexplained).toEqual([]);
});

test('every alarm for an input of the corpus has its cause', () => {
  const inputs = Object.values(recordedInputs()).flat();
  const flagged = inputs.map((input) => compare(input)).filter(({ hostsDiffer }) => hostsDiffer);
  const unexplained = flagged.filter(
    ({ differences }) => differences.find(({ subject }) => subject === 'host')?.causes.length === 0,
  );
  expect(flagged.length).toBeGreaterThan(150);
  expect(unexplained.map(({ input }) => input)).toEqual([]);
});

test.each([
  ['https://evil.com[@good.com/', 'CVE-2024-22243'],
  ['http://[evil.com]:80/', 'CVE-2025-47912'],
  ['http://[evil.com]/', 'CVE-2024-11168'],
  ['http://prefix.[::1].postfix/', 'CVE-2025-0938'],
])('the refusal of %s names %s', (input, cve) => {
  const result = compare(input).differences.find(({ subject }) => subject === 'result');
  expect(result?.causes.flatMap(({ cves }) => cves)).toContain(cve);
});
