/** An input that broke other libraries; `host` is what the living standard gives, and `null` is its failure. */
export interface HostileInput {
  readonly input: string;
  readonly base?: string;
  readonly host: string | null;
}

const good = 'https://good.com/a/b';

function each(inputs: readonly string[], host: string | null): HostileInput[] {
  return inputs.map((input) => ({ input, host }));
}

/** The classes of inputs that URL libraries have been broken with, as far as one string is enough. */
export const hostileInputs: Readonly<Record<string, readonly HostileInput[]>> = {
  backslash: [
    { input: 'http://evil.com\\@good.com/', host: 'evil.com' },
    { input: 'http:\\\\evil.com/', host: 'evil.com' },
    { input: 'http:/\\evil.com', host: 'evil.com' },
    { input: '\\\\evil.com/p', base: good, host: 'evil.com' },
    { input: '/\t\\evil.com', base: good, host: 'evil.com' },
  ],
  userinfo: [
    { input: 'http://a@b@c/', host: 'c' },
    ...each(
      [
        'http://@/127.0.0.1',
        'http://good.com%40evil.com/',
        'http://a%3Ab/',
        'http://a%2Fb/',
        'http://a%23b/',
        'http://a%3Fb/',
        'http://a%2540b/',
      ],
      null,
    ),
  ],
  'before-the-at-sign': [
    { input: 'http://good.com#@evil.com/', host: 'good.com' },
    { input: 'http://good.com?@evil.com/', host: 'good.com' },
  ],
  slashes: [
    { input: 'http:evil.com', host: 'evil.com' },
    { input: 'http:evil.com', base: 'http://good.com/', host: 'good.com' },
    { input: 'http:evil.com', base: good, host: 'evil.com' },
    { input: 'http:///evil.com', host: 'evil.com' },
    { input: 'https:/\\/\\/\\x', host: 'x' },
    { input: '///test', base: 'http://good.com/', host: 'test' },
  ],
  controls: [
    { input: '\bjavascript:alert(1)', host: '' },
    { input: 'jav\n\rasc\nript\r:/\t/x', host: 'x' },
    { input: 'ht\ntp://a\rb', host: 'ab' },
    { input: '\0http://a/', host: 'a' },
    { input: '\u{a0}http://a/', host: null },
    { input: '\u{feff}http://a/', host: null },
  ],
  scheme: [
    { input: 'JavaScript:', host: '' },
    { input: 'ht%74p://evil.com/', host: null },
    { input: 'ht%74p://evil.com/', base: good, host: 'good.com' },
    { input: 'javascript:alert(1)//x', host: '' },
  ],
  port: [
    { input: 'http://h:/', host: 'h' },
    { input: 'http://h:65536/', host: null },
    { input: 'http://h:80abc/', host: null },
    { input: 'http://h:00000080/', host: 'h' },
  ],
  'dot-segments': [
    { input: 'http://h/public/%2e%2e/admin', host: 'h' },
    { input: 'http://h/public/../admin', host: 'h' },
    { input: 'http://h/a%2F..%2Fb', host: 'h' },
  ],
  IPv4: [
    { input: 'http://0/', host: '0.0.0.0' },
    ...each(['http://127.1/', 'http://0x7f.1/', 'http://0177.0.0.1/', 'http://017700000001/'], '127.0.0.1'),
    ...each(['http://2130706433/', 'http://%31%32%37.0.0.1/'], '127.0.0.1'),
    ...each(['http://0xA9FEA9FE/', 'http://169.254.43518/'], '169.254.169.254'),
    { input: 'http://a.1/', host: null },
  ],
  IPv6: [
    { input: 'http://[::ffff:127.0.0.1]/', host: '[::ffff:7f00:1]' },
    ...each(
      [
        'http://[::1]foo/',
        'http://[::1%25eth0]/',
        'http://[1::2::3]/',
        'http://[localhost]/',
        'http://[12345::]/',
        'http://[1:2:3:4:5:6:7:8:]/',
        'http://[::1.2.3.256]/',
        'http://[::1.2.3.04]/',
      ],
      null,
    ),
  ],
  'Unicode-host': [
    ...each(['http://evil。com/', 'http://evil．com/', 'http://evil｡com/', 'http://ｅvil.com/'], 'evil.com'),
    { input: 'http://ex\u{ad}ample/', host: 'example' },
    ...each(['http://c℀.good.com/', 'http://a\u{200d}b/', 'http://0à.א/', 'http://b-.א/', 'http://-.ظ/'], null),
  ],
  punycode: [
    { input: 'http://xn--example-.org/', host: 'xn--example-.org' },
    { input: 'http://example.org.xn--/', host: 'example.org.xn--' },
    { input: 'http://xn--a.ß/', host: null },
    { input: 'http://xn--a/', host: 'xn--a' },
  ],
  keys: each(['http://h/?__proto__=x', 'http://h/?constructor[prototype][x]', 'http://h/?toString='], 'h'),
  text: [
    { input: 'http://\ud800/', host: null },
    { input: 'http://h/\ud800', host: 'h' },
    { input: 'http://h/%zz', host: 'h' },
    { input: 'http://h/%ED%BF%BF', host: 'h' },
  ],
};
