import { parseURL } from '@url/parser';
import { serializeURL } from '@url/serializer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { url, urlWithInput } from '../streams.js';

describe('url relative', () => {
  test.each([
    ['http://h/a/d#e', 'http://h/a/b?c', 'd#e'],
    ['http://h/a/', 'http://h/a/b?c', '.'],
    ['http://h//a', 'http://h/a/b?c', '..//a'],
    ['http://other/', 'http://h/a/b?c', '//other/'],
    ['file:///D:/x/y', 'file:///C:/', '/D:/x/y'],
    ['mailto:x#y', 'mailto:x', '#y'],
  ])('%s from %s', async (target, base, reference) => {
    expect(await url(['relative', target, '-b', base])).toEqual({ stdout: `${reference}\n`, stderr: '', status: 0 });
  });

  test('a target is a URL, and so is the base', async () => {
    expect(await url(['relative', '/x', '-b', 'http://h/'])).toMatchObject({ stdout: '', status: 1 });
    expect(await url(['relative', 'http://h/', '-b', '/x'])).toMatchObject({ stdout: '', status: 2 });
  });

  test('resolve leads back to the target', async () => {
    const path = fc
      .array(fc.constantFrom('', 'a', 'b', 'c:', '.', 'C:'), { maxLength: 4 })
      .map((parts) => parts.join('/'));
    const origin = fc.constantFrom('http://h/', 'http://g/', 'file:///', 'file://h/', 'x://h/', 'x:/', 'x:');
    const rest = fc.constantFrom('', '?q', '#f', '?', '#');
    const anyURL = fc.tuple(origin, path, rest).map((parts) => serializeURL(parseURL(parts.join(''))!));
    await fc.assert(
      fc.asyncProperty(anyURL, fc.array(anyURL, { minLength: 1, maxLength: 5 }), async (base, targets) => {
        const relative = await urlWithInput(`${targets.join('\n')}\n`, 'relative', '--base', base);
        const hrefs = relative.stdout
          .split('\n')
          .slice(0, -1)
          .map((reference) => serializeURL(parseURL(reference, { base })!));
        expect(hrefs).toEqual(targets);
      }),
      { numRuns: 300 },
    );
  });
});
