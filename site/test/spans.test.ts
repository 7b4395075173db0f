import { parseURL } from '@url/parser';
import { describe, expect, test } from 'vitest';
import { spansOf } from '../src/playground/spans.ts';
import { traceVisits } from '../src/playground/trace.ts';

const baseURL = parseURL('https://base.example/a/b?c')!;

/** The spans as "component:text". */
const read = (input: string, base = false) =>
  spansOf(input, traceVisits(input, base ? baseURL : null)).map(
    ({ component, start, end }) => `${component}:${input.slice(start, end)}`,
  );

describe('the part of the input that became a component', () => {
  test.each<[input: string, spans: string[]]>([
    ['http://h', ['scheme:http', 'delimiter:://', 'host:h']],
    [
      'http://h/p?q#f',
      ['scheme:http', 'delimiter:://', 'host:h', 'path:/p', 'delimiter:?', 'query:q', 'delimiter:#', 'fragment:f'],
    ],
    [
      'http://u:p@h:81',
      [
        'scheme:http',
        'delimiter:://',
        'username:u',
        'delimiter::',
        'password:p',
        'delimiter:@',
        'host:h',
        'delimiter::',
        'port:81',
      ],
    ],
    [
      'http://a@b:c@h',
      ['scheme:http', 'delimiter:://', 'username:a@b', 'delimiter::', 'password:c', 'delimiter:@', 'host:h'],
    ],
    ['http://evil\\@good/', ['scheme:http', 'delimiter:://', 'host:evil', 'path:\\@good/']],
    [' ht\ttp://h ', ['removed: ', 'scheme:ht', 'removed:\t', 'scheme:tp', 'delimiter:://', 'host:h', 'removed: ']],
    ['mailto:a?b', ['scheme:mailto', 'delimiter::', 'path:a', 'delimiter:?', 'query:b']],
    ['http://h/🌲', ['scheme:http', 'delimiter:://', 'host:h', 'path:/🌲']],
    ['', []],
  ])('of %j', (input, spans) => {
    expect(read(input)).toEqual(spans);
  });

  test.each<[input: string, spans: string[]]>([
    ['d?e', ['path:d', 'delimiter:?', 'query:e']],
    ['//h/p', ['delimiter://', 'host:h', 'path:/p']],
    ['/p', ['path:/p']],
    ['/', ['path:/']],
    ['foo:/p', ['scheme:foo', 'delimiter::', 'path:/p']],
    ['file:///p', ['scheme:file', 'delimiter:://', 'path:/p']],
    ['#f', ['delimiter:#', 'fragment:f']],
  ])('of %j against a base', (input, spans) => {
    expect(read(input, true)).toEqual(spans);
  });

  test('is a partition of the input', () => {
    for (const input of ['http://[::1]:80/../%zz', 'file:///C|/a', '  x  ', 'a:b:c', '\n\n']) {
      const spans = spansOf(input, traceVisits(input, baseURL));
      expect(spans.map(({ start, end }) => input.slice(start, end)).join('')).toBe(input);
    }
  });
});
