import { parseURL } from '@url/parser';
import { serializeURL } from '@url/serializer';
import { describe, expect, test } from 'vitest';
import { url, urlWithInput } from '../streams.js';

describe('url resolve', () => {
  test.each([
    ['take/action.html', 'http://🌲', 'http://xn--vh8h/take/action.html'],
    ['../g', 'http://a/b/c/d;p?q', 'http://a/b/g'],
    ['..\\b', 'HTTP:/EXAMPLE.org/a/c/', 'http://example.org/a/b'],
    ['#f', 'mailto:x', 'mailto:x#f'],
    ['data:,x', 'http://h/', 'data:,x'],
  ])('%s against %s', async (reference, base, href) => {
    expect(await url(['resolve', reference, '--base', base])).toEqual({ stdout: `${href}\n`, stderr: '', status: 0 });
  });

  test('tells what does not resolve, and goes on', async () => {
    expect(await url(['resolve', '//x y', 'b', '--base', 'http://h/a'])).toEqual({
      stdout: 'http://h/b\n',
      stderr: 'cannot parse "//x y" as a URL: the domain contains U+0020 SPACE, at 3 (domain-to-ASCII)\n',
      status: 1,
    });
  });

  test('gives the parts of the URL as JSON, as parse does', async () => {
    const args = ['--json', 'b?', '--base', 'https://u@h:8/a'];
    expect(await url(['resolve', ...args])).toEqual(await url(['parse', ...args]));
  });

  test('gives what the parser of the standard gives', async () => {
    const references = ['', '.', '..', '//h', '/a', 'a:b', '\\\\x\\y', 'C|/', '?', '#', 'http:x', 'file:x', ' a\tb '];
    for (const base of ['http://h/a/b?c#d', 'file:///C:/a/b', 'x://h/a', 'x:/a/b']) {
      const { stdout } = await urlWithInput(`${references.join('\n')}\n`, 'resolve', '--base', base);
      const urls = references.map((reference) => parseURL(reference, { base }));
      expect(stdout).toBe(`${urls.map((record) => record && serializeURL(record)).join('\n')}\n`);
    }
  });
});
