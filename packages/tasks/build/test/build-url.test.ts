import { parseURL } from '@url/parser';
import { checkInvariants } from '@url/record';
import { URLSearchParams } from '@url/search-params';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BuildURLOptions, buildURL, changeURL, joinURL, setters, type URLParts } from '../src/index.js';

const built = (parts: URLParts, options?: BuildURLOptions) => {
  const result = buildURL(parts, options);
  return result.ok ? result.href : [result.part, result.reason, result.start, result.end];
};
const https = { scheme: 'https', host: 'h' };

describe('parts', () => {
  test.each<[URLParts, unknown]>([
    [https, 'https://h/'],
    [{ ...https, scheme: 'HTTPS', port: 443 }, 'https://h/'],
    [{ ...https, port: '8080' }, 'https://h:8080/'],
    [{ ...https, username: 'a:b@c%', password: { encoded: '%40:' } }, 'https://a%3Ab%40c%25:%40%3A@h/'],
    [{ ...https, host: 'BÜCHER.example' }, 'https://xn--bcher-kva.example/'],
    [{ ...https, host: 0x7f000001 }, 'https://127.0.0.1/'],
    [{ ...https, host: [0, 0, 0, 0, 0, 0, 0, 1] }, 'https://[::1]/'],
    [{ scheme: 'file', host: 'localhost', path: ['C|', 'a'] }, 'file:///C%7C/a'],
    [{ scheme: 'file', path: '/C|/a' }, 'file:///C:/a'],
    [{ scheme: 'file' }, 'file:///'],
    [{ scheme: 'x', host: 'H é' }, ['host', 'host-invalid-code-point', 1, 2]],
    [{ scheme: 'x', host: 'Hé' }, 'x://H%C3%A9'],
    [{ scheme: 'x', host: '', path: ['a'] }, 'x:///a'],
    [{ scheme: 'x', path: ['', 'a'] }, 'x:/.//a'],
    [{ scheme: 'x', path: [] }, 'x:/'],
    [{ scheme: 'x' }, 'x:'],
    [{ scheme: 'mailto', path: 'a b?#%20 ', query: { subject: 'c d' } }, 'mailto:a b%3F%23%20%20?subject=c%20d'],
    [{ scheme: 'x', path: ' a\n' }, 'x: a%0A'],
    [{ scheme: 'x', host: 'h', path: 'a' }, 'x://h/a'],
    [{ ...https, path: ['a/b', 'c\\d', '%2e%2E', '', '?#'] }, 'https://h/a%2Fb/c%5Cd/%252e%252E//%3F%23'],
    [{ ...https, path: 'a b/../%2e/c?#\t' }, 'https://h/c%3F%23%09'],
    [{ ...https, path: [''] }, 'https://h/'],
    [{ ...https, query: 'a=%20 b#c?' }, 'https://h/?a=%20%20b%23c?'],
    [{ ...https, query: '' }, 'https://h/?'],
    [{ ...https, query: {} }, 'https://h/'],
    [
      { ...https, query: { a: 'b&c', d: ['1', 2, undefined], e: null, f: undefined, '': '' } },
      'https://h/?a=b%26c&d=1&d=2&e&=',
    ],
    [
      {
        ...https,
        query: [
          ['a', '='],
          ['a', true],
        ],
      },
      'https://h/?a=%3D&a=true',
    ],
    [{ ...https, query: new URLSearchParams('a=b+c') }, 'https://h/?a=b%20c'],
    [{ ...https, fragment: 'a b#%20' }, 'https://h/#a%20b#%2520'],
    [{ ...https, fragment: { encoded: ':~:text=a%20b' } }, 'https://h/#:~:text=a%20b'],
    [{ ...https, fragment: '' }, 'https://h/#'],
  ])('%o gives %j', (parts, expected) => {
    expect(built(parts)).toEqual(expected);
  });
});

