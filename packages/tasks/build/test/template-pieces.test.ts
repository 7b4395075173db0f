import { expect, test } from 'vitest';
import { URLPiece } from '../src/template-pieces.js';

test('URLPiece.charactersOf accepts only pieces of the kind', () => {
  const piece = new URLPiece('path', 'a/b');
  expect(URLPiece.charactersOf(piece, 'path')).toBe('a/b');
  expect(URLPiece.charactersOf(piece, 'query')).toBeNull();
  expect(URLPiece.charactersOf('a/b', 'path')).toBeNull();
  expect(String(piece)).toBe('a/b');
});
