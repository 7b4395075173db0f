import type { Host } from '@url/host';
import { parseURL } from '@url/parser';
import { expect, test } from 'vitest';
import { addressFindings } from '../src/playground/address-findings.ts';
import { adviceOn } from '../src/playground/advice.ts';
import { analyze } from '../src/playground/analysis.ts';
import { findDangers, needsComparison } from '../src/playground/dangers.ts';
import { changeOf } from '../src/playground/details.ts';
import { explainChange } from '../src/playground/explanations.ts';
import { parseInput } from '../src/playground/parsed-input.ts';
import { readerFindings } from '../src/playground/reader-findings.ts';
import { readValue, sourceOf } from '../src/playground/record-values.ts';
import { secretNamesIn } from '../src/playground/secrets.ts';
import { type Finding, verdictOn } from '../src/playground/verdict.ts';

const textOf = (findings: readonly Finding[]) =>
  findings.flatMap(({ text }) => text.map((phrase) => (typeof phrase === 'string' ? phrase : phrase.code))).join('');

const facts = {
  findingsOfAddress: (host: Host) => addressFindings(host, ''),
  findLookalike: null,
  secretNamesIn,
  readerFindings: null,
};

const parsed = (input: string, base = '') => parseInput(input, base, { upTo: null, isWanted: true });

test.each([
  ['example.com', 'https://example.com'],
  ['//h/p', 'https://h/p'],
  ['///x', 'https://x'],
  ['\\\\server\\share', 'https://server\\share'],
  ['localhost:8080', 'http://localhost:8080'],
  ['C:\\Users\\me\\50% #1?', 'file:///C:/Users/me/50%25 %231%3F'],
  ['git@github.com:a/b.git', 'ssh://git@github.com/a/b.git'],
  ['me@host:8080/a', 'https://me@host:8080/a'],
  ['mailto:a@b', undefined],
  ['/a', undefined],
])('the advice on %j is %j', (input, advised) => {
  expect(adviceOn(parsed(input))?.input).toBe(advised);
});

test('what is advised parses', () => {
  const advised = adviceOn(parsed('C:\\Users\\me\\50% #1?'))!.input!;
  expect(parseURL(advised)).toMatchObject({ scheme: 'file', path: '/C:/Users/me/50%25%20%231%3F', query: null });
});

test.each([
  ['http://h/<<<', [[9, 12, 'U+003C']]],
  [
    'http://h/< >',
    [
      [9, 10, 'U+003C'],
      [10, 11, 'U+0020'],
      [11, 12, 'U+003E'],
    ],
  ],
  [
    'http:\\\\h',
    [
      [5, 5, '"//" is missing'],
      [5, 6, 'U+005C'],
      [6, 7, 'U+005C'],
    ],
  ],
  [' \t http://h/', [[0, 3, 'spaces or control characters']]],
] as const)('errors are joined only if one sentence is true of all: %j', (input, expected) => {
  const { errors } = parsed(input);
  expect(errors.map(({ start, end }) => [start, end])).toEqual(expected.map(([start, end]) => [start, end]));
  for (const [index, [, , named]] of expected.entries()) expect(errors[index]!.problem).toContain(named);
});

test.each([
  ['http://%65xample.com/', 'host', 'percent-decoded'],
  ['http://EXAMPLE.com/', 'host', 'lowercased'],
  ['http://h/a b', 'path', 'percent-encoded'],
  ['http://h/a/../b', 'path', 'normalized'],
  ['http://0x7f.1/', 'host', 'normalized'],
  ['http://h:80/', 'port', 'dropped'],
  ['http://h', 'path', 'added by the parser'],
  ['http://h/%41', 'path', 'unchanged'],
] as const)('what happened in %j to the %s: %s', (input, component, change) => {
  expect(changeOf(analyze(input, ''), component)).toBe(change);
});