describe('refusals', () => {
  test.each<[URLParts, unknown]>([
    [{}, ['scheme', 'scheme-missing', 0, 0]],
    [{ scheme: 'a b' }, ['scheme', 'scheme-invalid', 1, 2]],
    [{ scheme: 'https:' }, ['scheme', 'scheme-invalid', 5, 6]],
    [{ scheme: '1' }, ['scheme', 'scheme-invalid', 0, 1]],
    [{ scheme: 'https' }, ['host', 'host-missing', 0, 0]],
    [{ scheme: 'https', host: '' }, ['host', 'host-missing', 0, 0]],
    [{ scheme: 'https', host: 'h:80' }, ['host', 'domain-to-ASCII', 1, 2]],
    [{ scheme: 'https', host: '1.2.3.256' }, ['host', 'IPv4-out-of-range-part', 6, 9]],
    [{ scheme: 'https', host: '[::1' }, ['host', 'IPv6-unclosed', 0, 4]],
    [{ scheme: 'x', host: 'a/b' }, ['host', 'host-invalid-code-point', 1, 2]],
    [{ ...https, port: 65536 }, ['port', 'port-out-of-range', 0, 5]],
    [{ ...https, port: -1 }, ['port', 'port-invalid', 0, 1]],
    [{ ...https, port: 1.5 }, ['port', 'port-invalid', 1, 2]],
    [{ scheme: 'file', port: 1 }, ['port', 'port-not-allowed', 0, 1]],
    [{ scheme: 'x', username: 'ab' }, ['username', 'credentials-not-allowed', 0, 2]],
    [{ scheme: 'x', host: '', password: 'a' }, ['password', 'credentials-not-allowed', 0, 1]],
    [{ ...https, path: ['a', '.'] }, ['path', 'dot-segment', 0, 1]],
  ])('%o gives %j', (parts, expected) => {
    expect(built(parts)).toEqual(expected);
  });

  test('dot segments as asked', () => {
    const parts = { ...https, path: ['a', '..', '.', 'b'] };
    expect(built(parts, { dotSegments: 'escape' })).toBe('https://h/a/%252E%252E/%252E/b');
    expect(built(parts, { dotSegments: 'resolve' })).toBe('https://h/b');
    expect(buildURL(parts)).toMatchObject({ ok: false, index: 1 });
  });

  test('the format of the query', () => {
    expect(built({ ...https, query: { a: 'b c', d: '' } }, { queryFormat: { space: '+', separator: ';' } })).toBe(
      'https://h/?a=b+c;d=',
    );
  });
});

