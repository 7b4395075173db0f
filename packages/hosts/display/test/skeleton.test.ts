import { expect, test } from 'vitest';
import { skeletonOf } from '../src/skeleton.js';

test.each([
  ['googlé', 'google'],
  ['ģőőģļę', 'google'],
  ['шмнтв', 'wmhtb'],
  ['раураӏ', 'paypal'],
  ['ӕ', 'ae'],
  ['łøđħŧ', 'lodht'],
  ['œ', 'ce'],
  ['ьв', 'bb'],
  ['१२', '१2'],
])('%s looks like %s', (label, other) => expect(skeletonOf(label)).toBe(skeletonOf(other)));

test('œ and þ have a second reading', () => {
  expect(skeletonOf('œþ', true)).toBe(skeletonOf('oeb'));
  expect(skeletonOf('œþ')).toBe(skeletonOf('cep'));
});

test.each([
  ['a', 'b'],
  ['google', 'gogle'],
  ['日', '目'],
])('%s does not look like %s', (label, other) => expect(skeletonOf(label)).not.toBe(skeletonOf(other)));
