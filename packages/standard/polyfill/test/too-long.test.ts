import { afterEach, expect, test, vi } from 'vitest';
import { URL } from '../src/index.js';

// A string of the greatest length takes half a gigabyte, so the state throws in its place.

const fault = vi.hoisted(() => ({ throws: false }));

vi.mock('@url/parser/internal', async (importOriginal) => {
  const original = await importOriginal<typeof import('@url/parser/internal')>();
  return {
    ...original,
    runSetter: (...args: Parameters<typeof original.runSetter>) => {
      if (fault.throws) throw new RangeError('Invalid string length');
      return original.runSetter(...args);
    },
  };
});

afterEach(() => {
  fault.throws = false;
});

test.each(['pathname', 'search', 'hash'] as const)('%s leaves the URL as it is if the result is too long', (name) => {
  const url = new URL('https://example.org/a?b#c');
  expect(url.searchParams.get('b')).toBe('');
  fault.throws = true;
  expect(() => {
    url[name] = 'x';
  }).toThrow(RangeError);
  expect(url.href).toBe('https://example.org/a?b#c');
  expect(`${url.searchParams}`).toBe('b=');
  fault.throws = false;
  url[name] = 'x';
  expect(url[name]).toContain('x');
});
