import {
  authority,
  decimalByte,
  h16,
  host,
  ipv4addr,
  ipv6addr,
  ls32,
  number,
  ParsingContext,
  password,
  port,
  user,
} from '@url/drafts/2014';
import { describe, expect, test } from 'vitest';

/** What a rule gives, and the types of the errors. */
function run<Result>(rule: (input: string, context: ParsingContext) => Result, input: string, isSetting = false) {
  const context = new ParsingContext({ isSetting });
  const result = rule(input, context);
  return [result, context.notes.map(({ type }) => type), context.parseException?.type ?? null];
}

describe('1.3.7. authority(input)', () => {
  test.each([
    ['a', { host: 'a' }],
    ['a:1', { host: 'a', port: '1' }],
    ['u@a:', { username: 'u', host: 'a', port: '' }],
    [':@a', { username: '', password: '', host: 'a' }],
    ['u:p:q@a', { username: 'u', password: 'p:q', host: 'a' }],
    ['u@[::1]:1', { username: 'u', host: '[::1]', port: '1' }],
    ['', { host: '' }],
  ])('%j gives %j', (input, result) => {
    expect(run(authority, input)).toEqual([result, [], null]);
  });

  test.each([
    ['u@v@w@a', { username: 'u%40v%40w', host: 'a' }],
    ['u:p@v@a', { username: 'u', password: 'p%40v', host: 'a' }],
    ['@@a', { username: '%40', host: 'a' }],
    ['u@@', { username: 'u%40', host: '' }],
    ['u@v"\t@127.1', { username: 'u%40v%22', host: '127.0.0.1' }],
  ])('%j: the host comes after the last "@"', (input, result) => {
    expect(run(authority, input)[0]).toEqual(result);
    expect(run(authority, input)[1]).toContain('at-sign');
  });

  test('a ":" after the first "@" ends the host, and what follows is no port', () => {
    expect(run(authority, 'a:b@c:d@e')).toEqual([null, [], 'invalid-port']);
    expect(run(authority, 'a@[::1]@b')).toEqual([null, [], 'invalid-domain']);
  });

  test.each(['a/b', 'a\\b', 'a?', 'a#'])('%j does not match', (input) => {
    expect(run(authority, input)).toEqual([null, [], null]);
  });
});

describe('1.3.8, 1.3.9. user(input), password(input)', () => {
  test('the default encode set', () => {
    expect(user(' "<>`é{[]}|^\'')).toBe("%20%22%3C%3E%60%C3%A9{[]}|^'");
    expect(password(':a\nb')).toBe(':ab');
  });

  test('delimiters', () => {
    expect([...'/\\?#@:'].map((character) => user(character))).toEqual([null, null, null, null, null, null]);
    expect([...'/\\?#@:'].map((character) => password(character))).toEqual([null, null, null, null, null, ':']);
  });
});

describe('1.3.10. host(input)', () => {
  test.each([
    ['example.org', 'example.org', []],
    ['EXAMPLE.org', 'example.org', ['IDNA-mapped']],
    ['ex%41mple.org', 'example.org', ['IDNA-mapped']],
    ['faß.de', 'fass.de', ['IDNA-mapped']],
    ['你好', 'xn--6qq79v', []],
    ['xn--6qq79v', 'xn--6qq79v', []],
    ['a\u200b\u2060\ufeff\tb', 'ab', ['ignored-code-point']],
    ['a..b', 'a..b', ['empty-label']],
    ['a.', 'a.', ['empty-label']],
    ['.a', '.a', []],
    ['127.0.0.1', '127.0.0.1', []],
    ['127.0.0.1.', '127.0.0.1.', ['empty-label']],
    ['1.2.3.4.5', '1.2.3.4.5', []],
    ['0x', '0x', []],
    ['０x7f.1', '127.0.0.1', ['IDNA-mapped', 'number-not-decimal', 'IPv4-missing-component']],
    ['a|b^', 'a|b^', []],
    ['[::1]', '[::1]', []],
  ])('%j is %j', (input, result, notes) => {
    expect(run(host, input)).toEqual([result, notes, null]);
  });

  test.each(['a b', 'a%00', 'a%2fb', 'a%', '%40', '[g]', '[', ']', 'a%5Cb', '\ufdd0'])(
    '%j is a parse exception',
    (input) => {
      expect(run(host, input)).toEqual([null, [], 'invalid-domain']);
    },
  );

  test('the empty string is a parse exception', () => {
    expect(run(host, '')).toEqual([null, [], 'empty-host']);
    expect(run(host, '\t')).toEqual([null, ['ignored-code-point'], 'empty-host']);
  });

  test.each([...':/\\?#'])('%j does not match', (character) => {
    expect(run(host, `a${character}b`)).toEqual([null, [], null]);
  });
});

