import { compare } from '@url/compare';
import { recordedInputs } from '@url/compare/recordings';
import { expect, test } from 'vitest';
import { sentenceOf } from '../../src/compare/rules/claim.js';
import { rules } from '../../src/compare/rules/rules.js';
import { componentOf, type Subject } from '../../src/compare/same.js';
import { readers } from '../all-readers.js';

type Proof = readonly [input: string, subject: Subject, value: string | null, base?: string];

/** For each rule and each of its claims an input, and what every reader of the claim finds in it. */
const proofs: Readonly<Record<string, readonly Proof[]>> = {
  'tabs-and-newlines': [
    ['ht\ttp://a\nb/', 'host', 'ab'],
    ['http://a/b\tc', 'path', '/bc'],
    ['http://a/b\tc', 'path', '/b%09c'],
  ],
  'spaces-around': [
    ['\x01 http://h/ ', 'host', 'h'],
    [' http://h/ ', 'host', 'h'],
  ],
  backslash: [
    ['http:\\\\evil.com/', 'host', 'evil.com'],
    ['foo:\\\\evil.com/', 'host', 'evil.com'],
    ['http://h/a\\b', 'path', '/a/b'],
  ],
  'scheme-of-the-base': [
    ['https:example.org', 'host', 'example.com', 'https://example.com/'],
    ['foo:b', 'host', 'example.com', 'foo://example.com/'],
    ['https:example.org', 'host', null, 'https://example.com/'],
  ],
  'slashes-after-a-special-scheme': [
    ['http:h', 'host', 'h'],
    ['http:/h/', 'host', 'h'],
    ['http:/h/', 'host', 'h'],
    ['http:/h/', 'host', null],
  ],
  'slashes-after-file': [
    ['file:a/b', 'path', '/a/b'],
    ['file:a/b', 'host', null],
  ],
  'slashes-in-2012': [
    ['foo:/a', 'host', 'a'],
    ['foo:/a', 'host', null],
  ],
  'slashes-of-a-reference': [
    ['///evil.com', 'host', 'evil.com', 'http://good.com/'],
    ['///evil.com', 'host', '', 'http://good.com/'],
  ],
  'scheme-of-2014': [
    ['foo://h/x', 'path', '//h/x'],
    ['foo://h/x', 'host', 'h'],
  ],
  'scheme-data': [
    ['mailto:a@b?c#d', 'query', null],
    ['mailto:a@b?c#d', 'query', 'c'],
  ],
  'query-of-scheme-data': [
    ['mailto:a@b?c#d', 'path', 'a@b?c#d'],
    ['mailto:a@b?c#d', 'path', 'a@b'],
  ],
  semicolon: [
    ['http://good.com;evil.com/', 'host', 'good.com'],
    ['http://a;b@h/', 'host', 'h'],
  ],
  'several-at-signs': [['http://a@b@c/', 'host', 'c']],
  'drive-letter': [
    ['file:///c|/x', 'path', '/c:/x'],
    ['file:///c:/x', 'path', '/c:/x'],
  ],
  'drive-letter-of-a-reference': [['/c|', 'scheme', 'file', 'http://h/a/b']],
  'drive-letter-of-the-base': [
    ['../x', 'path', '/C:/x', 'file:///C:/demo'],
    ['../x', 'path', '/x', 'file:///C:/demo'],
  ],
  localhost: [
    ['file://localhost/x', 'host', ''],
    ['file://localhost/x', 'host', 'localhost'],
  ],
  'port-in-a-file-URL': [
    ['file://h:80/x', 'port', null],
    ['file://h:80/x', 'port', '80'],
  ],
  'no-port-number': [
    ['http://good.com:80:8080/', 'host', 'good.com:80'],
    ['http://good.com:99999/', 'port', '99999'],
  ],
  'escapes-in-credentials': [
    ['http://a"b@h/', 'credentials', 'a%22b'],
    ['http://a!b@h/', 'credentials', 'a!b'],
  ],
  'Unicode-host': [
    ['http://bücher.de/', 'host', 'xn--bcher-kva.de'],
    ['http://a\u200db.example/', 'host', 'a%E2%80%8Db.example'],
    ['http://bücher.de/', 'host', 'bücher.de'],
  ],
  'percent-without-digits-in-a-host': [['http://a%/', 'host', 'a%25']],
  'percent-encoded-host': [
    ['http://evil%2ecom/', 'host', 'evil.com'],
    ['http://evil%2ecom/', 'host', 'evil%2ecom'],
  ],
  'numbers-as-an-IPv4-address': [
    ['http://0x7f.1/', 'host', '127.0.0.1'],
    ['http://127.0.0.1./', 'host', '127.0.0.1.'],
  ],
  'numbers-that-are-no-IPv4-address': [
    ['http://08/', 'host', '0.0.0.8'],
    ['http://1.2.3.4.5/', 'host', '1.2.3.4.5'],
  ],
  'IPv6-zone': [['http://[fe80::1%eth0]/', 'host', '[fe80::1%25eth0]']],
  brackets: [
    ['http://[::1.2.3.04]/', 'host', '[::102:304]'],
    ['http://[x]/', 'host', '[x]'],
    ['http://[v1.x]/', 'host', '[v1.x]'],
  ],
  'delimiters-in-a-host': [
    ['http://a&b/', 'host', 'a%26b'],
    ['http://a&b/', 'host', 'a&b'],
  ],
  'characters-of-a-host': [
    ['http://a"b/', 'host', 'a%22b'],
    ['http://a"b/', 'host', 'a"b'],
  ],
  'percent-encoded-dots': [
    ['http://h/a/%2e%2e/b', 'path', '/b'],
    ['http://h/a/%2e%2e/b', 'path', '/a/%2e%2e/b'],
  ],
  'dot-segments': [
    ['http://h/a/../b', 'path', '/b'],
    ['http://h/a/../b', 'path', '/a/../b'],
  ],
  'slashes-before-the-path-of-a-file': [
    ['file://h//x', 'path', '/x'],
    ['file://h//x', 'path', '//x'],
  ],
  'backslash-in-a-fragment': [
    ['http://h/#a\\b', 'fragment', 'a/b'],
    ['http://h/#a\\b', 'fragment', 'a\\b'],
  ],
  'percent-without-digits': [
    ['http://h/%', 'path', '/%'],
    ['http://h/%', 'path', '/%25'],
  ],
  'escapes-of-unreserved-characters': [
    ['http://h/%41', 'path', '/A'],
    ['http://h/%41', 'path', '/%41'],
  ],
  'characters-that-are-encoded': [
    ['http://h/a b', 'path', '/a%20b'],
    ['http://h/a!b', 'path', '/a!b'],
  ],
};

