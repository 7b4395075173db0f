import { describe, expect, test } from 'vitest';
import type { Streams } from '../../src/session.js';
import { Collector, input, url, urlWithInput } from '../streams.js';

describe('url parse', () => {
  test('shows the parts of a URL', async () => {
    const { stdout, stderr, status } = await url([
      'parse',
      'HTTPS://user:pä ss@EXAMPLE.com:443/a/./b/../c%7e?q=é&r#frag',
      '--base',
      'http://h/',
    ]);
    expect(stdout).toBe(
      `href      https://user:p%C3%A4%20ss@example.com/a/c%7e?q=%C3%A9&r#frag
scheme    https
username  user
password  p%C3%A4%20ss
host      example.com (domain)
port      (none)
path      /a/c%7e
query     q=%C3%A9&r
fragment  frag
origin    https://example.com
`,
    );
    expect([stderr, status]).toEqual(['', 0]);
  });

  test('tells what is empty from what is not there, and separates inputs with an empty line', async () => {
    const { stdout } = await url(['mailto:me@x?', 'ws://[::1]:8080']);
    expect(stdout).toBe(
      `href      mailto:me@x?
scheme    mailto
username  (empty)
password  (empty)
host      (none)
port      (none)
path      me@x (opaque)
query     (empty)
fragment  (none)
origin    null (opaque)

href      ws://[::1]:8080/
scheme    ws
username  (empty)
password  (empty)
host      [::1] (IPv6)
port      8080
path      /
query     (none)
fragment  (none)
origin    ws://[::1]:8080
`,
    );
  });

  test.each([
    ['http://0x7f.1/', '127.0.0.1', 'IPv4'],
    ['http://[1::]/', '[1::]', 'IPv6'],
    ['http://xn--53h/', 'xn--53h', 'domain'],
    ['git://EXAMPLE/', 'EXAMPLE', 'opaque'],
    ['file:///etc', '', 'empty'],
    ['data:,', null, 'none'],
  ])('%s has the host %s of kind %s', async (text, host, hostKind) => {
    const { stdout } = await url(['parse', '--json', text]);
    expect(JSON.parse(stdout)).toMatchObject({ host, hostKind });
  });

  test('writes one JSON object a line, in which null is null', async () => {
    const { stdout, stderr, status } = await url(['--json', '../b?', 'https://a:99999/', '-b', 'ftp://u@h/x/y']);
    expect(stdout).toBe(
      '{"input":"../b?","href":"ftp://u@h/b?","scheme":"ftp","username":"u","password":"","host":"h","hostKind":"domain",' +
        '"port":null,"path":"/b","query":"","fragment":null,"origin":"ftp://h"}\n' +
        '{"input":"https://a:99999/","error":"the port \\"99999\\" is above 65535, at 10 (port-out-of-range)",' +
        '"type":"port-out-of-range","start":10,"end":15}\n',
    );
    expect([stderr, status]).toEqual(['', 1]);
  });

  test('tells on standard error why an input fails, and goes on', async () => {
    const { stdout, stderr, status } = await url(['https://exa mple.org', 'x:y', 'a']);
    expect(stdout).toMatch(/^href {6}x:y\n/);
    expect(stderr).toBe(
      'cannot parse "https://exa mple.org" as a URL: the domain contains U+0020 SPACE, at 11 (domain-to-ASCII)\n' +
        'cannot parse "a" as a URL: there is no scheme, and no usable base URL, at 0 (missing-scheme-non-relative-URL); write https://a, or give --guess-scheme https\n',
    );
    expect(status).toBe(1);
  });

  test('names what failed in a way that does nothing to a terminal, and cuts it', async () => {
    const { stderr } = await url(['\x1b[2J\u202e\x9b']);
    expect(stderr).toMatch(/^cannot parse "\\u001b\[2J\\u202e\\u009b" as a URL: /);
    const long = await url([`${'/'.repeat(199)}🌲🌲`]);
    expect(long.stderr).toMatch(/^cannot parse "\/{199}🌲…" as a URL: /);
  });

  test('messages hide passwords', async () => {
    const { stderr } = await url(['http://me:secret@h:x/', 'http://me:secret@h:99999/']);
    expect(stderr).toContain('cannot parse "http://me:***@h:x/" as a URL: ');
    expect(stderr).not.toContain('secret');
    const base = await url(['a', '--base', 'http://me:secret@[/']);
    expect(base.stderr).toContain('"http://me:***@[/"');
    expect(base.stderr).not.toContain('secret');
    const reference = await url(['rebase', 'a', '--base', 'http://me:secret@[/']);
    expect(reference.stderr).toContain('"http://me:***@[/"');
  });

  test('a base that does not parse is wrong usage', async () => {
    const { stdout, stderr, status } = await url(['parse', 'x:y', '--base', 'http://']);
    expect(stdout).toBe('');
    expect(stderr).toBe('error: cannot parse the base "http://" as a URL: the host is missing, at 7 (host-missing)\n');
    expect(status).toBe(2);
  });

  test('an input may begin with "-" behind "--"', async () => {
    const { stdout } = await url(['--base', 'http://h/', '--json', '--', '-x', '--base']);
    expect(stdout.split('\n').map((line) => line && JSON.parse(line).href)).toEqual([
      'http://h/-x',
      'http://h/--base',
      '',
    ]);
  });
});

