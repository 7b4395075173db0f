import { describe, expect, test } from 'vitest';
import { url, urlWithInput } from '../streams.js';

describe('url rebase', () => {
  test.each([
    ['?do=something', './path/to/resource?do=nothing', './path/to/resource?do=something'],
    ['filename.txt#top', '//host', '//host/filename.txt#top'],
    ['../g', 'a/b', 'a/../g'],
    ['\\foo\\bar', 'http:', 'http:/foo/bar'],
    ['http:?do=something', 'http://host/dir/', 'http://host/dir/?do=something'],
    ['é', 'a', '%C3%A9'],
  ])('%s on %s', async (reference, base, href) => {
    expect(await url(['rebase', reference, '-b', base])).toEqual({ stdout: `${href}\n`, stderr: '', status: 0 });
  });

  test('tells what is no reference', async () => {
    expect(await urlWithInput('a\n//a:b\n', 'rebase', '-b', 'http:/x/')).toEqual({
      stdout: 'http:/x/a\n\n',
      stderr: 'line 2: cannot parse "//a:b" as a reference: the port contains U+0062 (b), at 4 (port-invalid)\n',
      status: 1,
    });
    expect(await url(['rebase', 'a', '-b', '//a b'])).toEqual({
      stdout: '',
      stderr:
        'error: cannot parse the base "//a b" as a reference: the domain contains U+0020 SPACE, at 3 (domain-to-ASCII)\n',
      status: 2,
    });
  });

  test('gives the components as JSON, as they stand in the href', async () => {
    expect((await url(['rebase', '--json', '//u@h:80/c:/d é?', '//a b', '-b', 'x'])).stdout).toBe(
      '{"input":"//u@h:80/c:/d é?","href":"//u@h:80/./c:/d%20%C3%A9?","scheme":null,"username":"u","password":"",' +
        '"host":"h","port":80,"path":"/./c:/d%20%C3%A9","query":"","fragment":null}\n' +
        '{"input":"//a b","error":"the domain contains U+0020 SPACE, at 3 (domain-to-ASCII)","type":"domain-to-ASCII",' +
        '"start":3,"end":4}\n',
    );
  });
});
