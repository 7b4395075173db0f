import { toScalarValueString } from '@url/infra';
import { createURLRecord, serializeURL } from '@url/record';
import { URLSearchParams } from '@url/search-params';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editQuery, type QueryEditor } from '../src/index.js';
import { queries, texts } from './arbitraries.js';

const edited = (query: string, edit: (editor: QueryEditor) => unknown) => {
  const editor = editQuery({ query });
  edit(editor);
  return editor.toString();
};

describe('what is not touched stays', () => {
  test.each<[string, (editor: QueryEditor) => unknown, string]>([
    ['a&b=%20&c=~', (q) => q.set('b', 'x'), 'a&b=x&c=~'],
    ['a&b', (q) => q.set('a', ''), 'a&b'],
    ['a=%7e', (q) => q.set('a', '~'), 'a=%7e'],
    ['%61=1&a=2&b', (q) => q.set('a', '3'), '%61=3&b'],
    ['a', (q) => q.set('a', null), 'a'],
    ['a=', (q) => q.set('a', null), 'a'],
    ['=x', (q) => q.set('', null), '='],
    ['a', (q) => q.append('b', null), 'a&b'],
    ['a', (q) => q.append('', null), 'a&='],
    ['a&', (q) => q.append('b', 'c'), 'a&&b=c'],
    ['a&&b', (q) => q.delete('a'), '&b'],
    ['a=1&a=2&a=1', (q) => q.delete('a', '1'), 'a=2'],
    ['a=%2f&b', (q) => q.rename('a', 'c d'), 'c%20d=%2f&b'],
    ['a&b=~', (q) => q.rename('a', 'b'), 'b&b=~'],
    ['a', (q) => q.rename('a', ''), '='],
    ['a=1', (q) => q.rename('a', ''), '=1'],
    ['a=1&b=2&a=3', (q) => q.replace('a', 'x'), 'a=x&b=2&a=x'],
    ['a=1&a=2', (q) => q.replace('a', (value) => (value === '1' ? null : `${value}!`)), 'a&a=2!'],
    ['a=1', (q) => q.replace('b', 'x'), 'a=1'],
    ['utm_a=%20&b=%20&utm_c', (q) => q.filter(([name]) => !name.startsWith('utm_')), 'b=%20'],
    ['b=%20&&a&b=1', (q) => q.sort(), 'a&&b=%20&b=1'],
    ['b&a', (q) => q.sort((a, b) => b[1].length - a[1].length), 'b&a'],
    ['a&&b', (q) => q.sort(), 'a&&b'],
  ])('%#: %s', (query, edit, output) => {
    expect(edited(query, edit)).toBe(output);
  });

  test('another separator', () => {
    expect(editQuery({ query: 'a;b' }, { separator: ';' }).append('c;d', '&').toString()).toBe('a;b;c%3Bd=%26');
    expect(editQuery({ query: 'a=1,b' }, { separator: ',' }).set('a', ',').toString()).toBe('a=%2C,b');
    const editor = editQuery('/?a&amp;b=c#d', { separator: '&amp;' }).set('a', '');
    expect(editor.append('e', 'f').toString()).toBe('/?a&amp;b=c&amp;e=f#d');
    expect(editor.pieces().map(({ start }) => start)).toEqual([2, 8, 16]);
  });

  test('a query of which nothing is left is none; an empty one that no one touched stays', () => {
    expect(editQuery('https://h/?a#b').delete('a').toString()).toBe('https://h/#b');
    expect(editQuery('https://h/?#b').delete('a').toString()).toBe('https://h/?#b');
    expect(editQuery({ query: 'a' }).delete('a').query).toBe(null);
    expect(editQuery({ query: '' }).query).toBe('');
    expect(editQuery({ query: null }).query).toBe(null);
    expect(editQuery({ query: 'a' }).delete('a').append('b', '').query).toBe('b=');
  });
});

