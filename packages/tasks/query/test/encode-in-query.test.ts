import { formURLEncodedPercentEncodeSet, PercentEncodeSet, queryPercentEncodeSet } from '@url/percent';
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
