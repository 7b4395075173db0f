import { words } from './words.ts';

/** An input that broke other libraries, and the href by the standard, or `null` for failure. */
export interface HostileRow {
  readonly input: string;
  readonly base?: string;
  readonly href: string | null;
}

function row(input: string, href: string | null): HostileRow {
  return { input, href };
}

function against(base: string, input: string, href: string | null): HostileRow {
  return { input, base, href };
}

/** Hosts, each with its serialization, or with nothing if it is invalid, after an arrow. */
function hosts(text: string): HostileRow[] {
  return words(text).map((pair) => {
    const [host, serialized] = pair.split('→');
    return row(`http://${host}/`, serialized ? `http://${serialized}/` : null);
  });
}

/** The rows of HOSTILE.md that concern parsing, with results derived from the standard. */
export const hostileRows: Readonly<Record<string, readonly HostileRow[]>> = {
  backslash: [
    row('http://evil.com\\@good.com/', 'http://evil.com/@good.com/'),
    row('http:\\\\evil.com/', 'http://evil.com/'),
    row('http:/\\evil.com', 'http://evil.com/'),
    against('https://h/a', '\\\\evil.com/p', 'https://evil.com/p'),
    against('https://h/a', '/\t\\evil.com', 'https://evil.com/'),
    // Outside of special URLs it is data, and forbidden in a host.
    row('a://evil.com\\@good.com/', 'a://evil.com%5C@good.com/'),
    row('a://evil.com\\good.com/', null),
    row('a://h\\:8/', null),
    row('a:/\\evil.com', 'a:/\\evil.com'),
    against('a://h/b', '\\\\evil.com', 'a://h/\\\\evil.com'),
  ],
  userinfo: [
    row('http://a@b@c/', 'http://a%40b@c/'),
    row('http://a:b:c@h/', 'http://a:b%3Ac@h/'),
    row('http://@/127.0.0.1', null),
    row('http://:@/x', null),
    row('http://good.com%40evil.com/', null),
    row('http://good.com%3A80/', null),
    row('http://good.com%2Fevil.com/', null),
    row('http://good.com%23evil.com/', null),
    row('http://good.com%3Fevil.com/', null),
    row('http://good.com%2540evil.com/', null),
    row('http://a%2540b@h/%2540?%2540#%2540', 'http://a%2540b@h/%2540?%2540#%2540'),
  ],
  '# or ? before @': [
    row('http://good.com#@evil.com/', 'http://good.com/#@evil.com/'),
    row('http://good.com?@evil.com/', 'http://good.com/?@evil.com/'),
    row('http://good.com/@evil.com/', 'http://good.com/@evil.com/'),
  ],
  slashes: [
    row('http:evil.com', 'http://evil.com/'),
    against('http://h/a/b', 'http:evil.com', 'http://h/a/evil.com'),
    against('https://h/a/b', 'http:evil.com', 'http://evil.com/'),
    row('http:///evil.com', 'http://evil.com/'),
    row('https:/\\/\\/\\x', 'https://x/'),
    against('http://h/a', '///test', 'http://test/'),
    row('a:///test', 'a:///test'),
  ],
  controls: [
    row('\bjavascript:alert(1)', 'javascript:alert(1)'),
    row('jav\n\rasc\nript\r:/\t/x', 'javascript://x'),
    row('ht\ntp://a\rb', 'http://ab/'),
    row('\0http://h/', 'http://h/'),
    row('http://h/\0 \u001f', 'http://h/'),
    row('\u00a0http://h/', null),
    row('\ufeffhttp://h/', null),
    against('http://h/a/', '\u00a0http://e/', 'http://h/a/%C2%A0http://e/'),
    row('http://h/\u00a0', 'http://h/%C2%A0'),
  ],
  scheme: [
    row('JavaScript:', 'javascript:'),
    row('ht%74p:', null),
    against('http://h/a', 'ht%74p:', 'http://h/ht%74p:'),
    row('javascript:alert(1)//x', 'javascript:alert(1)//x'),
    row('1http://h/', null),
  ],
  port: [
    row('http://h:/', 'http://h/'),
    row('http://h:65536/', null),
    row('http://h:65535/', 'http://h:65535/'),
    row('http://h:80abc/', null),
    row('http://h:00000080/', 'http://h/'),
    row('http://h:00000081/', 'http://h:81/'),
    row('http://h:99999999999999999999/', null),
    row('http://h:8 0/', null),
  ],
  'dot segments': [
    row('http://h/public/%2e%2e/admin', 'http://h/admin'),
    row('http://h/public/.%2E/admin', 'http://h/admin'),
    row('http://h/public/%2E./admin', 'http://h/admin'),
    row('http://h/public/%2e/admin', 'http://h/public/admin'),
    row('http://h/a/..%2Fb', 'http://h/a/..%2Fb'),
    row('http://h/a%2F../b', 'http://h/a%2F../b'),
    row('http://h/a%2Fb/../c', 'http://h/c'),
    row('http://h/a/%252e%252e/b', 'http://h/a/%252e%252e/b'),
    row('http://h/public\\..\\admin', 'http://h/admin'),
    row('http://h/../../a', 'http://h/a'),
    // A longer segment that starts like a drive letter is not one.
    row('file:///C: /../x', 'file:///x'),
    row('file:///C:\u00e9/..', 'file:///'),
  ],
  'IPv4 spellings': [
    ...hosts(`
      0→0.0.0.0 127.1→127.0.0.1 0x7f.1→127.0.0.1 0177.0.0.1→127.0.0.1 017700000001→127.0.0.1 2130706433→127.0.0.1
      0xA9FEA9FE→169.254.169.254 169.254.43518→169.254.169.254 %31%32%37.0.0.1→127.0.0.1 １２７。０．０｡１→127.0.0.1
      127.0.0.1.→127.0.0.1 0x→0.0.0.0 a.1→ a.0x→ a.09→ 127.0.0.1..→127.0.0.1.. 1..2→ 256.0.0.1→ 1.2.3.256→ 1.2.65536→
      4294967296→ 1.2.3.4.5→ 08→ 0x1g→0x1g`),
  ],
  IPv6: [
    ...hosts(`
      [::ffff:127.0.0.1]→[::ffff:7f00:1] [::1]foo→ [::1%25eth0]→ [1::2::3]→ [localhost]→ [12345::]→
      [1:2:3:4:5:6:7:8:]→ [::1.2.3.256]→ [::1.2.3.04]→ [::1→ foo[::1]→ %5B::1%5D→`),
    row('a://[::1]foo/', null),
  ],
  'Unicode host': [
    ...hosts(`
      evil。com→evil.com evil．com→evil.com evil｡com→evil.com ｅvil.com→evil.com ex\u00adample→example c℀.good.com→
      good.com／evil.com→ a\u200db→ \u200d→ 0à.א→ b-.א→ -.ظ→ \u00ad→`),
  ],
  'punycode equivalence': [
    ...hosts(`
      xn--example-.org→xn--example-.org example.org.xn--→example.org.xn-- xn--a.ß→ ß.xn--example-→ ß.xn--→
      xn--a→xn--a XN--A→xn--a xn--8i7caa→xn--8i7caa xn--8i7caa.ß→`),
  ],
  text: [
    row('http://\ud800/', null),
    row('http://a\udc00b/', null),
    row('a://\ud800/', 'a://%EF%BF%BD/'),
    row('http://\ud800:\udc00@h/\ud800?\udc00#\ud800', 'http://%EF%BF%BD:%EF%BF%BD@h/%EF%BF%BD?%EF%BF%BD#%EF%BF%BD'),
    row('a:\udc00\ud800', 'a:%EF%BF%BD%EF%BF%BD'),
    row('http://a%zz/', null),
    row('http://%/', null),
    row('a://%zz/', 'a://%zz/'),
    row('http://%zz:%@h/%zz?%#%z', 'http://%zz:%@h/%zz?%#%z'),
    row('http://%ED%BF%BF/', null),
    row('http://h/%ED%BF%BF?%ED%BF%BF#%ED%BF%BF', 'http://h/%ED%BF%BF?%ED%BF%BF#%ED%BF%BF'),
  ],
};
