import { expect, test } from 'vitest';
import { basicURLParse } from '../src/basic-url-parser.js';
import { endOfCleanPrefix } from '../src/clean-runs.js';
import { behindSpecialScheme } from '../src/special-authority.js';
import { FAILURE } from '../src/start.js';

const startOf = (input: string) => behindSpecialScheme(input, endOfCleanPrefix(input));
const serialized = (input: string) => basicURLParse(input)?.serialized ?? null;

/** The states alone: with someone who listens there is no shortcut. */
const serializedByStates = (input: string) => basicURLParse(input, { onValidationError: () => {} })?.serialized ?? null;

test.each([
  ['https://EXAMPLE.org/', 'https://example.org/'],
  ['https://exAmple.org/a?b#c', 'https://example.org/a?b#c'],
  ['https://example.org', 'https://example.org/'],
  ['https://example.org?q', 'https://example.org/?q'],
  ['https://example.org#f', 'https://example.org/#f'],
  ['http://localhost:3000', 'http://localhost:3000/'],
  ['http://127.0.0.1:8080?q#f', 'http://127.0.0.1:8080/?q#f'],
  ['https://example.org:443/a', 'https://example.org/a'],
  ['http://example.org:0080', 'http://example.org/'],
  ['wss://example.org:80/', 'wss://example.org:80/'],
  ['ftp://h:000000000000000000065535/', 'ftp://h:65535/'],
  ['http://0x7F.1/a', 'http://127.0.0.1/a'],
  ['http://0/', 'http://0.0.0.0/'],
  ['http://1.2.3.4./', 'http://1.2.3.4/'],
  ['http://me:secret@h/a', 'http://me:secret@h/a'],
  ['https://B\u00dcCHER.example:443?q', 'https://xn--bcher-kva.example/?q'],
  ['https://%65xample.org/', 'https://example.org/'],
  ['https://\uff11\uff0e1', 'https://1.0.0.1/'],
  ['https://[::1]/', 'https://[::1]/'],
  ['https://[0:0::1]:8080', 'https://[::1]:8080/'],
  ['http://[::127.0.0.1]:80?q', 'http://[::7f00:1]/?q'],
])('%s is read to its end without the states', (input, href) => {
  expect(startOf(input)).toMatchObject({ pointer: input.length, url: { serialized: href }, state: null });
  expect(serializedByStates(input)).toBe(href);
});

test.each([
  ['https://EXAMPLE.org/a b', 21, 'https://example.org/a', 'https://example.org/a%20b'],
  ['https://EXAMPLE.org/./a', 19, 'https://example.org', 'https://example.org/a'],
  ['https://EXAMPLE.org/%2e/`', 19, 'https://example.org', 'https://example.org/%60'],
  ['https://example.org\\a', 19, 'https://example.org', 'https://example.org/a'],
  ['https://example.org:443\\a', 23, 'https://example.org', 'https://example.org/a'],
  ['https://example.org?a b', 21, 'https://example.org/?a', 'https://example.org/?a%20b'],
  ['https://example.org#a b', 21, 'https://example.org/#a', 'https://example.org/#a%20b'],
  ['https://EXAMPLE.org/a?b c', 23, 'https://example.org/a?b', 'https://example.org/a?b%20c'],
  ['https://EXAMPLE.org ', 8, 'https:', 'https://example.org/'],
  ['https://m|e@h/', 8, 'https:', 'https://m%7Ce@h/'],
  ['https://b\u00fccher.example ', 8, 'https:', 'https://xn--bcher-kva.example/'],
  ['https://[::1\n]/', 8, 'https:', 'https://[::1]/'],
  ['https://example.org:/', 8, 'https:', 'https://example.org/'],
  ['https://example.org:4\t43/', 8, 'https:', 'https://example.org/'],
  ['https://me:@h/', 8, 'https:', 'https://me@h/'],
])('of %j the states read what is behind %d', (input, pointer, front, href) => {
  const start = startOf(input);
  expect(start.pointer).toBe(pointer);
  expect(start.url!.serialized).toBe(front);
  expect(serialized(input)).toBe(href);
  expect(serializedByStates(input)).toBe(href);
});

test.each([
  'https://exa mple.org/',
  'https://exa<mple.org?',
  'https://a|b\\c',
  'https://a]b/',
  'https://[abc]/',
  'https://[::1/',
  'https://[1:2]/',
  'https://[]',
  'https://xn--\u00fc/',
  'https://%00/',
  'https://b\u00fccher.example:65536/',
  'https://a[b',
  'https://1.2.3.256/',
  'https://1.2.3.4.5',
  'https://0x100000000/',
  'https://example.org:65536/',
  'https://example.org:99999999999999999999',
])('%j fails without the states', (input) => {
  expect(startOf(input)).toBe(FAILURE);
  expect(serializedByStates(input)).toBeNull();
});

// What makes something else of a code point that no host holds, or takes it away, stands behind it.
test.each([
  ['https://example.org ', 'https://example.org/'],
  ['https://example.org \t\n', 'https://example.org/'],
  ['https://a<\u0338b/', serializedByStates('https://a\u226eb/')],
  ['https://a<%CC%B8b/', serializedByStates('https://a\u226eb/')],
  ['https://a b@h/', 'https://a%20b@h/'],
  ['https://a b:c@h/', 'https://a%20b:c@h/'],
  ['https://[b@h/', 'https://%5Bb@h/'],
  ['https://[::\n1]/', 'https://[::1]/'],
  ['https://h/[', 'https://h/['],
])('%j does not', (input, href) => {
  expect(href).not.toBeNull();
  expect(startOf(input)).not.toBe(FAILURE);
  expect(serialized(input)).toBe(href);
});
