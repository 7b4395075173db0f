import { parseURL } from '@url/parser';
import { expect, test } from 'vitest';
import { serializePath } from '../src/path-serializer.js';

test('serializePath', () => {
  expect(serializePath(parseURL('http://h')!)).toBe('/');
  expect(serializePath(parseURL('foo://h')!)).toBe('');
  expect(serializePath(parseURL('mailto:a b')!)).toBe('a b');
});