const rows = rules.flatMap(({ id, claims }) =>
  claims.flatMap(({ by, does }, index) =>
    Object.keys(by).map((reader) => ({ id, reader, does, proof: proofs[id]?.[index] })),
  ),
);

test.each(rows)('$id: $reader $does', ({ reader, proof }) => {
  const [input, subject, value, base] = proof!;
  const reading = readers.find(({ id }) => id === reader)!.read(input, base);
  const found = reading.ok ? componentOf(subject, reading.components) : reading.error.message;
  expect(found).toBe(value);
});

test('one specification has a verb with "s", several have one without', () => {
  expect(sentenceOf(['whatwg'], 'keep~ it')).toBe('The URL Standard keeps it.');
  expect(sentenceOf(['model', 'rfc3986', 'w3c2012'], 'keep~ it')).toBe(
    'The model, RFC 3986 and the draft of 2012 keep it.',
  );
});

/** Rules with claims about something other than the host, which other parts of the input can change. */
const notAboutTheHost = new Set(['backslash', 'semicolon', 'scheme-of-2014', 'slashes-in-2012', 'Unicode-host']);
const specifications = readers.filter(({ role }) => role !== 'program');

test('readers of one claim show one host in every recorded input that one rule explains', () => {
  const contradictions = Object.values(recordedInputs())
    .flat()
    .flatMap((input) => {
      const host = compare(input, { readers: specifications }).differences.find(({ subject }) => subject === 'host');
      const { causes = [], readings = [] } = host ?? {};
      if (causes.length !== 1 || notAboutTheHost.has(causes[0]!.id)) return [];
      return causes[0]!.claims
        .filter((claim) => readings.filter((r) => r.readers.some((id) => claim.readers.includes(id))).length > 1)
        .map(({ sentence }) => ({ input, sentence, readings }));
    });
  expect(contradictions).toEqual([]);
});

test.each([
  ['http://127.0.0.1./', 'draft of 2014 keep it as a name'],
  ['http://0x/', 'draft of 2014 keep it as a name'],
  ['http://[::1.2.3.04]/', 'The draft of 2012 and the draft of 2014 read an IPv6 address.'],
  ['http://[fe80::1%eth0]/', 'The draft of 2012 writes its "%" as "%25".'],
  ['0://evil.com:80;http://google.com:80/', 'The text between ":" and the end of the authority is not a port number.'],
  ['http:/ /evil.example/', 'The draft of 2012 skips one or more slashes before an authority.'],
])('an audit found a false sentence on %s', (input, sentence) => {
  expect(compare(input, { readers }).differences.find(({ subject }) => subject === 'host')!.rule).toContain(sentence);
});
