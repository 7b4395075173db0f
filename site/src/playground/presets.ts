/** An input worth looking at. */
export interface Preset {
  readonly title: string;
  readonly input: string;
  readonly base?: string;
}

export interface PresetGroup {
  readonly title: string;
  readonly presets: readonly Preset[];
}

const of = (title: string, input: string, base?: string): Preset =>
  base === undefined ? { title, input } : { title, input, base };

/** What an empty page offers. */
export const firstExamples: readonly Preset[] = [
  of('Two hosts in one string', 'http://evil.com\\@good.com/'),
  of('A lookalike', 'https://аррӏе.com/'),
  of('This machine, in disguise', 'http://0x7f.1/admin'),
  of('A password', 'HTTPS://user:pa ss@EXAMPLE.com:443/a/./b/../c%7e?q=é#frag'),
  of('Not a URL', 'https://exa mple.org:99999/'),
  of('A relative reference', '../c?d#e', 'https://example.org/a/b/'),
];

/** Inputs by class: the standard's own examples, what broke URL libraries, and what the URL Standard reads unlike RFC 3986. */
export const presets: readonly PresetGroup[] = [
  {
    title: 'Examples of the standard',
    presets: [
      of('A special URL without slashes', 'https:example.org'),
      of('Four slashes', 'https://////example.com///'),
      of('Dot segments', 'https://example.com/././foo'),
      of('A relative path', '%F0%9F%8F%B3', 'https://pride.example/hello/world'),
      of('A drive letter with "|"', 'file:///C|/demo'),
      of('The parent of a drive', '..', 'file:///C:/demo'),
      of('A file URL as a base', 'file://loc%61lhost/'),
      of('A space in the host', 'https://ex ample.org/'),
      of('An opaque host', 'hello:world', 'https://example.com/'),
      of('A port that is not a number', 'https://example.com:demo'),
      of('An IPv6 address that is not closed', 'http://[www.example.com]/'),
    ],
  },
  {
    title: 'Where does it connect?',
    presets: [
      of('Backslash before "@"', 'http://evil.example\\@good.example/'),
      of('Two "@"', 'http://a@b@c/'),
      of('"#" before "@"', 'http://good.example#@evil.example/'),
      of('No slashes', 'http:evil.example'),
      of('Three slashes', 'http:///evil.example/'),
      of('Backslashes for slashes', '\\\\evil.example/p', 'https://good.example/'),
      of('A tab between slashes', '/\t/evil.example', 'https://good.example/'),
      of('An escaped "@"', 'http://good.example%40evil.example/'),
    ],
  },
  {
    title: 'Spellings of an address',
    presets: [
      of('A number', 'http://2130706433/'),
      of('Hexadecimal', 'http://0x7f.1/'),
      of('Octal', 'http://0177.0.0.1/'),
      of('Percent-encoded', 'http://%31%32%37.0.0.1/'),
      of('Circled digits', 'http://①②⑦.⓪.⓪.①/'),
      of('IPv4 in IPv6', 'http://[::ffff:127.0.0.1]/'),
      of('A zone', 'http://[fe80::1%25eth0]/'),
      of('A last part out of range', 'http://1.2.3.256/'),
    ],
  },
  {
    title: 'Unicode',
    presets: [
      of('A domain in German', 'https://bücher.example/'),
      of('An ideographic full stop', 'https://evil。example/'),
      of('A soft hyphen', 'https://ex\u00adample.org/'),
      of('Cyrillic letters that look Latin', 'https://аррӏе.example/'),
      of('Right to left', 'https://א.example/ב'),
      of('A right-to-left override', 'https://example.org/\u202egnp.exe'),
      of('A lone surrogate', 'https://example.org/\ud800'),
    ],
  },
  {
    title: 'Controls and schemes',
    presets: [
      of('Line feeds in a scheme', 'jav\nascript:alert(1)'),
      of('A control before a scheme', '\u0001javascript:alert(1)'),
      of('Trailing spaces after an opaque path', 'data:text/plain,a  ?b'),
      of('mailto:', 'mailto:jo@example.org?subject=a b'),
      of('A path that starts with "//"', 'web+demo:/.//not-a-host/'),
    ],
  },
  {
    title: 'Unlike RFC 3986',
    presets: [
      of('"[" and "|" in a path', 'http://example.org/a|b[c]'),
      of('A "%" that encodes nothing', 'http://example.org/%zz'),
      of('An upper-case host', 'http://EXAMPLE.org/'),
      of('An empty port', 'http://example.org:/'),
      of('The default port', 'http://example.org:80/'),
      of('Escaped dot segments', 'http://example.org/public/%2e%2e/admin'),
      of('No host', 'http:///'),
      of('The scheme of the base', 'http:g', 'http://a/b/c/d;p?q'),
    ],
  },
];
