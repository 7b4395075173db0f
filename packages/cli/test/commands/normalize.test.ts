import { describe, expect, test } from 'vitest';
import { url } from '../streams.js';

describe('url normalize', () => {
  test.each([
    ['HTTP://EXAMPLE.org:80/a/../b é', 'http://example.org/b%20%C3%A9'],
    ['http://0x7f.1', 'http://127.0.0.1/'],
    ['../a/./b/../c', '../a/c'],
    ['a/../../b', '../b'],
    ['//EXAMPLE.org/a/..', '//EXAMPLE.org/'],
    ['x:/a/../b', 'x:/b'],
    ['', ''],
  ])('%s gives %j', async (input, href) => {
    expect(await url(['normalize', input])).toEqual({ stdout: `${href}\n`, stderr: '', status: 0 });
  });

  test('tells what is no reference, and what has a host that is none', async () => {
    const { stdout, stderr, status } = await url(['normalize', '//a:99999', 'http://a%/']);
    expect(stdout).toBe('');
    expect(stderr).toBe(
      'cannot parse "//a:99999" as a reference: the port "99999" is above 65535, at 4 (port-out-of-range)\n' +
        'cannot parse "http://a%/" as a reference: the domain contains U+0025 (%), at 8 (domain-to-ASCII)\n',
    );
    expect(status).toBe(1);
  });
});
