import { parseURL } from '@url/parser';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type JoinURLOptions, joinURL, type PathPiece } from '../src/index.js';

type Given = [url: string, ...pieces: (PathPiece | JoinURLOptions)[]];

const joined = (...[url, ...pieces]: Given) => {
  const result = joinURL(url, ...(pieces as PathPiece[]));
  return result.ok ? result.href : [result.part, result.reason, result.index, result.start, result.end];
};

describe('what people expect', () => {
  test.each<[Given, unknown]>([
    [['https://h/a', 'b'], 'https://h/a/b'],
    [['https://h/a/', 'b'], 'https://h/a/b'],
    [['https://h/a/', '/b'], 'https://h/a/b'],
    [['https://h', 'a', 'b'], 'https://h/a/b'],
    [['https://h/a', '/b/', '/c/'], 'https://h/a/b/c/'],
    [['https://h/a', 'b//c'], 'https://h/a/b/c'],
    [['https://h/a', ''], 'https://h/a'],
    [['https://h/a', '/'], 'https://h/a/'],
    [['https://h/a/', ''], 'https://h/a/'],
    [['https://h/a', 'b/', ''], 'https://h/a/b/'],
    [['https://h/a'], 'https://h/a'],
    [['https://h/a//b', 'c'], 'https://h/a//b/c'],
    [['https://h/a?x=1#f', 'b'], 'https://h/a/b?x=1#f'],
    [['https://h/a', 'b?c#d%20\\ é'], 'https://h/a/b%3Fc%23d%2520%5C%20%C3%A9'],
    [['https://h/a', '//evil.example/x'], 'https://h/a/evil.example/x'],
    [['https://h/a', 'https://evil.example/'], 'https://h/a/https:/evil.example/'],
    [['https://h/a', ['b/c', '', 'd']], 'https://h/a/b%2Fc//d'],
    [
      ['https://h/a', 'b', '../c'],
      ['path', 'dot-segment', 1, 0, 2],
    ],
    [
      ['https://h/a', 'b/./c'],
      ['path', 'dot-segment', 0, 2, 3],
    ],
    [['https://h/a', '%2e%2e'], 'https://h/a/%252e%252e'],
    [['https://h/a/b', '../c', { dotSegments: 'resolve' }], 'https://h/a/c'],
    [['https://h/a', '..', { dotSegments: 'escape' }], 'https://h/a/%252E%252E'],
    [['file:///C:', 'a'], 'file:///C:/a'],
    [['file:///', 'C|', 'a'], 'file:///C%7C/a'],
    [['x://h', 'a'], 'x://h/a'],
    [['x:/', ['', 'a']], 'x:/.//a'],
    [
      ['mailto:a', 'b'],
      ['path', 'opaque-path', 0, 0, 1],
    ],
    [['mailto:a'], 'mailto:a'],
    [
      ['a', 'b'],
      ['url', 'missing-scheme-non-relative-URL', null, 0, 1],
    ],
  ])('%j gives %j', (given, expected) => {
    expect(joined(...given)).toEqual(expected);
  });
});

describe('a piece that is missing or is not text is refused', () => {
  test.each([[undefined], [42], [true], [null], [Symbol('a')], [['a', undefined]], [[42]], [['a', ['b']]]])(
    '%o',
    (piece) => {
      const refusal = { ok: false, part: 'path', reason: 'not-a-string', start: 0, end: 0 };
      const bad = piece as unknown as string;
      expect(joinURL('https://h/users', bad)).toEqual({ ...refusal, index: 0 });
      expect(joinURL('https://h/users', 'a', bad)).toEqual({ ...refusal, index: 1 });
      expect(joinURL('https://h/users', bad, { dotSegments: 'escape' })).toEqual({ ...refusal, index: 0 });
      expect(joinURL('mailto:me', bad)).toEqual({ ...refusal, index: 0 });
    },
  );

  test('options are at the end, and known', () => {
    expect(joinURL('https://h/', { dotSegments: 'escape' } as never, 'a')).toMatchObject({
      reason: 'not-a-string',
      index: 0,
    });
    for (const options of [{ dotSegment: 'escape' }, { dotSegments: 'drop' }, { id: 1 }]) {
      expect(() => joinURL('https://h/', 'a', options as never)).toThrow(/^Cannot use the argument options/);
    }
  });
});

test.each<[Given, unknown]>([
  [['/api', 'users'], '/api/users'],
  [['/', 'users/', '7'], '/users/7'],
  [['/api/?a=b#c', ['x/y'], 'z/'], '/api/x%2Fy/z/?a=b#c'],
  [['/api'], '/api'],
  [['/api', '../x', { dotSegments: 'resolve' }], '/x'],
  [
    ['/api', '..'],
    ['path', 'dot-segment', 0, 0, 2],
  ],
  [
    ['/', ['', 'evil.example']],
    ['path', 'not-representable', null, 0, 0],
  ],
  [
    ['//h/api', 'x'],
    ['url', 'missing-scheme-non-relative-URL', null, 0, 0],
  ],
  [
    ['/\\h/api', 'x'],
    ['url', 'missing-scheme-non-relative-URL', null, 0, 0],
  ],
  [
    ['api', 'x'],
    ['url', 'missing-scheme-non-relative-URL', null, 0, 0],
  ],
])('a path as base: %j', (given, expected) => {
  const result = joined(...given);
  expect(Array.isArray(result) && result[0] === 'url' ? [...result.slice(0, 3), 0, 0] : result).toEqual(expected);
});

test('the URL of a path is null, and with a host the path is the same', () => {
  expect(joinURL('/api', 'a b')).toEqual({ ok: true, url: null, href: '/api/a%20b' });
  fc.assert(
    fc.property(
      fc.webPath(),
      fc.array(fc.string({ unit: 'binary', maxLength: 6 }), { maxLength: 3 }),
      (path, pieces) => {
        if (!/^\/(?!\/)/.test(path)) return;
        const result = joinURL(path, ...pieces, { dotSegments: 'escape' });
        const whole = joinURL(`https://h${path}`, ...pieces, { dotSegments: 'escape' });
        expect(result.ok && `https://h${result.href}`).toBe(whole.ok && whole.href);
      },
    ),
  );
});

test('only the path grows, and one piece after the other is all at once', () => {
  const bases = fc.constantFrom('https://u@h:1/a?b#c', 'https://h/', 'x://h', 'x:/a/', 'file:///C:/', 'file:///');
  const pieces = fc.array(
    fc.oneof(fc.constantFrom('a', '/', 'a/', '//b', '%', 'C|', '', '?#'), fc.string({ unit: 'binary', maxLength: 4 })),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(bases, pieces, (base, list) => {
      const result = joinURL(base, ...list, { dotSegments: 'escape' });
      if (!result.ok) throw new Error(result.reason);
      const before = parseURL(base)!;
      expect({ ...fields(result.href), path: null }).toEqual({ ...fields(base), path: null });
      expect(parseURL(result.href)).toEqual(result.url);
      expect(result.url!.path.startsWith(before.path.replace(/\/$/, ''))).toBe(true);
      let step: string = base;
      for (const piece of list) step = joined(step, piece, { dotSegments: 'escape' }) as string;
      expect(step).toBe(result.href);
    }),
  );
});

function fields(href: string) {
  const { scheme, username, password, host, port, path, query, fragment } = parseURL(href)!;
  return { scheme, username, password, host, port, path, query, fragment };
}