describe('how text is written', () => {
  test('what has a meaning is encoded whatever the set says', () => {
    expect(edited('', (q) => q.append('=a+ %\n#&', "=b+ %\n#&~/'"))).toBe(
      '%3Da%2B%20%25%0A%23%26=%3Db%2B%20%25%0A%23%26~%2F%27',
    );
  });

  test('names and values are converted as Web IDL converts them', () => {
    const editor = editQuery({ query: 'null=1&1' });
    expect(editor.get(null as never)).toBe('1');
    expect(
      editor
        .set(1 as never, 2 as never)
        .append('\ud800', '\udc00')
        .toString(),
    ).toBe('null=1&1=2&%EF%BF%BD=%EF%BF%BD');
    expect(editor.get('\ufffd')).toBe('\ufffd');
    expect(editor.has('\udfff', '\ud801')).toBe(true);
  });
});

test('functions get the pair, and may edit meanwhile', () => {
  const editor = editQuery({ query: 'a=%20&b&a' });
  const seen: unknown[] = [];
  editor.filter((pair) => {
    seen.push(pair);
    editor.delete('b').query;
    return pair[0] === 'b';
  });
  expect(seen).toEqual([
    ['a', ' '],
    ['b', ''],
    ['a', ''],
  ]);
  expect(editor.pairs()).toEqual([]);
  const other = editQuery({ query: 'a=1&a=2&b' });
  other.replace('a', (value) => {
    other.delete('a', '1');
    return `${value}x`;
  });
  expect(other.toString()).toBe('a=2x&b');
});

test('pieces have their places in the whole text', () => {
  const editor = editQuery('/p?a&&bc=d#f').set('a', 'é').append('x', null);
  const text = editor.toString();
  expect(text).toBe('/p?a=%C3%A9&&bc=d&x#f');
  expect(editor.pieces().map(({ raw, start, end }) => [raw, start, text.slice(start, end)])).toEqual([
    ['a=%C3%A9', 3, 'a=%C3%A9'],
    ['', 12, ''],
    ['bc=d', 13, 'bc=d'],
    ['x', 18, 'x'],
  ]);
  expect(editor.pairs()).toEqual([
    ['a', 'é'],
    ['bc', 'd'],
    ['x', ''],
  ]);
});

test('records and URL objects take the result', () => {
  const record = createURLRecord({ scheme: 'https', host: 'h', path: '/', query: 'a&b=%20' });
  record.query = editQuery(record).set('a', '1').query;
  expect(serializeURL(record)).toBe('https://h/?a=1&b=%20');
  const url = new URL('https://h/?a&b=%20#c');
  expect(editQuery(url).set('a', '1').toString()).toBe('https://h/?a=1&b=%20#c');
  url.search = editQuery(url).set('a', "it's").search;
  expect(url.href).toBe('https://h/?a=it%27s&b=%20#c');
});

type Operation = (params: QueryEditor | URLSearchParams) => unknown;

const operations: fc.Arbitrary<Operation> = fc.oneof(
  fc.tuple(texts, texts).map(
    ([name, value]): Operation =>
      (params) =>
        void params.set(name, value),
  ),
  fc.tuple(texts, texts).map(
    ([name, value]): Operation =>
      (params) =>
        void params.append(name, value),
  ),
  texts.map(
    (name): Operation =>
      (params) =>
        void params.delete(name),
  ),
  fc.tuple(texts, texts).map(
    ([name, value]): Operation =>
      (params) =>
        void params.delete(name, value),
  ),
  fc.tuple(texts, texts).map(
    ([name, value]): Operation =>
      (params) =>
        params.has(name, value),
  ),
  texts.map(
    (name): Operation =>
      (params) => [params.has(name), params.get(name), params.getAll(name)],
  ),
  fc.constant<Operation>((params) => void params.sort()),
);