describe('1.3.11. ipv6addr(input)', () => {
  test.each([
    ['[1:2:3:4:5:6:7:8]', '[1:2:3:4:5:6:7:8]'],
    ['[1:2:3:4:5:6:7.8.9.10]', '[1:2:3:4:5:6:708:90a]'],
    ['[2001:0DB8::1]', '[2001:db8::1]'],
    ['[1:2::3:4]', '[1:2::3:4]'],
    ['[::]', '[::]'],
    ['[1::]', '[1::]'],
    ['[::1]', '[::1]'],
    ['[::ffff:127.0.0.001]', '[::ffff:7f00:1]'],
    ['[1::2:3:4:5:6]', '[1::2:3:4:5:6]'],
    ['[0:f:0:0:f:f:0:0]', '[0:f::f:f:0:0]'],
  ])('%s gives %j', (input, result) => {
    expect(run(ipv6addr, input)).toEqual([result, [], null]);
  });

  test.each([
    '[1:2]',
    '[1:2:3:4:5:6:7]',
    '[1:2:3:4:5:6:7:8:9]',
    '[1::2:3:4:5:6:7]',
    '[1:2:3:4:5:6:7:1.2.3.4]',
    '[1.2.3.4]',
  ])('%s has the wrong number of values', (input) => {
    expect(run(ipv6addr, input)).toEqual([null, [], 'IPv6-pieces']);
  });

  test.each([
    '::1',
    '[',
    '[]',
    '[:]',
    '[:::]',
    '[1::2::3]',
    '[1:]',
    '[:1]',
    '[g::]',
    '[12345::]',
    '[1.2.3.4::]',
    '[::1.2.3]',
    '[::1]a',
  ])('%s does not match', (input) => {
    expect(run(ipv6addr, input)).toEqual([null, [], null]);
  });
});

describe('1.3.12. ipv4addr(input)', () => {
  test.each([
    ['1.2.3.4', '1.2.3.4', []],
    ['0', '0.0.0.0', ['IPv4-missing-component']],
    ['4294967295', '255.255.255.255', ['IPv4-missing-component']],
    ['1.16777215', '1.255.255.255', ['IPv4-missing-component']],
    ['1.2.65535', '1.2.255.255', ['IPv4-missing-component']],
    ['0x7F.010.08.0', '127.8.8.0', ['number-not-decimal']],
    ['0xc0.0250.01', '192.168.0.1', ['number-not-decimal', 'IPv4-missing-component']],
  ])('%s gives %j with the notes %j', (input, result, notes) => {
    expect(run(ipv4addr, input)).toEqual([result, notes, null]);
  });

  test.each(['1.2.3.256', '256.1', '1.256.1', '1.2.256.1', '4294967296', '1.16777216', '1.2.65536', '9'.repeat(400)])(
    '%s is out of range',
    (input) => {
      expect(run(ipv4addr, input)).toEqual([null, [], 'IPv4-out-of-range']);
    },
  );

  test.each(['', '.', '1.', '.1', '1..2', '1.2.3.4.5', '0x', '1a', '-1', '１'])('%j does not match', (input) => {
    expect(run(ipv4addr, input)).toEqual([null, [], null]);
  });
});

describe('1.3.13 to 1.3.16. number(input), h16(input), ls32(input), decimal-byte(input)', () => {
  test.each([
    ['0', 0, []],
    ['9', 9, []],
    ['09', 9, []],
    ['010', 8, ['number-not-decimal']],
    ['0X1f', 31, ['number-not-decimal']],
  ])('number: %s is %d', (input, result, notes) => {
    expect(run(number, input)).toEqual([result, notes, null]);
  });

  test('what does not match', () => {
    expect(['', '0x', 'a', '1.', ' 1'].map((input) => number(input))).toEqual([null, null, null, null, null]);
    expect(['', 'g', '12345'].map(h16)).toEqual([null, null, null]);
    expect(['', '1.2.3', '1.2.3.4.5', '1.2.3.'].map((input) => ls32(input))).toEqual([null, null, null, null]);
    expect(['', '300', '1234', 'a'].map((input) => decimalByte(input))).toEqual([null, null, null, null]);
  });

  test('what does', () => {
    expect(['0', 'aB', 'FFFF'].map(h16)).toEqual(['0', 'aB', 'FFFF']);
    expect(ls32('255.0.00.000')).toBe('255.0.00.000');
    expect(['0', '00', '255'].map((input) => decimalByte(input))).toEqual(['0', '00', '255']);
  });

  test('a byte above 255 is a parse exception', () => {
    expect(run(decimalByte, '256')).toEqual([null, [], 'decimal-byte']);
    expect(run(ls32, '1.2.3.256')).toEqual([null, [], 'decimal-byte']);
    expect(run(ipv6addr, '[::1.2.3.256]')).toEqual([null, [], 'decimal-byte']);
  });
});

describe('1.3.17. port(input)', () => {
  test.each([
    ['', '', []],
    ['0', '0', []],
    ['000', '0', []],
    ['0080', '80', []],
    ['99999999999999999999', '99999999999999999999', []],
    ['8\n0', '80', ['tab-or-newline']],
  ])('%j gives %j with the notes %j', (input, result, notes) => {
    expect(run(port, input)).toEqual([result, notes, null]);
  });

  test('a parser refuses what is no digit, and a setter cuts it off', () => {
    expect(run(port, '80a')).toEqual([null, [], 'invalid-port']);
    expect(run(port, '80a', true)).toEqual(['80', ['invalid-port'], null]);
    expect(run(port, 'a', true)).toEqual(['', ['invalid-port'], null]);
    expect(run(port, '8/0', true)).toEqual([null, [], null]);
  });
});
