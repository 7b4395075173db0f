/** Inputs of one shape, of any size. */
export interface GrowthClass {
  readonly name: string;
  readonly base?: string;
  /** Returns an input of about that many code units. */
  make(size: number): string;
}

/** Repeats a piece between a beginning and an end. */
export function repeated(name: string, start: string, piece: string, end = '', base?: string): GrowthClass {
  const make = (size: number) => start + piece.repeat(Math.ceil(size / piece.length)) + end;
  return base === undefined ? { name, make } : { name, make, base };
}

/** Repeats several pieces, each for its part of the size. */
function consecutive(
  name: string,
  start: string,
  ...pieces: readonly (readonly [piece: string, part: number])[]
): GrowthClass {
  const make = (size: number) =>
    start + pieces.map(([piece, part]) => piece.repeat((size * part) / piece.length)).join('');
  return { name, make };
}

/** The CJK ideographs and Hangul syllables, 88,000 code points that are valid in a domain. */
const ideographs: readonly (readonly [number, number])[] = [
  [0x4e00, 0x9fff],
  [0x3400, 0x4dbf],
  [0xac00, 0xd7a3],
  [0x20000, 0x2a6df],
  [0x2a700, 0x2b739],
  [0x2b740, 0x2b81d],
];

/** Returns that many code points, distinct as long as possible. */
function differentIdeographs(count: number): string {
  const all = ideographs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
  return Array.from({ length: count }, (_, index) => String.fromCodePoint(all[index % all.length]!)).join('');
}