test.each([
  ['/\\evil.com', 'https://good.com/a/b', 'path', 'added by the parser'],
  ['http://h', 'http://good.com/a/b', 'path', 'added by the parser'],
  ['file:', 'http://h/a', 'path', 'added by the parser'],
  ['file://', 'file:///', 'path', 'added by the parser'],
  ['file:', 'file:///C:/a', 'path', 'from the base'],
  ['https:x', 'http://h/a', 'path', 'added by the parser'],
  ['http:?q', 'http://h/a', 'path', 'from the base'],
  ['//other/x', 'https://h/a', 'scheme', 'from the base'],
  ['\\\\x', 'foo://h/a', 'host', 'from the base'],
  ['?a://b', 'https://h/a', 'path', 'from the base'],
  ['#f', 'mailto:a@b', 'path', 'from the base'],
] as const)('what happened in %j against %j to the %s: %s', (input, base, component, change) => {
  expect(changeOf(analyze(input, base), component)).toBe(change);
});

test.each([
  ['http://[2002:7f00:1::]/', 'contains 127.0.0.1, an address of your own machine (loopback, 127.0.0.0/8)'],
  ['http://[64:ff9b::a00:1]/', 'contains 10.0.0.1, an address of your own network (private use, 10.0.0.0/8)'],
  ['http://[2001:db8::1]/', 'an address for examples in documents (documentation, 2001:db8::/32)'],
  ['http://192.0.2.1/', 'an address for examples in documents (documentation, 192.0.2.0/24)'],
  ['http://10.0.0.1/', 'an address of your own network (private use, 10.0.0.0/8)'],
  ['http://[::1]/', 'an address of your own machine (loopback, ::1/128)'],
  ['http://240.0.0.1/', 'an address that cannot be reached from the internet (reserved, 240.0.0.0/4)'],
  ['http://224.0.0.1/', 'an address for a special purpose (multicast, 224.0.0.0/4)'],
  ['http://168.63.129.16/', 'an address for a special purpose (cloud host service, 168.63.129.16/32)'],
  ['gopher://127.0.0.1:6379/_', '127.0.0.1 is an address of your own machine (loopback, 127.0.0.0/8)'],
  ['redis://0x7f.1/', '127.0.0.1 is an address of your own machine (loopback, 127.0.0.0/8)'],
  ['redis://localhost/', 'localhost is a name of your own machine or network.'],
])('%s is %s', (input, sentence) => {
  expect(textOf(findDangers(parsed(input), facts))).toContain(sentence);
});

test('a domain under a scheme that is not special has no danger', () => {
  expect(findDangers(parsed('redis://example.com/'), facts)).toEqual([]);
});

test.each([
  ['http://intranet/', 'intranet has no dot. Resolvers look for such a name in your own network.'],
  [
    'http://a.b/?q=1&access_token=x#id_token=y',
    'The value of access_token is a secret, which logs and histories keep.',
  ],
  ['http://a.b/#id_token=y', 'The value of id_token is a secret, which logs and histories keep.'],
  ['http://a.b/c;password=d/e', 'The value of password is a secret, which logs and histories keep.'],
])('%s: %s', (input, sentence) => {
  const [first] = findDangers(parsed(input), facts);
  expect([first!.tone, textOf([first!])]).toEqual(['warning', sentence]);
});

test.each(['http://a.b/?q=1&page=2#a', 'http://com./', 'http://a.b/token/x', 'http://a.b/?token='])(
  '%s has no danger',
  (input) => {
    expect(findDangers(parsed(input), facts)).toEqual([]);
  },
);

test.each([
  ['https://example.com/a?b=c', false],
  ['', false],
  ['http://127.1/', true],
  ['http://a.b\\@c.d/', true],
])('readers have to be compared for %j: %s', (input, isNeeded) => {
  expect(needsComparison(parsed(input))).toBe(isNeeded);
});

test('readers have to be compared for a plain input with a base', () => {
  expect(needsComparison(parsed('https://example.com/', 'http://a/'))).toBe(true);
});

test('programs without a host come after the hosts', () => {
  const dangers = readerFindings(parsed('ht\ntp://h'));
  expect(textOf(dangers)).toMatch(
    /^Some programs find a host here, and others do not: h \(browsers.*\)\. No host: .*PHP parse_url/,
  );
});

test('only clients connect, and each of their hosts is named', () => {
  const text = textOf(readerFindings(parsed('http://evil.com\\@good.com/')));
  expect(text).toMatch(
    /^Programs connect to different hosts: evil\.com \(browsers, Node, Deno, .*\) and good\.com \(curl, httpx, .*\)\.$/,
  );
  expect(text).not.toContain('urllib.parse');
});

