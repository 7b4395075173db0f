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

export const references: readonly string[] = [
  ...starts.flatMap((start) => authorities.map((authority) => start + authority)),
  ...['', '.', '..', 'a/b', '/a', '?x', '#x', 'a:b@c', '/a:b@evil.com', ';x', '..//evil.com'],
];
