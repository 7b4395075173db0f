// References that programs resolve in different ways: the ways to write another host in place of a path.
export const referenceBase = 'https://good.com/a/b';

const authorities = [
  'evil.com',
  'evil.com:80',
  'u@evil.com',
  'a@b@evil.com',
  'evil.com\\@good.com',
  'good.com#@evil.com',
];
const starts = [
  ...['', '/', '//', '///', '////', '/\\', '\\', '\\\\', '\\/', '//\\', '/\\/', './/', '/.//', '/..//'],
  ...['/\t/', '\t//', ' //', '/%09/', '/ /', '/\n/', '?//', '#//'],
  ...['https:', 'https:/', 'https:\\', 'https://', 'https:\\\\', 'https:///', 'HTTPS:', 'HTTPS:/', 'https://\\'],
  ...['http:', 'http:/', 'http:\\', 'http:\\\\', 'http:///', 'javascript://', 'foo:', 'foo:/', 'foo://'],
];

/** What programs remove, refuse or write anew before they join. */
const oddStarts = [
  ...['\0//', '\x01/', '\ufeff//', '\xa0//', '\u3000//', '//\t', ':', ':/', '://', '@', '/@', '[', '//[', 'a:b//'],
  ...['https:\t/', 'https:////', 'https:?', 'ht\ttp:', 'file:', 'file:/', 'file:////', 'mailto:', 'data:', 'wss://'],
];
const oddAuthorities = [
  ...[
    'evil.com/x',
    'evil.com:80?q',
    'evil.com\t',
    'evil.com ',
    'é.com',
    'evil.com%2f',
    'a b',
    '',
    ':80',
    '@evil.com',
    '[::1]',
  ],
  ...['good.com@evil.com\n', 'evil.com/../..//good.com', 'evil.com\\x'],
];

export const references: readonly string[] = [
  ...starts.flatMap((start) => authorities.map((authority) => start + authority)),
  ...oddStarts.flatMap((start) => oddAuthorities.map((authority) => start + authority)),
  ...['', '.', '..', 'a/b', '/a', '?x', '#x', 'a:b@c', '/a:b@evil.com', ';x', '..//evil.com'],
];
