import { describe, expect, test } from 'vitest';
import { url, urlWithInput } from '../streams.js';

describe('url dedupe', () => {
  const dedupe = async (lines: readonly string[], ...args: string[]) =>
    (await urlWithInput(lines.map((line) => `${line}\n`).join(''), 'dedupe', ...args)).stdout.split('\n').slice(0, -1);

  test('writes the first URL of each page, unchanged and in order', async () => {
    const lines = [
      'HTTPS://H:443/b/../a?gclid=1',
      '',
      'https://h/c',
      'https://h/a#x',
      'https://h/%61?',
      'https://h/c/',
    ];
    expect(await dedupe(lines)).toEqual(['HTTPS://H:443/b/../a?gclid=1', 'https://h/c', 'https://h/c/']);
  });

  test.each([
    ['--keep-fragment', 'https://h/a', 'https://h/a#b'],
    ['--keep-escapes', 'https://h/a', 'https://h/%61'],
    ['--keep-empty-query', 'https://h/a', 'https://h/a?'],
    ['--keep-parameters', 'https://h/a', 'https://h/a?utm_id=1'],
  ])('%s keeps %s and %s apart', async (option, one, other) => {
    expect(await dedupe([one, other])).toEqual([one]);
    expect(await dedupe([one, other], option)).toEqual([one, other]);
  });

  test.each([
    [['--sort-parameters'], 'https://h/?a=1&b=2', 'https://h/?b=2&a=1'],
    [['--remove-trailing-slash'], 'https://h/a', 'https://h/a/'],
    [['--remove-parameter', 'session*', '--remove-parameter', 'x'], 'https://h/', 'https://h/?sessionid=1&x=2'],
  ])('%j treats %s and %s as one page', async (options, one, other) => {
    expect(await dedupe([one, other])).toEqual([one, other]);
    expect(await dedupe([one, other], ...options)).toEqual([one]);
  });

  test('writes keys, JSON, and why an input fails', async () => {
    expect(await dedupe(['HTTPS://H/a#b'], '--keys')).toEqual(['https://h/a']);
    expect(await dedupe(['HTTPS://H/a#b', 'https://h/a'], '--json')).toEqual([
      '{"input":"HTTPS://H/a#b","key":"https://h/a"}',
    ]);
    expect(await urlWithInput('https://h/\nno\n', 'dedupe')).toEqual({
      stdout: 'https://h/\n',
      stderr:
        'line 2: cannot parse "no" as a URL: there is no scheme, and no usable base URL, at 0 (missing-scheme-non-relative-URL)\n',
      status: 1,
    });
    const { stdout, stderr, status } = await url(['dedupe', '--json', 'http://h:x']);
    expect([JSON.parse(stdout), stderr, status]).toEqual([
      {
        input: 'http://h:x',
        error: 'the port contains U+0078 (x), at 9 (port-invalid)',
        type: 'port-invalid',
        start: 9,
        end: 10,
      },
      '',
      1,
    ]);
  });
});
