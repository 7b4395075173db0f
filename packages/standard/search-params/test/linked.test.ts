import { describe, expect, test } from 'vitest';
import {
  createLinkedSearchParams,
  serializeLinkedSearchParams,
  setLinkedQuery,
  URLSearchParams,
} from '../src/index.js';

function link(query: string) {
  const log: (string | null)[] = [];
  const params = createLinkedSearchParams(query, () => log.push(serializeLinkedSearchParams(params)));
  return { params, log };
}

test('the query is read as it is: a "?" belongs to the first name', () => {
  expect([...link('?a=1').params]).toEqual([['?a', '1']]);
  expect([...link('').params]).toEqual([]);
  expect(link('a=1').params).toBeInstanceOf(URLSearchParams);
});

test('append, delete, set and sort update, whether they change something or not', () => {
  const { params, log } = link('b=~&a=1');
  params.append('c', '2');
  params.set('c', '3');
  params.delete('x');
  params.sort();
  params.delete('a', '1');
  expect(log).toEqual(['b=%7E&a=1&c=2', 'b=%7E&a=1&c=3', 'b=%7E&a=1&c=3', 'a=1&b=%7E&c=3', 'b=%7E&c=3']);
  params.delete('b');
  params.delete('c');
  expect(log[log.length - 1]).toBeNull();
});

test('what only reads does not update, nor does what throws', () => {
  const { params, log } = link('a=1');
  params.get('a');
  params.getAll('a');
  params.has('a');
  params.size;
  params.toString();
  params.forEach(() => {});
  expect([...params.entries(), ...params.keys(), ...params.values()]).toHaveLength(3);
  expect(() => params.append('a', Symbol() as never)).toThrow(TypeError);
  expect(() => Reflect.apply(params.set, params, ['a'])).toThrow(TypeError);
  expect(log).toEqual([]);
});

describe('setLinkedQuery', () => {
  test('replaces the list without an update', () => {
    const { params, log } = link('a=1');
    setLinkedQuery(params, 'b=2&c=3');
    expect([...params.keys()]).toEqual(['b', 'c']);
    setLinkedQuery(params, '');
    expect(params.size).toBe(0);
    expect(log).toEqual([]);
  });

  test('is seen by an iterator that has begun', () => {
    const { params } = link('a=1&b=2');
    const iterator = params.keys();
    expect(iterator.next().value).toBe('a');
    setLinkedQuery(params, 'c=3&d=4');
    expect(iterator.next().value).toBe('d');
  });

  test('while an argument is converted: the operation is on the new list', () => {
    const { params, log } = link('a=1');
    const name = {
      toString() {
        setLinkedQuery(params, 'b=2');
        return 'c';
      },
    };
    params.append(name as never, '3');
    expect(log).toEqual(['b=2&c=3']);
    params.get(name as never);
    expect(`${params}`).toBe('b=2');
  });
});

test('fifty thousand appends update fifty thousand times and serialize once', () => {
  let updates = 0;
  const params = createLinkedSearchParams('', () => updates++);
  for (let i = 0; i < 50_000; i++) params.append('n', `${i}`);
  expect(updates).toBe(50_000);
  expect(serializeLinkedSearchParams(params)!.length).toBeGreaterThan(50_000);
});

test('an argument of another type throws, and the message names it', () => {
  const { params } = link('a=1');
  expect(() => createLinkedSearchParams(1 as never, () => {})).toThrow(/^Cannot use the argument query: /);
  expect(() => createLinkedSearchParams('', {} as never)).toThrow(
    /^Cannot use the argument onUpdate: .* is not a function/,
  );
  expect(() => setLinkedQuery(params, null as never)).toThrow(/^Cannot use the argument query: /);
  expect(`${params}`).toBe('a=1');
});

test('params without a URL can be serialized as a query, other objects cannot', () => {
  expect(serializeLinkedSearchParams(new URLSearchParams())).toBeNull();
  const expected = /^Cannot use the argument params: .* is not a URLSearchParams of this package/;
  expect(() => serializeLinkedSearchParams({} as never)).toThrow(expected);
  expect(() => setLinkedQuery({} as never, '')).toThrow(expected);
});
