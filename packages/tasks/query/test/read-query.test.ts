import { describe, expect, test } from 'vitest';
import { boolean, integer, list, number, optional, readQuery, type StandardSchema, string } from '../src/read.js';

const places = (input: string, schema: Parameters<typeof readQuery>[1]) => {
  const result = readQuery(input, schema);
  return result.ok
    ? result.value
    : result.errors.map(({ name, reason, start, end }) => [name, reason, input.slice(start, end), start]);
};

test('values by name', () => {
  const result = readQuery('https://h/?page=2&tag=a+b&tag=c&x', {
    page: integer,
    tag: list(string),
    q: optional(string),
    z: optional(list(number)),
  });
  expect(result).toEqual({ ok: true, value: { page: 2, tag: ['a b', 'c'], q: undefined, z: undefined } });
  if (result.ok) {
    const { page, tag, q }: { page: number; tag: string[]; q: string | undefined } = result.value;
    expect([page, tag.length, q]).toEqual([2, 2, undefined]);
  }
  expect(readQuery('z=1&z=2', { z: optional(list(number), null), y: optional(integer, 7), t: list(string) })).toEqual({
    ok: true,
    value: { z: [1, 2], y: 7, t: [] },
  });
});

describe('what is wrong has its place', () => {
  test.each<[string, Parameters<typeof readQuery>[1], unknown]>([
    [
      'page=x&page=2',
      { page: integer },
      [
        ['page', 'repeated', 'page=2', 7],
        ['page', 'invalid', 'page=x', 0],
      ],
    ],
    ['a=1', { b: string }, [['b', 'missing', '', 3]]],
    ['/p?#f', { b: string }, [['b', 'missing', '', 3]]],
    ['/p#f', { b: string }, [['b', 'missing', '', 2]]],
    ['/p?a&&n=1&n=%zz#f', { n: list(integer) }, [['n', 'invalid', 'n=%zz', 10]]],
    [
      'a=x&b',
      { a: optional(integer), b: boolean },
      [
        ['a', 'invalid', 'a=x', 0],
        ['b', 'invalid', 'b', 4],
      ],
    ],
  ])('%s has errors', (input, schema, errors) => {
    expect(places(input, schema)).toEqual(errors);
  });
});

describe('readers of values', () => {
  test.each<[StandardSchema, string, unknown]>([
    [integer, '007', 7],
    [integer, '-0', 0],
    [integer, '9007199254740993', null],
    [integer, '', null],
    [integer, '1e3', null],
    [integer, ' 1', null],
    [number, '-1.5E-1', -0.15],
    [number, '1e999', null],
    [number, '.5', null],
    [number, 'NaN', null],
    [boolean, 'true', true],
    [boolean, '0', false],
    [boolean, '', null],
    [string, '', ''],
  ])('%#: %o', (schema, text, expected) => {
    const result = readQuery({ query: `x=${text}` }, { x: schema });
    expect(result.ok ? Object.is((result.value as { x: unknown }).x, expected) : null).toBe(
      expected === null ? null : true,
    );
  });

  test('are Standard Schema validators', () => {
    expect(integer['~standard'].validate(1)).toEqual({ issues: [{ message: 'the value is not an integer' }] });
    expect(integer['~standard']).toMatchObject({ version: 1, vendor: '@url/query' });
  });
});

