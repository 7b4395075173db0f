import {
  type GrammarRule,
  grammarError,
  matchesRule,
  type ParserMode,
  parseReference,
  preprocess,
} from '@url/reference';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reference } from './arbitraries.js';

/** For each rule the texts that it generates and those that it does not, from the productions. */
const loose: readonly [GrammarRule, readonly string[], readonly string[]][] = [
  ['pct-encoded-byte', ['%41', '%fF'], ['', '%4', '%4g', '%41%42']],
  ['pct-encoded-bytes', ['%41', '%41%42'], ['', '%41%', 'a%41']],
  ['pct-encoded-string', ['', 'a%41', '100%', '%zz'], []],
  ['pct-invalid', ['%', '%4'], ['', '%41', '%%', 'a']],
  ['uncoded', ['a', '/?#'], ['', 'a%', '%41']],
  ['pcts', ['%41%42', '%', '%4'], ['', 'a', '%%']],
  ['scheme', ['a', 'A1+.-'], ['', '1a', 'a:', 'a b', 'é']],
  [
    'authority',
    ['', 'h', 'u@h', 'u:p@h:80', 'u@v@h', '[::1]:', 'h:'],
    ['@', 'u@', ':80', 'h:a', 'a b', '[::1', '[h]x'],
  ],
  ['credentials', ['', 'u', 'u:', 'u:p:q', 'u@v'], ['u/', 'u:p?']],
  ['username', ['', 'a b', '100%', 'a@b', '|'], ['a:b', 'a/b', 'a\\b', 'a?', 'a#']],
  ['password', ['', 'a:b', 'a@b'], ['a/b', 'a?', 'a#']],
  ['host', ['h', '[::1]', '%41', 'é', '08', '[::127.0.0.1]'], ['', '[]', '[:::::]', '[::1', 'a|b', 'a b', 'a:', 'a@b']],
  ['ip6-address', ['::1', '1:2:3:4:5:6:7:8', '::1.2.3.4'], ['', ':::::', '[::1]', '::g']],
  ['opaque-host', ['h', '1.2', 'a%'], ['', 'a^', 'a<b', '[::1]', 'a\t']],
  ['port', ['', '0', '00080', '99999'], ['8a', '-1', ' 80']],
  ['drive', ['c:', 'Z|'], ['', 'c', ':', 'cc:', 'c:/', '1:']],
  ['path-root', ['/', '\\'], ['', '//', 'a']],
  ['path', ['', '/', 'a', '/a/b', '//', 'a:b', '..\\b'], ['a?', '/a#']],
  ['path-rel', ['', 'a', 'a/', 'a//b'], ['a?b']],
  ['dir', ['', 'a', '|', '%'], ['a/', 'a?', 'a#']],
  ['file', ['a', '..', '|'], ['', 'a/', 'a?']],
  ['query', ['', 'a?b/c', '%'], ['a#']],
  ['fragment', ['', '#', 'a?b#c'], []],
  [
    'ip4-address',
    ['1', '1.2', '1.2.3.4', '0x7f.1.', '017', '0x', '0'],
    ['', '.', '1.2.3.4.5', '08', '1..2', '1.2..', 'a'],
  ],
  ['ip4-address-strict', ['1.2.3.4', '0.0.0.999'], ['1.2.3', '1.2.3.4.', '01.2.3.4', '0x1.2.3.4']],
  ['num', ['0', '9', '017', '0xF'], ['', '08', '-1']],
  ['num-dec', ['0', '10'], ['', '01', 'a']],
  ['num-oct', ['0', '07'], ['', '7', '08']],
  ['num-hex', ['0x', '0XaF'], ['', '0', 'x1']],
  ['dot', ['.', '%2e', '%2E'], ['', '..', 'a']],
  ['dots', ['..', '.%2e', '%2E%2e'], ['', '.', '...']],
  ['auth-path', ['//', '//h', '//h/a', '\\\\h'], ['', '/a', 'a', '//a b/', 'c:/a']],
  ['url', ['', 'a', 'http://h/a?b#c#d', 'x:y', '1:b', ' a', 'http:\\\\h'], ['//a b', '//h:x', '//[1]']],
];

