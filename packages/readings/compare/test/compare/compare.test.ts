import { type Alarm, compare, defaultReaders, findReader, type Harm, type Reader } from '@url/compare';
import { w3c2012, webAddress2009 } from '@url/drafts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readers } from '../all-readers.js';

test('every reading, a table by component, and the groups that agree', () => {
  const comparison = compare('http:///evil.com/', { readers: ['rfc3986', w3c2012, 'whatwg', webAddress2009] });
  expect(comparison.input).toBe('http:///evil.com/');
  expect(comparison.base).toBeNull();
  expect(comparison.readings.map(({ id, reading }) => [id, reading.ok])).toEqual([
    ['rfc3986', true],
    ['w3c2012', true],
    ['whatwg', true],
    ['webAddress2009', false],
  ]);
  expect(comparison.table.map(({ component, agrees }) => [component, agrees])).toEqual([
    ['host', false],
    ['scheme', true],
    ['port', true],
    ['credentials', true],
    ['path', false],
    ['query', true],
    ['fragment', true],
  ]);
  expect(comparison.table[0]!.values).toEqual([
    { id: 'rfc3986', value: '' },
    { id: 'w3c2012', value: 'evil.com' },
    { id: 'whatwg', value: 'evil.com' },
  ]);
  expect(comparison.groups).toEqual([['rfc3986'], ['w3c2012', 'whatwg'], ['webAddress2009']]);
  expect(comparison.hostsDiffer).toBe(true);
});

test('differences are ranked: host, refusal, scheme, credentials, port, path, query, fragment', () => {
  const apart = (id: string, text: string): Reader => ({
    ...findReader('rfc3986')!,
    id,
    read: () => ({
      ok: true,
      href: null,
      components: {
        scheme: text,
        username: text,
        password: text,
        host: text,
        port: text,
        path: text,
        query: text,
        fragment: text,
      },
      notes: [],
    }),
  });
  const { differences } = compare('', { readers: [apart('a', '1'), apart('b', '2'), 'whatwg'] });
  expect(differences.map(({ subject }) => subject)).toEqual([
    'host',
    'result',
    'scheme',
    'credentials',
    'port',
    'path',
    'query',
    'fragment',
  ]);
  expect(differences.map(({ harm }) => harm).slice(0, 3)).toEqual(['other host', 'refusal', 'scheme']);
  expect(differences[3]!.readings).toEqual([
    { value: '1:1', readers: ['a'] },
    { value: '2:2', readers: ['b'] },
  ]);
  const { causes, ...result } = differences[1]!;
  expect(causes[0]?.id).toBe('no-scheme');
  expect(result).toEqual({
    subject: 'result',
    harm: 'refusal',
    rules: ['whatwg: There is no scheme, and no usable base URL.'],
    readings: [
      { value: 'success', readers: ['a', 'b'] },
      { value: 'failure', readers: ['whatwg'] },
    ],
    rule: 'whatwg: There is no scheme, and no usable base URL.',
  });
});

test('a cause has the name of its rule and vulnerabilities', () => {
  const [difference] = compare('http://evil.com\\@good.com/', { readers: ['whatwg', 'curl'] }).differences;
  expect(difference!.causes).toEqual([
    {
      id: 'backslash',
      sentence: difference!.rule,
      claims: [
        {
          readers: ['whatwg'],
          sentence: 'The URL Standard reads "\\" as "/" after a special scheme.',
          sections: ['#special-authority-slashes-state'],
        },
      ],
      cves: ['CVE-2020-26291', 'CVE-2021-27515', 'CVE-2021-27516', 'CVE-2024-22262', 'CVE-2026-16221'],
    },
  ]);
});

describe('what makes no difference', () => {
  test.each([
    ['letter case of scheme and host', 'HTTP://EXAMPLE.com/'],
    ['an empty path', 'http://example.com'],
    ['an empty port, and the default port', 'http://example.com:/'],
    ['the default port', 'https://example.com:443/'],
    ['zeros before a port', 'http://example.com:008080/'],
    ['the spelling of an IPv6 address', 'http://[0:0::A]/'],
    ['no host and an empty one', 'file:/etc'],
    ['an empty userinfo', 'http://@example.com/'],
    ['a character as it is, and percent-encoded', 'http://example.com/a b?"c"'],
  ])('%s: %s', (_, input) => {
    const specifications = readers.filter(({ role }) => role !== 'program');
    const { differences } = compare(input, { readers: specifications });
    expect(differences.filter(({ subject }) => subject !== 'result')).toEqual([]);
  });
});

