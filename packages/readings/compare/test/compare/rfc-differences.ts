/** One of the differences that the standard's editors list (whatwg/url pull request 923), with what they say of it. */
export interface RFCDifference {
  readonly row: number;
  readonly input: string;
  readonly base?: string;
  /** What the URL Standard gives; `null` for failure. */
  readonly whatwg: string | null;
  /** What RFC 3986 gives: its target, `null` where the grammar refuses the string. */
  readonly rfc3986: string | null;
  /** What RFC 3987 gives where that is something else. */
  readonly rfc3987?: string;
}

export const rfcDifferences: readonly RFCDifference[] = [
  {
    row: 1,
    input: 'https://example.com/café',
    whatwg: 'https://example.com/caf%C3%A9',
    rfc3986: null,
    rfc3987: 'https://example.com/café',
  },
  { row: 2, input: 'http:\\\\example.com\\foo', whatwg: 'http://example.com/foo', rfc3986: null },
  { row: 3, input: 'http:example.com/', whatwg: 'http://example.com/', rfc3986: 'http:example.com/' },
  { row: 4, input: 'http:///path', whatwg: 'http://path/', rfc3986: 'http:///path' },
  { row: 5, input: 'file:///path', whatwg: 'file:///path', rfc3986: 'file:///path' },
  {
    row: 6,
    input: 'https://☕.EXAMPLE/',
    whatwg: 'https://xn--53h.example/',
    rfc3986: null,
    rfc3987: 'https://☕.EXAMPLE/',
  },
  { row: 7, input: 'http://0x7f.1', whatwg: 'http://127.0.0.1/', rfc3986: 'http://0x7f.1' },
  { row: 8, input: 'http://1.2.3', whatwg: 'http://1.2.0.3/', rfc3986: 'http://1.2.3' },
  { row: 9, input: 'http://255.example', whatwg: 'http://255.example/', rfc3986: 'http://255.example' },
  { row: 9, input: 'http://example.255', whatwg: null, rfc3986: 'http://example.255' },
  { row: 10, input: 'http://[v1.fe80]/', whatwg: null, rfc3986: 'http://[v1.fe80]/' },
  // RFC 6874 adds the zone; RFC 3986 by itself has none.
  { row: 11, input: 'http://[fe80::a%25eth0]/', whatwg: null, rfc3986: null },
  { row: 12, input: 'file://localhost/', whatwg: 'file:///', rfc3986: 'file://localhost/' },
  { row: 13, input: 'file:///C|/demo', whatwg: 'file:///C:/demo', rfc3986: null },
  { row: 13, input: '..', base: 'file:///C:/demo', whatwg: 'file:///C:/', rfc3986: 'file:///' },
  {
    row: 14,
    input: '/a/%2E%2E/b',
    base: 'http://example.com/',
    whatwg: 'http://example.com/b',
    rfc3986: 'http://example.com/a/%2E%2E/b',
  },
  { row: 15, input: 'http://example.com/%61', whatwg: 'http://example.com/%61', rfc3986: 'http://example.com/%61' },
  { row: 15, input: 'http://example.com/a', whatwg: 'http://example.com/a', rfc3986: 'http://example.com/a' },
  { row: 16, input: '?foo', base: 'bar:opaque', whatwg: null, rfc3986: 'bar:opaque?foo' },
  { row: 16, input: '#foo', base: 'bar:opaque', whatwg: 'bar:opaque#foo', rfc3986: 'bar:opaque#foo' },
  {
    row: 17,
    input: 'https:example.org',
    base: 'https://example.com/',
    whatwg: 'https://example.com/example.org',
    rfc3986: 'https:example.org',
  },
  // Row 18 needs a document in windows-1252: see the test of encodings. In UTF-8 both encode alike.
  {
    row: 18,
    input: '?smörgåsbord',
    base: 'https://example.com/',
    whatwg: 'https://example.com/?sm%C3%B6rg%C3%A5sbord',
    rfc3986: null,
    rfc3987: 'https://example.com/?smörgåsbord',
  },
  { row: 19, input: 'https://exa\tmp\nle.com/', whatwg: 'https://example.com/', rfc3986: null },
  {
    row: 20,
    input: 'https://example.org/foo bar',
    whatwg: 'https://example.org/foo%20bar',
    rfc3986: null,
  },
  { row: 20, input: 'https://example.com/%', whatwg: 'https://example.com/%', rfc3986: null },
  {
    row: 21,
    input: 'http://example.com/[foo]?{bar}#p^q',
    whatwg: 'http://example.com/[foo]?{bar}#p^q',
    rfc3986: null,
  },
  { row: 21, input: 'http://foo{bar}/', whatwg: 'http://foo{bar}/', rfc3986: null },
];
