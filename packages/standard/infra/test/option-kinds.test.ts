import { expect, test } from 'vitest';
import { checkKinds } from '../src/option-kinds.js';

const KINDS = { names: 'list of strings', width: 'number', level: ['full', 'host'], find: 'function' } as const;

test.each([
  null,
  undefined,
  {},
  { names: ['a'], width: 1, level: 'host', find: () => 1 },
  { names: [], width: null, level: undefined },
])('%j is accepted', (options) => expect(() => checkKinds(options, KINDS)).not.toThrow());

test.each([
  [{ name: ['a'] }, '"name" is not an option; the options are names, width, level, find'],
  [{ names: 'a' }, 'names: "a" is not a list of strings'],
  [{ names: [1] }, 'names: an array is not a list of strings'],
  [{ width: Number.NaN }, 'width: NaN is not a number'],
  [{ level: 'all' }, 'level: "all" is not full or host'],
  [{ find: 'a' }, 'find: "a" is not a function'],
])('%j throws', (options, message) => expect(() => checkKinds(options, KINDS)).toThrow(message));