describe('properties', () => {
  const options = fc.record({
    space: fc.constantFrom('%20' as const, '+' as const),
    kind: fc.constant('query' as const),
  });

  test('every operation gives the pairs that URLSearchParams gives', () => {
    fc.assert(
      fc.property(queries, options, fc.array(operations, { maxLength: 12 }), (query, given, list) => {
        const editor = editQuery(query, given);
        const params = new URLSearchParams(`?${query}`);
        for (const operation of list) {
          expect(operation(editor)).toEqual(operation(params));
          expect(editor.pairs()).toEqual([...params]);
        }
        expect([...new URLSearchParams(`?${editor.query ?? ''}`)]).toEqual([...params]);
      }),
      { numRuns: 500 },
    );
  });

  test.each([2, 16, 17, 100])('%d pairs are sorted stably', (length) => {
    const names = fc.array(fc.constantFrom('a', 'b', 'c', 'ab', 'é', '😀', '\uffff'), {
      minLength: length,
      maxLength: length,
    });
    fc.assert(
      fc.property(names, (list) => {
        const pairs = list.map((name, index) => [name, `${index}`] as const);
        const params = new URLSearchParams(pairs.map(([...pair]) => pair));
        params.sort();
        expect(editQuery(pairs).sort().pairs()).toEqual([...params]);
      }),
    );
  });

  test('rename and filter give what they would give on the pairs', () => {
    fc.assert(
      fc.property(queries, texts, texts, (query, from, to) => {
        const pairs = editQuery({ query }).pairs();
        expect(editQuery({ query }).rename(from, to).get(from)).toBe(
          toScalarValueString(from) === toScalarValueString(to)
            ? (pairs.find(([name]) => name === toScalarValueString(from))?.[1] ?? null)
            : null,
        );
        expect(editQuery({ query }).rename(from, to).pairs()).toEqual(
          pairs.map(([name, value]) => [name === toScalarValueString(from) ? toScalarValueString(to) : name, value]),
        );
        expect(
          editQuery({ query })
            .filter(([, value]) => value !== to)
            .pairs(),
        ).toEqual(pairs.filter(([, value]) => value !== to));
      }),
    );
  });

  test('a piece that no operation names keeps its bytes, and so does everything else', () => {
    fc.assert(
      fc.property(queries, texts, texts, (query, name, value) => {
        const url = `//h/p?${query.replace(/#/g, '')}#f?x`;
        expect(editQuery(url).toString()).toBe(url);
        const before = editQuery(url)
          .pieces()
          .map(({ raw }) => raw);
        expect(
          editQuery(url)
            .append(name, value)
            .pieces()
            .map(({ raw }) => raw)
            .slice(0, -1),
        ).toEqual(before);
        const others = (editor: QueryEditor) =>
          editor
            .pieces()
            .filter((piece) => piece.name !== toScalarValueString(name))
            .map(({ raw }) => raw);
        expect(others(editQuery(url).set(name, value))).toEqual(others(editQuery(url)));
        expect(editQuery(url).set(name, value).toString()).toMatch(/^\/\/h\/p\?.*#f\?x$/su);
      }),
    );
  });

  test('set, delete, rename, sort and filter are idempotent', () => {
    fc.assert(
      fc.property(queries, texts, texts, (query, name, value) => {
        const edits: ((editor: QueryEditor) => QueryEditor)[] = [
          (editor) => editor.set(name, value),
          (editor) => editor.delete(name),
          (editor) => editor.rename(name, value),
          (editor) => editor.replace(name, value),
          (editor) => editor.sort(),
          (editor) => editor.filter((pair) => pair[0] !== name),
        ];
        for (const edit of edits) {
          const once = edit(editQuery({ query })).toString();
          expect(edit(editQuery({ query: once })).toString()).toBe(once);
        }
      }),
    );
  });

  test('the URL parser changes nothing of what is written', () => {
    fc.assert(
      fc.property(texts, texts, (name, value) => {
        const href = editQuery('https://h/?a').append(name, value).toString();
        expect(new URL(href).href).toBe(href);
        expect(new URL(href).searchParams.getAll(name)).toContain(toScalarValueString(value));
      }),
    );
  });
});

test('n operations on n pairs end, whatever they are', () => {
  const count = 64_000;
  const query = Array.from({ length: count }, (_, i) => `a${i}=${i}`).join('&');
  const editor = editQuery({ query });
  for (let i = 0; i < count; i++) editor.set(`a${i}`, `${i + 1}`);
  for (let i = 0; i < count; i++) editor.rename(`a${i}`, 'b');
  for (let i = 1; i < count; i++) editor.delete('b', `${i}`).get('b');
  expect(editor.toString()).toBe(`b=${count}`);
});
