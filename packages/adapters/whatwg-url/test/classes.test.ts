import { URL, URLSearchParams } from '@url/whatwg-url';
import { expect, test } from 'vitest';

test('URL and URLSearchParams are the classes of the standard', () => {
  const url = new URL('../b?c=d', 'https://EXAMPLE.org/a/x');
  expect(url.href).toBe('https://example.org/b?c=d');
  url.searchParams.append('e', '~');
  expect(url.search).toBe('?c=d&e=%7E');
  expect(url.searchParams).toBeInstanceOf(URLSearchParams);
  expect(URL.parse('x')).toBeNull();
  expect(URL.canParse('x', 'a:/')).toBe(true);
});

test('URL can be extended', () => {
  class Sub extends URL {
    get twice(): string {
      return this.href + this.href;
    }
  }
  expect(new Sub('a:b').twice).toBe('a:ba:b');
});
