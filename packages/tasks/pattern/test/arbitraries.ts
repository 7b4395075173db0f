import { URLPattern } from '@url/pattern';
import fc from 'fast-check';

const text = fc.constantFrom('a', 'b', 'ab', '/', '/a', '/b/', '.', '-', 'A');
const name = fc.constantFrom('x', 'y', 'z', 'w', 'v');
const modifier = fc.constantFrom('', '', '', '?', '*', '+');

const piece = fc.oneof(
  text,
  text,
  fc.tuple(fc.constantFrom('', '/'), name).map(([prefix, id]) => `${prefix}:${id}`),
  fc.tuple(fc.constantFrom('', '/'), name, modifier).map(([prefix, id, mod]) => `${prefix}:${id}${mod}`),
  fc.constantFrom('*', '/*', '(.*)', '{*}', '(.*)?', '(.*)+', '(.*)*', '{}?', '{}'),
  fc.tuple(text, modifier).map(([content, mod]) => `{${content}}${mod}`),
  fc
    .tuple(fc.constantFrom('', 'a', '/', '-'), name, fc.constantFrom('', 'a', '/', '-'), modifier)
    .map(([prefix, id, suffix, mod]) => `{${prefix}:${id}${/\w/.test(suffix) ? '\\' : ''}${suffix}}${mod}`),
  fc
    .tuple(fc.constantFrom('', 'a', '/', '-'), fc.constantFrom('', 'a', '/', '-'), modifier)
    .map(([prefix, suffix, mod]) => `{${prefix}*${suffix}}${mod}`),
);

/** Pattern strings of one component without regular expressions. Some are malformed. */
export const patternString = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));

/** Pathnames that such patterns often match. */
export const pathname = fc
  .array(fc.constantFrom('a', 'b', '/', '/', '-', '.', 'ab', 'A', 'ba'), { maxLength: 9 })
  .map((pieces) => `/${pieces.join('')}`);

/** Pathname patterns that match more often. */
export const simplePath = fc.constantFrom(
  ...['/a', '/:x', '/a/:x', '/:x/b', '/a/*', '/*', '/:x?', '/a/:x*', '/ab/:x.:y', '/A', '/a{/}?', '/a{}?b', '*'],
);

const hostname = fc.constantFrom(undefined, 'a.test', 'b.test', '*.test', ':sub.test', 'A.test');
const search = fc.constantFrom(undefined, undefined, '', 'q=*');

/** Patterns of several components. */
export const pattern = fc
  .tuple(
    fc.oneof(patternString, simplePath),
    hostname,
    search,
    fc.boolean(),
    fc.constantFrom(undefined, undefined, 'https', 'data'),
  )
  .map(([path, host, query, ignoreCase, protocol]) => {
    const parts = { pathname: path, hostname: host, search: query, protocol };
    try {
      return new URLPattern(JSON.parse(JSON.stringify(parts)), { ignoreCase });
    } catch {
      return null;
    }
  })
  .filter((made) => made !== null);
