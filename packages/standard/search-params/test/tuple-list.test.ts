import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { URLSearchParams } from '../src/index.js';

/** The list as the standard describes it, every operation word for word. */
class Model {
  list: [string, string][] = [];

  append(name: string, value: string) {
    this.list.push([name, value]);
  }
  delete(name: string, value?: string) {
    this.list = this.list.filter((tuple) => tuple[0] !== name || (value !== undefined && tuple[1] !== value));
  }
  set(name: string, value: string) {
    const first = this.list.findIndex((tuple) => tuple[0] === name);
    if (first < 0) {
      this.append(name, value);
      return;
    }
    this.list = this.list.filter((tuple, index) => tuple[0] !== name || index === first);
    this.list[first] = [name, value];
  }
  sort() {
    this.list.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0));
  }
}

const name = fc.integer({ min: 0, max: 30 }).map((n) => `n${n}`);
const value = fc.constantFrom('x', 'y', 'z');
const operation = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constant('append' as const), name, value) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('delete' as const), name) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('delete' as const), name, value) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('set' as const), name, value) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('get' as const), name) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('has' as const), name, value) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('sort' as const)) },
  { weight: 6, arbitrary: fc.tuple(fc.constant('next' as const), fc.integer({ min: 0, max: 2 })) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('restart' as const), fc.integer({ min: 0, max: 2 })) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('toString' as const)) },
);

type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

class Run {
  readonly model = new Model();
  readonly params: URLSearchParams;
  readonly iterators: Iterator<[string, string]>[];
  readonly indices = [0, 0, 0];

  constructor(initial: [string, string][]) {
    this.params = new URLSearchParams(initial);
    this.model.list = initial.map(([n, v]) => [n, v]);
    this.iterators = this.indices.map(() => this.params.entries());
  }

  step([kind, ...given]: Operation): void {
    const { model, params } = this;
    const [first, second] = given as [string, string];
    if (kind === 'get') expect(params.get(first)).toBe(model.list.find(([n]) => n === first)?.[1] ?? null);
    else if (kind === 'has')
      expect(params.has(first, second)).toBe(model.list.some(([n, v]) => n === first && v === second));
    else if (kind === 'toString') expect(`${params}`).toBe(model.list.map((tuple) => tuple.join('=')).join('&'));
    else if (kind === 'next') this.next(Number(first));
    else if (kind === 'restart') {
      this.iterators[Number(first)] = params.entries();
      this.indices[Number(first)] = 0;
    } else {
      Reflect.apply(params[kind], params, given);
      Reflect.apply(model[kind], model, given);
    }
    expect(params.size).toBe(model.list.length);
  }

  /** https://webidl.spec.whatwg.org/#js-iterator-prototype-object: by index in the list as it is now. */
  next(which: number): void {
    const expected = this.model.list[this.indices[which]!];
    if (expected !== undefined) this.indices[which]!++;
    expect(this.iterators[which]!.next()).toEqual({ value: expected, done: expected === undefined });
  }
}

describe('a list behaves as the standard describes it, whatever its length', () => {
  test.each([0, 20, 63, 64, 300])('%i tuples at the start', (length) => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, value), { minLength: length, maxLength: length }),
        fc.array(operation, { minLength: 100, maxLength: 400, size: 'max' }),
        (initial, operations) => {
          const run = new Run(initial);
          for (const each of operations) run.step(each);
          expect([...run.params]).toEqual(run.model.list);
          for (let n = 0; n <= 30; n++) {
            const values = run.model.list.filter((tuple) => tuple[0] === `n${n}`).map((tuple) => tuple[1]);
            expect(run.params.getAll(`n${n}`)).toEqual(values);
          }
        },
      ),
      { numRuns: 60, endOnFailure: true },
    );
  });
});

describe('fifty thousand operations on fifty thousand tuples', () => {
  const count = 50_000;
  const distinct = () => new URLSearchParams(Array.from({ length: count }, (_, i) => [`n${i}`, `${i}`]));
  const duplicates = () => new URLSearchParams(Array.from({ length: count }, (_, i) => ['n', `${i}`]));
  const indices = Array.from({ length: count }, (_, i) => i);

  test.each<[string, () => URLSearchParams, (params: URLSearchParams, i: number) => unknown, number]>([
    ['set of new names', () => new URLSearchParams(), (params, i) => params.set(`n${i}`, ''), count],
    ['set of names that are there', distinct, (params, i) => params.set(`n${i}`, ''), count],
    ['delete', distinct, (params, i) => params.delete(`n${i}`), 0],
    ['delete from the end', distinct, (params, i) => params.delete(`n${count - i - 1}`), 0],
    ['delete with values', distinct, (params, i) => params.delete(`n${i}`, `${i}`), 0],
    ['delete of duplicates with values', duplicates, (params, i) => params.delete('n', `${i}`), 0],
    [
      'delete of duplicates with values, then has',
      duplicates,
      (params, i) => [params.delete('n', `${i}`), params.has('n')],
      0,
    ],
    ['delete of names that are not there', distinct, (params, i) => params.delete(`x${i}`), count],
    ['get', distinct, (params, i) => params.get(`n${i}`), count],
    ['get of duplicates', duplicates, (params) => params.get('n'), count],
    ['has', distinct, (params, i) => params.has(`n${i}`), count],
    ['has with values', duplicates, (params, i) => params.has('n', `${i}`), count],
    ['getAll', distinct, (params, i) => params.getAll(`n${i}`), count],
    ['append and delete', distinct, (params, i) => [params.append('x', `${i}`), params.delete('x')], count],
    ['set of one name', distinct, (params, i) => [params.set('n7', `${i}`), params.has('n7', '7')], count],
    ['delete of the first', distinct, (params) => params.delete(params.keys().next().value!), 0],
  ])('%s', (_name, make, operate, size) => {
    const params = make();
    for (const i of indices) operate(params, i);
    expect(params.size).toBe(size);
  });

  test('delete while iterating leaves every second one', () => {
    const params = distinct();
    for (const key of params.keys()) params.delete(key);
    expect(params.size).toBe(count / 2);
    expect(params.has('n0')).toBe(false);
    expect(params.has('n1')).toBe(true);
  });

  test('two iterators half a list apart, after a delete from an indexed list', () => {
    const params = distinct();
    for (let i = 0; i < 20; i++) params.has('x');
    params.delete('n0');
    const [first, second] = [params.keys(), params.keys()];
    for (let i = 0; i < count / 2; i++) second.next();
    for (let i = 1; i < count / 2; i++) {
      expect(first.next().value).toBe(`n${i}`);
      expect(second.next().value).toBe(`n${count / 2 + i}`);
    }
  });
});