describe('validators of other libraries', () => {
  const upper = Object.assign(() => {}, {
    optional: () => upper,
    list: () => upper,
    '~standard': {
      version: 1 as const,
      vendor: 'test',
      validate: (value: unknown) =>
        value === 'x' ? { issues: [{ message: 'one' }, { message: 'two' }] } : { value: `${value}`.toUpperCase() },
    },
  });

  test('are asked for each value', () => {
    expect(readQuery('a=b&c=d', { a: upper, c: list(upper) })).toEqual({ ok: true, value: { a: 'B', c: ['D'] } });
    const result = readQuery('a=x', { a: optional(upper) });
    expect(!result.ok && result.errors.map(({ message }) => message)).toEqual(['one', 'two']);
  });

  test('that answer with a promise are refused', () => {
    const slow = { '~standard': { version: 1 as const, vendor: 'test', validate: async () => ({ value: 1 }) } };
    expect(places('a=b', { a: slow })).toEqual([['a', 'asynchronous', 'a=b', 0]]);
  });

  test('takes issues that the class of a validator library has, and not those of Object.prototype', () => {
    class Failure {
      get issues() {
        return [{ message: 'never' }];
      }
    }
    const never = { '~standard': { version: 1 as const, vendor: 'test', validate: () => new Failure() } };
    expect(places('a=b', { a: never })).toEqual([['a', 'invalid', 'a=b', 0]]);
    const polluted = Object.prototype as { issues?: unknown };
    polluted.issues = [{ message: 'always' }];
    try {
      expect(readQuery('a=b', { a: string })).toEqual({ ok: true, value: { a: 'b' } });
    } finally {
      delete polluted.issues;
    }
  });
});

test('names of Object.prototype are names like others', () => {
  const schema = Object.fromEntries([
    ['__proto__', integer],
    ['constructor', optional(integer)],
  ]);
  const result = readQuery('__proto__=1', schema);
  expect(result.ok && Object.entries(result.value)).toEqual([
    ['__proto__', 1],
    ['constructor', undefined],
  ]);
  Object.assign(Object.prototype, { otherwise: 1, list: string, issues: [] });
  try {
    expect(readQuery('a=1', { a: integer })).toEqual({ ok: true, value: { a: 1 } });
  } finally {
    for (const name of ['otherwise', 'list', 'issues']) Reflect.deleteProperty(Object.prototype, name);
  }
});

test.each([
  [undefined, 'schema: undefined is not an object of readers'],
  [null, 'schema: null is not an object of readers'],
  ['a', 'schema: "a" is not an object of readers'],
  [[], 'schema: an array is not an object of readers'],
  [new Map([['page', integer]]), 'schema: an object is not an object of readers'],
  [Object.create({ page: integer }), 'schema: an object is not an object of readers'],
  [{ page: undefined }, 'schema: "page" has no reader'],
  [{ page: 'integer' }, 'schema: "page" has no reader'],
  [{ page: {} }, 'schema: "page" has no reader'],
  [{ page: { '~standard': {} } }, 'schema: "page" has no reader'],
  [{ page: { list: {} } }, 'schema: "page" has no reader'],
  [{ page: { optional: {}, otherwise: 1 } }, 'schema: "page" has no reader'],
])('%o is not a schema, also for a query without its names', (schema, problem) => {
  expect(() => readQuery('', schema as never)).toThrow(new TypeError(`Cannot use the argument ${problem}`));
});

test('a result with an empty list of issues is not a value', () => {
  const rejects = { '~standard': { version: 1, vendor: 'a', validate: () => ({ issues: [] }) } } as const;
  expect(readQuery('a=1', { a: rejects })).toMatchObject({
    ok: false,
    errors: [{ name: 'a', reason: 'invalid', message: 'the value is not valid', start: 0, end: 3 }],
  });
});

test('a validator may be a function', () => {
  const validator = Object.assign(() => undefined, string);
  expect(readQuery('a=1', { a: validator })).toEqual({ ok: true, value: { a: '1' } });
});

test.each([null, undefined, false, 'a', {}, { success: false }, { issues: null }, { issues: 'a' }])(
  'a validator that returns %o has neither accepted nor rejected the value',
  (result) => {
    const validator = { '~standard': { version: 1, vendor: 'a', validate: () => result as never } } as const;
    const problem = '"a" has a validator that returns neither a value nor issues';
    expect(() => readQuery('a=1', { a: validator })).toThrow(
      new TypeError(`Cannot use the argument schema: ${problem}`),
    );
  },
);
