import { expect, test } from 'vitest';
import { patternOfSkeletons, skeletonOf } from '../src/skeleton.js';

test.each([
  ['googlé', 'google'],
  ['ģőőģļę', 'google'],
  ['шмнтв', 'wmhtb'],
  ['раураӏ', 'paypal'],
  ['ӕ', 'ae'],
  ['łøđħŧ', 'lodht'],
  ['œ', 'ce'],
  ['ьв', 'bb'],
  ['စ2', 'o2'],
  ['१२', '१2'],
  ['ɓɗƙɍ', 'bdkr'],
  ['ζεμημβ', 'zeunub'],
  ['հյլի', 'hjlh'],
  ['яндц', 'яндu'],
  ['山千乙几闩', 'wfzna'],
  ['エレトロメ', 'iltox'],
])('%s looks like %s', (label, other) => expect(skeletonOf(label)).toBe(skeletonOf(other)));

test.each([
  ['œþ.is', ['oep.is', 'oeb.is', 'cep.is', 'ceb.is']],
  ['łesł', ['lesl', 'test', 'lest', 'tesl']],
  ['youtuße', ['youtube']],
  ['зоом', ['3oom', 'zoom']],
  ['ιβμ', ['ibm', 'ibu']],
  ['ɩive', ['live', 'iive']],
  ['үоү', ['you', 'uoy', 'yoy', 'uou']],
])('%s looks like all mixes of its readings', (text, others) => {
  const pattern = patternOfSkeletons(text)!;
  for (const other of others) expect(pattern.test(skeletonOf(other))).toBe(true);
  expect(pattern.test(skeletonOf('other'))).toBe(false);
});

test('other letters have one reading', () => expect(patternOfSkeletons('google.com')).toBeNull());

test.each([
  ['a', 'b'],
  ['google', 'gogle'],
  ['日', '目'],
])('%s does not look like %s', (label, other) => expect(skeletonOf(label)).not.toBe(skeletonOf(other)));
