/// <reference lib="dom" />
import type { URLSearchParams as NodeURLSearchParams } from 'node:url';
import { expect, test } from 'vitest';
import { URLSearchParams, type URLSearchParamsInit } from '../src/index.js';

type DOMURLSearchParams = typeof globalThis extends { URLSearchParams: { prototype: infer T } } ? T : never;

test('an object of ours is one of the runtime, and one of the runtime is ours', () => {
  const ours = new URLSearchParams('a=1');
  const node: NodeURLSearchParams = ours;
  const dom: DOMURLSearchParams = ours;
  const backFromNode: URLSearchParams = node;
  const backFromDOM: URLSearchParams = dom;
  expect([node, dom, backFromNode, backFromDOM].every((params) => params === ours)).toBe(true);
});

test('the constructor takes strings, pairs, records and params', () => {
  const inits: URLSearchParamsInit[] = [
    'a=1',
    [['a', '1']],
    { a: '1' },
    new URLSearchParams('a=1'),
    new Map([['a', '1']]),
  ];
  for (const init of inits) expect(new URLSearchParams(init).toString()).toBe('a=1');
  // @ts-expect-error a number is neither
  expect(new URLSearchParams(1).toString()).toBe('1=');
});