describe('url parse < lines', () => {
  test('writes one href a line, and an empty line where one fails', async () => {
    const { stdout, stderr, status } = await urlWithInput('HTTP://A\n\nhttp://b/../c\n//\nx:y', 'parse');
    expect(stdout).toBe('http://a/\n\nhttp://b/c\n\nx:y\n');
    expect(stderr).toBe(
      'line 4: cannot parse "//" as a URL: there is no scheme, and no usable base URL, at 0 (missing-scheme-non-relative-URL)\n',
    );
    expect(status).toBe(1);
  });

  test('with --json, each line of input has its object', async () => {
    const { stdout, stderr, status } = await urlWithInput('x:é\r\n\r\nx:1\n', '--json');
    const objects = stdout
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
    expect(objects.map(({ input, href, blank }) => [input, href, blank])).toEqual([
      ['x:é', 'x:%C3%A9', undefined],
      ['', undefined, true],
      ['x:1', 'x:1', undefined],
    ]);
    expect([stderr, status]).toEqual(['', 0]);
  });

  test('resolves lines against the base', async () => {
    expect(await urlWithInput('b\n?c\n', '--base', 'http://h/a')).toEqual({
      stdout: 'http://h/b\nhttp://h/a?c\n',
      stderr: '',
      status: 0,
    });
  });

  test('no line gives no line', async () => {
    expect(await urlWithInput('', 'parse')).toEqual({ stdout: '', stderr: '', status: 0 });
  });

  test('a person at a terminal is told what is waited for', async () => {
    const stderr = new Collector(true);
    await url(['parse'], { stdin: input('x:y\n', true), stderr });
    expect(stderr.text).toBe('reading from the terminal, one URL a line; Ctrl-D ends it\n');
  });
});

describe('colour', () => {
  const bold = '\x1b[1mhref\x1b[22m      x:y\n';

  test.each([
    ['on a terminal', true, {}, bold],
    ['never with NO_COLOR', true, { NO_COLOR: '1' }, 'href      x:y\n'],
    ['an empty NO_COLOR says nothing', true, { NO_COLOR: '' }, bold],
    ['not on a dumb terminal', true, { TERM: 'dumb' }, 'href      x:y\n'],
    ['not in a pipe', false, {}, 'href      x:y\n'],
  ] as [string, boolean, Streams['env'], string][])('%s', async (_, isTTY, env, firstLine) => {
    const stdout = new Collector(isTTY);
    await url(['x:y'], { stdout, env });
    expect(stdout.text.startsWith(firstLine)).toBe(true);
  });
});
