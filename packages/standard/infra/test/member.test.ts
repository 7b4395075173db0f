import { runInNewContext } from 'node:vm';
import { isObjectPrototype, isPlainObject } from '@url/infra/internal';
import { describe, expect, test } from 'vitest';

describe('isPlainObject and isObjectPrototype', () => {
  const foreign = runInNewContext('({ literal: {}, date: new Date(), prototype: Object.prototype })');

  test.each<[value: unknown, isPlain: boolean]>([
    [{}, true],
    [Object.create(null), true],
    [foreign.literal, true],
    [foreign.date, false],
    [new Map(), false],
    [Object.create({}), false],
    [[], false],
    ['', false],
    [null, false],
  ])('%j is an object literal: %j', (value, isPlain) => {
    expect(isPlainObject(value)).toBe(isPlain);
  });

  test('only the Object.prototype of a realm is one', () => {
    expect([Object.prototype, foreign.prototype].every(isObjectPrototype)).toBe(true);
    expect([Map.prototype, Object.create(null), {}].some(isObjectPrototype)).toBe(false);
  });
});
