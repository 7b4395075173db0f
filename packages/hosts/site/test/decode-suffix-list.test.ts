import { publicSuffixes } from '@url/public-suffixes';
import { describe, expect, test } from 'vitest';
import { decodeSuffixList } from '../src/decode-suffix-list.js';
import { publicSuffix } from '../src/site.js';

const list = decodeSuffixList(publicSuffixes);

describe('decodeSuffixList', () => {
  test('keeps date and version, and null for one that is missing', () => {
    expect(list).toMatchObject({ date: publicSuffixes.date, version: publicSuffixes.version });
    expect(decodeSuffixList({ ...publicSuffixes, date: null as never }).date).toBeNull();
  });

  // Rules of the list's own test vectors, https://raw.githubusercontent.com/publicsuffix/list/main/tests/test_psl.txt.
  test.each([
    ['www.test.k12.ak.us', 'k12.ak.us'],
    ['www.city.kobe.jp', 'kobe.jp'],
    ['b.c.kobe.jp', 'c.kobe.jp'],
    ['www.ck', 'ck'],
    ['b.test.ck', 'test.ck'],
    ['xn--85x722f.xn--55qx5d.cn', 'xn--55qx5d.cn'],
    ['example.example', 'example'],
  ])('the public suffix of %s is %s', (domain, suffix) => {
    expect(publicSuffix(domain, { list })).toBe(suffix);
  });

  test('refuses text that is not a list, and a part of one: other names would be public suffixes', () => {
    const { labels } = publicSuffixes;
    const parts = [labels.slice(0, 5), labels.slice(0, labels.length / 2), labels.slice(labels.indexOf('\n') + 1)];
    for (const text of ['', 'Not Found', '<html>\n(</html>', '\n', ...parts]) {
      expect(() => decodeSuffixList({ ...publicSuffixes, labels: text })).toThrow(TypeError);
    }
  });
});
