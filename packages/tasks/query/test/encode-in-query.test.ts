import {
  componentPercentEncodeSet,
  formURLEncodedPercentEncodeSet,
  PercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
  userinfoPercentEncodeSet,
  utf8PercentEncode,
} from '@url/percent';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editQuery, encodeInQuery } from '../src/index.js';

test.each([
  [{}, "a b+c/d=~'", 'a%20b%2Bc%2Fd%3D~%27'],
  [{ space: '+' as const }, 'a b+c%20', 'a+b%2Bc%2520'],
  [{ space: '+' as const, plusIsSpace: false }, 'a b', 'a%20b'],
  [{ encodeSet: queryPercentEncodeSet }, "a b/c,d='?", 'a%20b/c,d%3D%27?'],
  [{ encodeSet: formURLEncodedPercentEncodeSet }, 'a b~!', 'a%20b%7E%21'],
  [{ encodeSet: formURLEncodedPercentEncodeSet, space: '+' as const }, 'a b~!', 'a+b%7E%21'],
  [{ encodeSet: new PercentEncodeSet(null, '') }, 'a\n#&+%=b', 'a%0A%23%26%2B%25%3Db'],
  [{ separator: '-' }, 'a-b', 'a%2Db'],
])('with %j, %j is written %j', (options, text, output) => {
  expect(encodeInQuery(text, options)).toBe(output);
});

test('the result is that of the percent-encode set with the characters that are always encoded', () => {
  const sets = [
    null,
    componentPercentEncodeSet,
    queryPercentEncodeSet,
    userinfoPercentEncodeSet,
    formURLEncodedPercentEncodeSet,
  ];
  const custom = fc.string({ unit: 'grapheme-ascii', maxLength: 5 }).map((text) => new PercentEncodeSet(null, text));
  const set = fc.oneof(fc.constantFrom(...sets), custom);
  const separator = fc.constantFrom('&', ';', '&amp;', '!', '-', '~', '||');
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'binary-ascii' }),
    fc.string({ maxLength: 200 }),
  );
  const units = fc.array(fc.integer({ min: 0xd7ff, max: 0xe000 })).map((list) => String.fromCharCode(...list));
  fc.assert(
    fc.property(fc.oneof(text, units), set, separator, (text, encodeSet, separator) => {
      const always = `${specialQueryPercentEncodeSet.characters}%+${separator}`;
      const expected = new PercentEncodeSet(encodeSet ?? componentPercentEncodeSet, always);
      expect(encodeInQuery(text, { encodeSet, separator })).toBe(
        utf8PercentEncode(text, expected).replace(/=/g, '%3D'),
      );
    }),
    { numRuns: 2000 },
  );
});

test('each ASCII code point, and chunks of a long text', () => {
  const ascii = Array.from({ length: 0x80 }, (_, unit) => String.fromCharCode(unit)).join('');
  const set = new PercentEncodeSet(componentPercentEncodeSet, `${specialQueryPercentEncodeSet.characters}%+&`);
  expect(encodeInQuery(ascii)).toBe(utf8PercentEncode(ascii, set));
  const long = `${'a😀\ud800'.repeat(3000)}b`;
  expect(encodeInQuery(long, { encodeSet: queryPercentEncodeSet })).toBe(
    utf8PercentEncode(long, queryPercentEncodeSet),
  );
  expect(encodeInQuery(long)).toBe(utf8PercentEncode(long, queryPercentEncodeSet));
});

test('values keep "=" where the set does', () => {
  expect(editQuery({ query: '' }, { encodeSet: queryPercentEncodeSet }).append('a=b', '/c?d=e').query).toBe(
    'a%3Db=/c?d=e',
  );
});

/** https://www.rfc-editor.org/rfc/rfc9421.html#section-2.2.8 */
describe('RFC 9421, section 2.2.8', () => {
  const component = (url: string, name: string) => {
    const piece = editQuery(url)
      .pieces()
      .find((candidate) => candidate.name === name)!;
    const encode = (text: string) => encodeInQuery(text, { encodeSet: formURLEncodedPercentEncodeSet });
    return `"@query-param";name="${encode(piece.name)}": ${encode(piece.value)}`;
  };
  const first = '/path?param=value&foo=bar&baz=batman&qux=';
  const second =
    '/parameters?var=this%20is%20a%20big%0Amultiline%20value&bar=with+plus+whitespace&fa%C3%A7ade%22%3A%20=something';

  test.each([
    [first, 'baz', '"@query-param";name="baz": batman'],
    [first, 'qux', '"@query-param";name="qux": '],
    [first, 'param', '"@query-param";name="param": value'],
    [second, 'var', '"@query-param";name="var": this%20is%20a%20big%0Amultiline%20value'],
    [second, 'bar', '"@query-param";name="bar": with%20plus%20whitespace'],
    [second, 'façade": ', '"@query-param";name="fa%C3%A7ade%22%3A%20": something'],
  ])('%s %s', (url, name, line) => {
    expect(component(url, name)).toBe(line);
    const edited = editQuery(url).append('added', 'x').delete('foo').sort().toString();
    expect(component(edited, name)).toBe(line);
  });

  test('a signed query keeps its bytes when something is added', () => {
    expect(editQuery(second).append('added', 'x').toString()).toBe(`${second}&added=x`);
  });
});