describe('matchesRule', () => {
  test.each(loose)('the rule %s', (rule, matching, others) => {
    for (const text of matching) expect([text, matchesRule(text, rule)]).toEqual([text, true]);
    for (const text of others) expect([text, matchesRule(text, rule)]).toEqual([text, false]);
  });

  test.each<[GrammarRule, string]>([
    ['pct-invalid', '%'],
    ['pcts', '%4'],
    ['pct-encoded-string', '100%'],
    ['path-root', '\\'],
    ['file', 'a b'],
    ['file', '|'],
    ['file', '%'],
    ['query', '"'],
    ['fragment', '#'],
    ['username', 'a\u0085'],
    ['url', 'http:\\\\h'],
    ['url', ' a'],
    ['url', '\ufdd0'],
    ['url', '\u{1fffe}'],
    ['url', '\udc00'],
  ])('the strict grammar narrows %s: %j', (rule, text) => {
    expect([matchesRule(text, rule), matchesRule(text, rule, { strict: true })]).toEqual([true, false]);
  });

  test('reads a separator by the mode', () => {
    expect(matchesRule('a\\b', 'file')).toBe(false);
    expect(matchesRule('a\\b', 'file', { mode: 'generic' })).toBe(true);
    expect(matchesRule('foo:a\\b', 'url')).toBe(true);
    expect(matchesRule('\\\\h', 'auth-path', { mode: 'generic' })).toBe(false);
  });

  test('has drives in the file mode alone', () => {
    for (const text of ['c:', '/c|', '///c:/a', '//h/c:', '//c|/a', '//c:']) {
      expect([text, matchesRule(text, 'auth-path', { mode: 'file' })]).toEqual([text, true]);
    }
    expect(matchesRule('c:', 'auth-path')).toBe(false);
    expect(matchesRule('//c|/a', 'auth-path')).toBe(false);
    const strict = { mode: 'file', strict: true } as const;
    expect(matchesRule('/c|/a', 'url', strict)).toBe(true);
    expect(matchesRule('//h/c|/a', 'url', strict)).toBe(true);
    // "s drive" has a separator before the drive.
    expect(matchesRule('c|/a', 'url', strict)).toBe(false);
    expect(matchesRule('//c|/a', 'url', strict)).toBe(false);
  });

  test.each<ParserMode>(['web', 'file', 'generic'])(
    'in the mode %s, the loose grammar generates what is parsed',
    (mode) => {
      fc.assert(
        fc.property(reference, (input) => {
          const text = preprocess(input);
          const error = grammarError(text, 'url', { mode });
          const isPortTooHigh = /:\d{5,}(?:[/\\]|$)/.test(text.replace(/[?#].*/s, ''));
          expect(error === null).toBe(parseReference(text, { mode }) !== null || (error === null && isPortTooHigh));
        }),
      );
    },
  );

  test('the strict grammar is a part of the loose one', () => {
    fc.assert(
      fc.property(reference, fc.constantFrom<ParserMode>('web', 'file', 'generic'), (input, mode) => {
        if (matchesRule(input, 'url', { mode, strict: true })) expect(matchesRule(input, 'url', { mode })).toBe(true);
      }),
    );
  });

  test('reads long texts', () => {
    const long = '%41'.repeat(1_000_000);
    expect(matchesRule(long, 'pct-encoded-bytes')).toBe(true);
    expect(matchesRule(`http://h/${long}`, 'url', { strict: true })).toBe(true);
  });
});

describe('grammarError', () => {
  test.each<[string, GrammarRule, GrammarRule, number, number]>([
    ['http://u:p/q@h/', 'url', 'port', 9, 10],
    ['http://u s@h:80x/', 'url', 'port', 15, 16],
    ['//me@/a', 'url', 'opaque-host', 5, 5],
    ['http://h/a?b', 'path', 'file', 10, 11],
    ['a?b/c', 'path', 'dir', 1, 2],
    ['http://[::1]x/', 'url', 'host', 7, 13],
    ['http://[::g]/', 'url', 'ip6-address', 8, 11],
    ['x', 'drive', 'drive', 0, 1],
    ['//a💩<b', 'url', 'opaque-host', 5, 6],
  ])('%j as %s: %s', (input, rule, failing, start, end) => {
    expect(grammarError(input, rule)).toMatchObject({ rule: failing, start, end });
  });

  test('says which character, or that something is missing', () => {
    expect(grammarError('//a b', 'url')?.message).toBe('The rule "opaque-host" does not contain U+0020.');
    expect(grammarError('a\\b', 'dir')?.message).toBe('The rule "dir" does not contain U+005C (\\).');
    expect(grammarError('', 'file')?.message).toBe('The rule "file" does not match the empty string.');
    expect(grammarError('x', 'drive')?.message).toBe('The text does not match the rule "drive".');
  });
});

describe('the rules of the file mode', () => {
  test.each([
    ['c:', false, true],
    ['/c|', false, true],
    ['/c:', true, true],
    ['c:', true, false],
    ['//c:', false, true],
    ['///c:', false, true],
    ['//host', false, true],
    ['//host/c:', false, true],
    ['/c:/a', false, false],
    ['a', false, false],
    ['', false, false],
  ])('auth-drive and %j, strict %j: %j', (text, strict, expected) => {
    expect(matchesRule(text, 'auth-drive', { mode: 'file', strict })).toBe(expected);
  });

  test('authorityε is the empty string', () => {
    expect(matchesRule('', 'authorityε')).toBe(true);
    expect(matchesRule('h', 'authorityε')).toBe(false);
  });
});

test.each(['nothing', 'toString', '__proto__'])('the name of no rule is an error that names it: %s', (name) => {
  expect(() => matchesRule('x', name as 'url')).toThrow(
    new TypeError(`Cannot use the argument rule: "${name}" is not a rule of the grammar`),
  );
});

test('an argument that is not a rule may contain a password', () => {
  expect(() => matchesRule('x', 'http://me:secret@h/' as 'url')).toThrow(
    new TypeError('Cannot use the argument rule: a text is not a rule of the grammar'),
  );
});