const text = fc.oneof(
  fc.constantFrom(
    '',
    '.',
    '..',
    '%2e',
    '%',
    '/',
    '\\',
    '?',
    '#',
    '@',
    ':',
    'C:',
    'C|',
    ' ',
    '\n',
    '\ud800',
    'é',
    '//',
    '[',
    'localhost',
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
);

const parts = fc.record(
  {
    scheme: fc.constantFrom('https', 'file', 'x', 'ws', 'mailto', 'blob'),
    username: text,
    password: text,
    host: fc.oneof(fc.constantFrom('h', '', '127.1', '[::1]', 'É', 'a%2fb', 'localhost'), text),
    port: fc.constantFrom(80, 443, 8080, '', '0', 70000),
    path: fc.oneof(text, fc.array(text, { maxLength: 4 })),
    query: fc.oneof(text, fc.dictionary(text, text), fc.array(fc.tuple(text, text), { maxLength: 3 })),
    fragment: text,
  },
  { requiredKeys: ['scheme'] },
);

describe('properties', () => {
  test('what is built parses to the parts that were given', () => {
    fc.assert(
      fc.property(parts, fc.constantFrom('refuse' as const, 'escape' as const), (given, dotSegments) => {
        const result = buildURL(given, { dotSegments });
        if (!result.ok) {
          expect(result.part in given || result.reason === 'host-missing').toBe(true);
          return;
        }
        const url = parseURL(result.href)!;
        expect(checkInvariants(url)).toEqual([]);
        const decode = (encoded: string | null) => decodeURIComponent(encoded ?? '');
        const scalar = (value: string) => value.replace(/[\ud800-\udfff]/gu, '\ufffd');
        expect(url.scheme).toBe(given.scheme);
        if (given.username !== undefined) expect(decode(url.username)).toBe(scalar(given.username));
        if (given.password !== undefined) expect(decode(url.password)).toBe(scalar(given.password));
        if (given.fragment !== undefined) expect(decode(url.fragment)).toBe(scalar(given.fragment));
        if (Array.isArray(given.path) && given.path.length > 0 && dotSegments === 'refuse') {
          expect(url.path.slice(1).split('/').map(decode)).toEqual(given.path.map(scalar));
        }
        if (Array.isArray(given.query)) {
          const pairs = given.query.map(([name, value]) => [scalar(name), scalar(value)]);
          expect([...new URLSearchParams(url.query ?? '')]).toEqual(pairs);
          expect(url.query === null).toBe(pairs.length === 0);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('refuses no segments but dots, and nothing of which it cannot say why', () => {
    fc.assert(
      fc.property(parts, (given) => {
        const result = buildURL(given, { dotSegments: 'escape' });
        if (result.ok || result.reason === 'leave-out-the-delimiter') return;
        expect(['path', 'query', 'fragment', 'url']).not.toContain(result.part);
      }),
      { numRuns: 2000 },
    );
  });
});

test('what is on Object.prototype is no part and no option', () => {
  Object.assign(Object.prototype, { port: 8080, fragment: 'x', dotSegments: 'resolve', queryFormat: { space: '+' } });
  try {
    expect(built({ ...https, query: { a: ' ' } })).toBe('https://h/?a=%20');
    expect(built({ ...https, path: ['..'] }, {})).toEqual(['path', 'dot-segment', 0, 2]);
  } finally {
    for (const name of ['port', 'fragment', 'dotSegments', 'queryFormat'])
      Reflect.deleteProperty(Object.prototype, name);
  }
});

describe('wrong arguments', () => {
  test.each([
    [{ path: ['users', undefined] }, 'path', 'not-a-string', 1],
    [{ path: [42] }, 'path', 'not-a-string', 0],
    [{ path: ['a', ['b']] }, 'path', 'not-a-string', 1],
    [{ query: '?a=1' }, 'query', 'leave-out-the-delimiter', null],
    [{ fragment: '#x' }, 'fragment', 'leave-out-the-delimiter', null],
    [{ fragment: { encoded: '#x' } }, 'fragment', 'leave-out-the-delimiter', null],
  ])('%o is refused', (part, name, reason, index) => {
    const given = part as Partial<URLParts>;
    const end = reason === 'not-a-string' ? 0 : 1;
    const refusal = { ok: false, part: name, reason, index, start: 0, end };
    expect(buildURL({ ...https, ...given })).toEqual(refusal);
    expect(changeURL('https://h/a', given)).toEqual(refusal);
  });

  test.each([
    [{ pathname: '/a' }, 'parts'],
    [{ protocol: 'http' }, 'parts'],
    [{ path: 42 }, 'parts.path'],
    [{ path: {} }, 'parts.path'],
    [{ query: 42 }, 'parts.query'],
    [{ query: { a: {} } }, 'record'],
    [{ fragment: {} }, 'parts.fragment'],
    [{ fragment: 5 }, 'parts.fragment'],
    [{ username: [] }, 'parts.username'],
    [{ port: {} }, 'parts.port'],
    [{ host: {} }, 'parts.host'],
    [{ host: -1 }, 'parts.host'],
    [{ scheme: 5 }, 'parts.scheme'],
  ])('%o throws', (part, argument) => {
    const given = part as Partial<URLParts>;
    for (const call of [() => buildURL({ ...https, ...given }), () => changeURL('https://h/', given)]) {
      expect(call).toThrow(TypeError);
      expect(call).toThrow(`Cannot use the argument ${argument}`);
    }
  });

  test.each([undefined, null, 5, 'https://h/', []])('%o are not parts', (parts) => {
    expect(() => buildURL(parts as unknown as URLParts)).toThrow(/^Cannot use the argument parts: /);
    expect(() => changeURL('https://h/', parts as unknown as URLParts)).toThrow(/^Cannot use the argument parts: /);
  });

  test.each([{ dotSegment: 'escape' }, { dotSegments: 'drop' }, { queryFormat: { spaces: '+' } }, 5])(
    '%o are not options',
    (options) => {
      const given = { ...https, path: ['a'], query: { a: 'b' } };
      expect(() => buildURL(given, options as BuildURLOptions)).toThrow(/^Cannot use the argument options/);
      expect(() => changeURL('https://h/', given, options as BuildURLOptions)).toThrow(
        /^Cannot use the argument options/,
      );
    },
  );

  test.each([undefined, null, 5, {}, [], { host: 'h' }])('%o is not a URL', (url) => {
    for (const call of [
      () => changeURL(url as string, {}),
      () => joinURL(url as string, 'a'),
      () => setters.port(url as string, '1'),
    ]) {
      expect(call).toThrow(/^Cannot use the argument url: /);
    }
  });

  test.each([undefined, null, {}, [], true])('%o is not a value of a setter', (value) => {
    for (const set of Object.values(setters)) {
      expect(() => set('https://h/', value as string)).toThrow(/^Cannot use the argument value: /);
    }
  });
});