describe('the sentence on the rule', () => {
  const ruleOn = (subject: string, input: string, base?: string): string | undefined =>
    compare(input, { readers, base: base ?? null }).differences.find((difference) => difference.subject === subject)
      ?.rule;
  test.each([
    ['host', '/\t\\evil.com', 'https://good.com/', /tabs or newlines.*remove them/],
    ['host', '\\\\evil.com', 'https://good.com/', /read "\\" as "\/"/],
    ['host', 'http://good.com;@evil.com/', undefined, /ends the authority at ";"/],
    ['host', 'http:evil.com', 'http://good.com/', /ignore the scheme if it is special/],
    ['host', 'http:/evil.com', undefined, /any number of slashes/],
    ['host', '///evil.com', 'http://good.com/', /more than two slashes.*skip them all/],
    ['host', 'http://é/', undefined, /to ASCII by IDNA/],
    ['host', 'http://%61/', undefined, /percent-decode the host/],
    ['host', 'http://127.1/', undefined, /other than four decimal numbers/],
    ['path', 'http://h/%2e%2e', undefined, /"%2e" as "\."/],
    ['path', 'http://h/a/../b', undefined, /remove dot segments/],
    ['path', 'http://h/%', undefined, /"%" without two hex digits/],
    ['path', 'http://h/%41', undefined, /decodes them/],
    ['path', 'foo:a?b', undefined, /No slash follows the scheme/],
    ['query', 'foo:a?b', undefined, /No slash follows the scheme/],
    ['query', 'http://h/?[', undefined, /percent-encode/],
  ])('for %s of %s', (subject, input, base, sentence) => {
    expect(ruleOn(subject, input, base)).toMatch(sentence);
  });
  test('of a failure is what each document says', () => {
    expect(ruleOn('result', 'http://h:x/')).toContain('rfc3986, rfc3987: A port must consist of digits (3.2.3). ');
  });
});

test('drafts are compared only when they are given', () => {
  expect(defaultReaders).toEqual(readers.filter(({ role }) => role !== 'draft'));
  expect(compare('x').readings.map(({ id }) => id)).toEqual(defaultReaders.map(({ id }) => id));
});

test('a comparison with itself finds nothing, and the id of no reader is an error', () => {
  expect(compare('http://127.1/', { readers: ['whatwg'] })).toMatchObject({ differences: [], hostsDiffer: false });
  expect(() => compare('', { readers: ['rfc1738'] })).toThrow(RangeError);
  expect(() => compare('', { readers: ['w3c2012'] })).toThrow(/Pass the object of a draft/);
});

test('groups, table, differences and hostsDiffer tell the same, whatever the input', () => {
  const piece = fc.constantFrom(
    'http:',
    '/',
    '\\',
    '@',
    ':',
    ';',
    '?',
    '#',
    '..',
    '%41',
    'a',
    '1',
    ' ',
    '\t',
    'é',
    '[::1]',
  );
  fc.assert(
    fc.property(fc.array(piece), fc.constantFrom(undefined, 'http://h/a'), (pieces, base) => {
      const comparison = compare(pieces.join(''), { readers, base: base ?? null });
      const { table, differences, groups, readings, hostsDiffer } = comparison;
      const differing = differences.map(({ subject }) => subject);
      expect(differing.filter((subject) => subject !== 'result').sort()).toEqual(
        table
          .filter(({ agrees }) => !agrees)
          .map(({ component }) => component)
          .sort(),
      );
      const host = differences.find(({ subject }) => subject === 'host');
      expect(hostsDiffer).toBe(host !== undefined && /host|address/.test(host.harm));
      expect(comparison.alarms.includes('host')).toBe(hostsDiffer);
      expect(groups.flat().sort()).toEqual(readers.map(({ id }) => id).sort());
      const asked = readings.filter(({ reading }) => reading.error?.type !== 'unsupported');
      const failures = asked.filter(({ reading }) => !reading.ok).length;
      expect(differing.includes('result')).toBe(failures > 0 && failures < asked.length);
      if (differences.length > 0) expect(groups.length).toBeGreaterThan(1);
      expect(JSON.parse(JSON.stringify(comparison))).toEqual(comparison);
    }),
    { numRuns: 1000 },
  );
});