test.each([
  ['mailto:jo@example.org?subject=a', 'note'],
  ['javascript:a@b', 'note'],
  ['localhost:8080/x', 'danger'],
  ['x:jo@example.org?subject=a', 'danger'],
])('a host in the path of %s is a %s', (input, tone) => {
  const [first] = readerFindings(parsed(input));
  expect(first!.tone).toBe(tone);
});

test('a name that is not a name of a host is not one of your own network', () => {
  expect(findDangers(parsed('https://{host}/'), facts)).toEqual([]);
});

test.each([
  ['HTTP://h/', 'scheme', 'The parser lowercases ASCII letters.'],
  [
    'http://u@h/\\a/../b c',
    'path',
    'If the scheme is special, "\\" separates segments as "/" does. The parser resolves dot segments. The parser percent-encodes segments with the path percent-encode set.',
  ],
  ['http://h', 'path', 'A special URL has at least the path "/".'],
  ['data:,é', 'path', 'The parser percent-encodes an opaque path with the C0 control percent-encode set.'],
  ['http://EX%41MPLE.com/', 'host', 'The parser percent-decodes a domain. The parser lowercases a domain.'],
  ['http://bücher.example/', 'host', 'A label that is not ASCII is looked up in an ASCII form, Punycode.'],
  ['http://ｇｏ.com/', 'host', 'IDNA maps other forms of letters and dots to the usual ones.'],
  [
    'http://0x7f.1/',
    'host',
    'A host whose last part is a number is an IPv4 address. It is written as four decimal numbers.',
  ],
  ['http://[0:0::1]/', 'host', 'An IPv6 address is written in its shortest form.'],
  [
    'x://é/',
    'host',
    'If the scheme is not special, the parser percent-encodes the host, and does not change it further.',
  ],
  ['http://h:80/', 'port', 'It is the default port of the scheme, which the parser drops.'],
  ['http://h:081/', 'port', 'The parser drops zeros at the start.'],
  ['http://h/?é', 'query', 'The parser percent-encodes it with the special-query percent-encode set.'],
  ['x:?é', 'query', 'The parser percent-encodes it with the query percent-encode set.'],
] as const)('in %s the change of the %s is explained: %s', (input, component, sentence) => {
  const analysis = analyze(input, '');
  const value = readValue(analysis.url!, component) ?? '';
  expect(explainChange(component, sourceOf(analysis, component) ?? '', value, analysis.url!)).toBe(sentence);
});

test.each([
  ['https://paypal.com@evil.com/', 'warning', 'paypal.com is a username, and the host is evil.com.'],
  ['https://paypal\u3002com@evil.com/', 'warning', 'paypal%E3%80%82com is a username, and the host is evil.com.'],
  ['https://paypal\u2024com@evil.com/', 'warning', 'paypal%E2%80%A4com is a username, and the host is evil.com.'],
  ['https://www:paypal.com@evil.com/', 'warning', 'www is a username, and the host is evil.com.'],
  ['https://paypal@evil.com/', 'note', 'paypal is a username, and the host is evil.com.'],
  ['https://:secret@evil.com/', 'warning', 'Contains a password, which logs and histories keep.'],
  ['file://evil.com/share', 'warning', 'To open it, Windows connects to the file server evil.com.'],
  ['file:///etc/passwd', 'warning', 'It names a file of the machine that opens it.'],
  ['javascript:alert(1)', 'warning', 'Opening it runs the rest of the URL as a program.'],
  ['https://example.org/\u202egnp.exe', 'warning', 'Contains U+202E, which changes the order of the text around it.'],
  ['https://example.org/a\u200bb', 'warning', 'Contains U+200B, which is not visible.'],
])('the verdict on %j has the %s "%s"', (input, tone, sentence) => {
  const findings = verdictOn(parsed(input)).findings.filter((finding) => finding.tone === tone);
  expect(findings.map((finding) => textOf([finding]))).toContain(sentence);
});

test('the verdict on a plain URL has no findings', () => {
  expect(verdictOn(parsed('https://example.org/a?b#c')).findings).toEqual([]);
});