/** One long component, for each component of a URL, and inputs that broke other parsers. */
export const growthClasses: readonly GrowthClass[] = [
  // Components.
  repeated('scheme', '', 'a', ':x'),
  repeated('username', 'https://', 'a', '@h/'),
  repeated('password', 'https://u:', 'a', '@h/'),
  repeated('host', 'https://', 'a', '/'),
  repeated('host of short labels', 'https://', 'ab.', 'a/'),
  repeated('host in upper case', 'https://', 'A', '/'),
  repeated('opaque host', 'a://', 'a', '/'),
  repeated('port of zeros', 'https://h:', '0', '81/'),
  repeated('path', 'https://h/', 'a'),
  repeated('path of short segments', 'https://h/', 'ab/'),
  repeated('opaque path', 'a:', 'a'),
  repeated('query', 'https://h/?', 'a'),
  repeated('query of pairs', 'https://h/?', 'a=b&'),
  repeated('fragment', 'https://h/#', 'a'),

  // Schemes, and what the parser removes.
  repeated('no scheme, then a base', '', 'a', '', 'http://h/'),
  repeated('spaces before and after', ' '.repeat(10), ' ', 'http://h/ '),
  repeated('tabs in the scheme', 'ht', '\t', 'tp://h/'),
  repeated('tabs among the path', 'http://h/', 'a\t'),

  // Authorities.
  repeated('slashes before the host', 'http:', '/', 'h'),
  repeated('backslashes before the host', 'http:', '\\', 'h'),
  repeated('a@ in the userinfo', 'http://', 'a@', 'h/'),
  repeated('a: in the userinfo', 'http://', 'a:', '@h/'),
  repeated('a:@ in the userinfo', 'http://', 'a:@', 'h/'),
  repeated('a@ and no host', 'http://', 'a@', '/'),
  repeated('%40@ in the userinfo', 'http://', '%40@', 'h/'),
  repeated('é@ in the userinfo', 'http://', 'é@', 'h/'),
  repeated(': after the host', 'http://h', ':', '/'),

  // Hosts.
  repeated('domain, percent-encoded', 'http://', '%61', '/'),
  repeated('domain of %', 'http://', '%', '/'),
  repeated('dots', 'http://', '.', '/'),
  repeated('[ in the host', 'http://', '[', '/'),
  repeated('[ and : in the host', 'http://[', ':', ']/'),
  repeated('[ and 1: in the host', 'http://[', '1:', ']/'),
  repeated('numbers and dots', 'http://', '1.', '1/'),
  repeated('a hexadecimal number', 'http://0x', 'f', '/'),
  repeated('zeros and a number', 'http://', '0', '1/'),
  repeated('opaque host, not ASCII', 'a://', 'é', '/'),

  // International hosts.
  repeated('not ASCII, one label', 'http://', 'é', '/'),
  repeated('not ASCII, short labels', 'http://', 'é.', 'é/'),
  repeated('fullwidth letters', 'http://', 'ａ', '/'),
  repeated('ideographic full stops', 'http://', 'a。', 'a/'),
  repeated('soft hyphens', 'http://a', '\u00ad', '/'),
  repeated('right-to-left labels', 'http://', 'א.', 'א/'),
  repeated('joiners', 'http://', 'ه\u200c', 'ه/'),
  { name: 'one label of different ideographs', make: (size) => `http://${differentIdeographs(size)}/` },
  {
    name: 'labels of 30 different ideographs',
    make: (size) => `http://${differentIdeographs(size).replace(/.{30}/gu, '$&.')}/`,
  },
  repeated('1000 ideographs again and again', 'http://', differentIdeographs(1000), '/'),
  repeated('Punycode alone', 'http://xn--016cpos', 'a', '/'),
  repeated('Punycode beside ß', 'http://ß.xn--016cpos', 'a', '/'),
  repeated('Punycode labels beside ß', 'http://ß', '.xn--zca', '/'),
  repeated('marks in order', 'http://a', '\u0301', '/'),
  repeated('marks out of order', 'http://a', '\u0301\u0316', '/'),
  repeated('marks out of order, percent-encoded', 'http://a', '%CC%81%CC%96', '/'),
  repeated('Hangul in pieces', 'http://', '\u1100\u1161\u11a8', '/'),

  // Paths.
  repeated('slashes in the path', 'http://h/', '/'),
  repeated('slashes and dots in the path', 'http://h/', '//.'),
  repeated('a@ in the path', 'http://h/', 'a@'),
  repeated('% in the path', 'http://h/', '%'),
  repeated('spaces in the path', 'http://h/', ' ', 'x'),
  repeated('backslashes in the path', 'http://h/', '\\'),
  repeated('.. without slashes', 'http://h/', '..'),
  repeated('/../', 'http://h', '/../'),
  repeated('/./', 'http://h', '/./'),
  repeated('/b/..', 'http://h/a', '/b/..'),
  repeated('/%2e%2E/', 'http://h', '/b/%2e%2E'),
  consecutive('a long path, then /b/..', 'http://h', ['/a', 0.5], ['/b/..', 0.5]),
  consecutive('a long path, then /a/./b/../..', 'http://h', ['/a', 0.5], ['/./a/./b/../..', 0.5]),
  consecutive('a long path, then /..', 'http://h', ['/a', 0.5], ['/..', 0.5]),
  consecutive('a long segment, then /b/..', 'http://h/', ['a', 0.5], ['/b/..', 0.5]),
  repeated('/../ of a file', 'file:///C:', '/../'),
  repeated('/b/.. of a path without host', 'a:', '/b/..'),
  repeated('not ASCII in the path', 'http://h/', 'é'),
  repeated('lone surrogates in the path', 'http://h/', '\ud800'),
  repeated('spaces in an opaque path', 'a:b', ' ', 'c'),
  repeated('spaces, then the query', 'a:b', ' ', '?c'),
  repeated('not ASCII in an opaque path', 'a:', 'é'),

  // Queries and fragments.
  repeated("' in a special query", 'http://h/?', "'"),
  repeated('? in the query', 'http://h/?', '?'),
  repeated('not ASCII in the query', 'http://h/?', 'é'),
  repeated('% in the query', 'http://h/?', '%'),
  repeated('# in the fragment', 'http://h/#', '#'),
  repeated('spaces in the fragment', 'http://h/#', ' ', 'x'),
  repeated('not ASCII in the fragment', 'http://h/#', '💩'),
  { ...consecutive('what stalled a regular expression', '0', ['@/@.44', 0.75], ['\x00.', 0.25]), base: 'http://h/' },
];