describe('what raises an alarm', () => {
  test.each<[string, Alarm[], Harm | undefined]>([
    ['http://evil.com\\@good.com/', ['host', 'refusal', 'result'], 'other host'],
    ['http://good.com\\.evil.com/', ['host', 'refusal', 'result'], 'other host'],
    ['http:\\\\evil.com/', ['host', 'refusal', 'result'], 'other host'],
    ['http://2130706433/', ['host'], 'name or address'],
    ['http://a b.com/', ['host', 'refusal', 'result'], 'other host'],
    ['http://good.com:99999/', ['refusal', 'result'], 'refusal'],
    ['http://h/a/../b', ['path'], 'path'],
    ['http://h/a\\b', ['refusal', 'result'], 'refusal'],
    ['postgres://u:p@db:5432/app', [], 'specification'],
    ['file://7zip-server/x', ['refusal', 'result'], 'refusal'],
    ['mailto:a@b.example', [], 'no server'],
    ['http://bücher.de/', ['result'], 'result'],
    ['http://☕.EXAMPLE/', ['refusal', 'result'], 'refusal'],
    ['http://EXAMPLE.com/', [], undefined],
    ['http://example.com/%41', [], 'specification'],
  ])('%s raises %j', (input, alarms, harm) => {
    const comparison = compare(input, { readers });
    expect(compare(input).alarms).toEqual(alarms);
    expect(comparison.alarms).toEqual(alarms);
    expect(comparison.differences[0]?.harm).toBe(harm);
    expect(comparison.hostsDiffer).toBe(alarms.includes('host'));
  });

  test('a name in Unicode is the same host as its A-labels, and stays a difference in spelling', () => {
    const { differences, hostsDiffer } = compare('http://bücher.de/', { readers: ['rfc3987', 'whatwg'] });
    expect(hostsDiffer).toBe(false);
    expect(differences.map(({ subject, harm }) => [subject, harm])).toEqual([['host', 'spelling']]);
  });

  test.each(['http://ｅvil.com/', 'http://evil。com/', 'http://①②⑦.0.0.1/'])(
    'a name that IDNA maps to another one is another host: %s',
    (input) => expect(compare(input).hostsDiffer).toBe(true),
  );

  test('an address says where it can be reached from', () => {
    const { differences } = compare('http://0177.1/', { readers: ['rfc3986', 'whatwg'] });
    expect(differences[0]!.readings.map(({ host }) => host)).toEqual([
      { type: 'name', reach: 'loopback', address: '127.0.0.1', zone: null },
      { type: 'IPv4', reach: 'loopback', address: '127.0.0.1', zone: null },
    ]);
  });
});

test('explanations are left out of longer inputs, and where nobody wants them', () => {
  const options = { readers: ['rfc3986', 'whatwg'] };
  const ruleOf = (input: string, explain?: boolean): string =>
    compare(input, explain === undefined ? options : { ...options, explain }).differences[0]!.rule;
  expect(ruleOf('http:///evil.com/')).toContain('any number of slashes');
  expect(ruleOf('http:///evil.com/', false)).toBe('');
  expect(ruleOf(`http:///evil.com/${'a'.repeat(5000)}`)).toBe('');
});

test('what someone put on Object.prototype is no option', () => {
  const polluted = Object.prototype as Record<string, unknown>;
  Object.assign(polluted, { base: 'http://evil.example/', readers: ['whatwg'], explain: false, encoding: {} });
  try {
    const { base, readings, differences } = compare('http:///h/é?é', {});
    expect([base, readings.length > 1, differences[0]!.rules.length > 0]).toEqual([null, true, true]);
  } finally {
    for (const name of ['base', 'readers', 'explain', 'encoding']) delete polluted[name];
  }
});

test('a reader gives a hundred notes, and the number of the others', () => {
  const input = `http://h/${' '.repeat(150)}x`;
  for (const { id, reading } of compare(input).readings) {
    expect([id, reading.notes.length <= 101]).toEqual([id, true]);
    if (id !== 'whatwg') continue;
    expect(reading.notes).toHaveLength(101);
    expect(reading.notes[100]).toEqual({ type: 'left-out', message: '50 more notes are left out.' });
  }
});
