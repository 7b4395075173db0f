import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseGitRemote } from '../src/git-remote.js';

const remote = (
  kind: string,
  url: string | null,
  host: string | null,
  port: number | null,
  path: string,
  user: string | null,
  display: string,
) => ({ kind, url, host, port, path, user, display });

describe('parseGitRemote', () => {
  test.each([
    [
      'git@github.com:org/repo.git',
      remote(
        'ssh',
        'ssh://git@github.com/org/repo.git',
        'github.com',
        null,
        'org/repo.git',
        'git',
        'github.com:org/repo.git',
      ),
    ],
    ['$&@h:a', remote('ssh', 'ssh://$&@h/a', 'h', null, 'a', '$&', 'h:a')],
    ['host:path', remote('ssh', 'ssh://host/path', 'host', null, 'path', null, 'host:path')],
    ['host:/srv/repo', remote('ssh', 'ssh://host/srv/repo', 'host', null, '/srv/repo', null, 'host:/srv/repo')],
    ['me@[::1]:repo', remote('ssh', 'ssh://me@[::1]/repo', '[::1]', null, 'repo', 'me', '[::1]:repo')],
    ['me@[host:2222]:repo', remote('ssh', 'ssh://me@host:2222/repo', 'host', 2222, 'repo', 'me', '[host:2222]:repo')],
    ['ssh://git@HOST:22/a/b', remote('ssh', 'ssh://git@host:22/a/b', 'host', 22, '/a/b', 'git', 'ssh://host:22/a/b')],
    ['ssh://host/~me/a', remote('ssh', 'ssh://host/~me/a', 'host', null, '~me/a', null, 'ssh://host/~me/a')],
    ['git+ssh://git@host/a', remote('ssh', 'ssh://git@host/a', 'host', null, '/a', 'git', 'ssh://host/a')],
    ['git://host:9418/a', remote('git', 'git://host:9418/a', 'host', 9418, '/a', null, 'git://host:9418/a')],
    ['https://u:p@h/a.git', remote('https', 'https://u@h/a.git', 'h', null, '/a.git', 'u', 'https://h/a.git')],
    ['HTTP://h/a', remote('http', 'http://h/a', 'h', null, '/a', null, 'http://h/a')],
    ['file:///srv/a', remote('file', 'file:///srv/a', null, null, '/srv/a', null, 'file:///srv/a')],
    ['file:///a%20b?c', remote('file', 'file:///a%20b%3Fc', null, null, '/a b?c', null, 'file:///a%20b%3Fc')],
    ['ssh://h/a%20b?c#d', remote('ssh', 'ssh://h/a%20b%3Fc%23d', 'h', null, '/a b?c#d', null, 'ssh://h/a%20b%3Fc%23d')],
    ['ssh://h/%2e%2e/a', remote('ssh', 'ssh://h/a', 'h', null, '/../a', null, 'ssh://h/a')],
    ['h:a b%20?c#d', remote('ssh', 'ssh://h/a%20b%2520%3Fc%23d', 'h', null, 'a b%20?c#d', null, 'h:a b%20?c#d')],
    ['https://h/a?b', remote('https', 'https://h/a?b', 'h', null, '/a?b', null, 'https://h/a?b')],
    ['/srv/a', remote('path', null, null, null, '/srv/a', null, '/srv/a')],
    ['./a:b', remote('path', null, null, null, './a:b', null, './a:b')],
    ['../a', remote('path', null, null, null, '../a', null, '../a')],
    ['repo', remote('path', null, null, null, 'repo', null, 'repo')],
    ['C:\\repo', remote('path', null, null, null, 'C:\\repo', null, 'C:\\repo')],
    ['c:/repo', remote('path', null, null, null, 'c:/repo', null, 'c:/repo')],
    ['a/b:c', remote('path', null, null, null, 'a/b:c', null, 'a/b:c')],
  ])('%s', (text, expected) => {
    expect(parseGitRemote(text)).toEqual(expected);
  });

  test.each([
    '',
    '-oProxyCommand=touch x',
    '--upload-pack=x',
    '-x:path',
    'ssh://-oProxyCommand=x/path',
    'ssh://-x@host/path',
    'host:-oX',
    'git@-x:path',
    '-u@host:path',
    'ext::sh -c true',
    'fd::17',
    'EXT::x',
    'foo+bar::x',
    'host:a\nb',
    'https://host/a\r\nhost=evil',
    'ssh://host\\@evil/a',
    'https://good.com\\@evil.com/a',
    'javascript://x',
    'ssh:///path',
    'https://',
    'ho st:path',
    'host:',
    '[::1:path',
    '[host:99999]:a',
    'a@b@c:path',
    'https://h/a#b',
    'ssh://h#a',
    'ssh://h:22',
    'git://h',
    'file://h',
    'ssh://h/a%0Ab',
    ' git@h:a',
  ])('%j is null', (text) => {
    expect(parseGitRemote(text)).toBeNull();
  });

  test.each([undefined, null, 1, {}])('throws for %j', (value) => {
    expect(() => parseGitRemote(value as string)).toThrow(TypeError);
  });

  test('never shows a password, and never starts with an option', () => {
    const piece = fc.constantFrom(
      'ssh://',
      'https://',
      'git@',
      'me:S3CR3T@',
      'host',
      '-x',
      ':',
      '/',
      '[::1]',
      'path',
      '::',
      '\\',
      '22',
      '~',
      ' ',
      '\n',
      'C:',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
        const parsed = parseGitRemote(pieces.join(''));
        if (parsed === null) return;
        for (const part of [parsed.host, parsed.path, parsed.user, parsed.display])
          expect(part?.startsWith('-') ?? false).toBe(false);
        if (pieces[0]!.endsWith('//') && pieces.indexOf('me:S3CR3T@') === 1)
          expect(`${parsed.display}${parsed.url}`).not.toMatch(/^[^:]*:\/\/[^/]*S3CR3T/);
      }),
      { numRuns: 3000 },
    );
  });
});
