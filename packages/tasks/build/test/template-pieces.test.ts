import { expect, test } from 'vitest';
import { URLPiece } from '../src/template-pieces.js';

test('URLPiece.textOf accepts only pieces of the kind', () => {
  const piece = new URLPiece('path', 'a/b');
  expect(URLPiece.textOf(piece, 'path')).toBe('a/b');
  expect(URLPiece.textOf(piece, 'query')).toBeNull();
  expect(URLPiece.textOf('a/b', 'path')).toBeNull();
  expect(String(piece)).toBe('a/b');
});
