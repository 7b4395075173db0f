import { defaultReaders, programVersions } from '@url/compare';
import { drafts } from '@url/drafts';
import { describe, expect, test } from 'vitest';
import { url, urlWithInput } from '../streams.js';

describe('url compare', () => {
  test.each([
    [['https://example.org/'], 0],
    [['http:///evil.com/'], 3],
    [['http:///evil.com/', '-r', 'whatwg'], 0],
    [['http://0x7f.1/', '-r', 'rfc3986,whatwg'], 3],
    [['http://evil.com\\@good.com/', '-r', 'rfc3986,whatwg'], 1],
    [['a b', '-r', 'rfc3986,rfc3987'], 1],
    [['a b', 'http:///evil.com/', 'a b', '-r', 'rfc3986,whatwg'], 3],
    [['https://example.org/', '-r', 'rfc1738'], 2],
    [['https://example.org/', '-r', ''], 2],
  ])('%j ends with %d', async (args, status) => {
    expect((await url(['compare', ...args])).status).toBe(status);
  });

  test('shows the verdict, and with --table the readings side by side', async () => {
    const { stdout, stderr } = await url(['compare', 'http://0x7f.1/a/../b', '--readers', 'rfc3986,whatwg', '--table']);
    const [first, , ...lines] = stdout.split('\n');
    expect(first).toBe('HOSTS DIFFER  0x7f.1, 127.0.0.1, loopback (rfc3986) ≠ 127.0.0.1, IPv4, loopback');
    const table = lines.slice(lines.indexOf('                rfc3986  whatwg'));
    expect(table.slice(0, 13)).toEqual([
      '                rfc3986  whatwg',
      '   result       success  success',
      '≠  host         0x7f.1   127.0.0.1',
      '   scheme       http     http',
      '   port         (none)   (none)',
      '   credentials  (none)   (none)',
      '≠  path         /a/../b  /b',
      '   query        (none)   (none)',
      '   fragment     (none)   (none)',
      '   notes                 IPv4-too-few-parts',
      '                         IPv4-non-decimal-part',
      '',
      'Notes of the readers:',
    ]);
    expect(stdout).toMatch(/\n- whatwg: The IPv4 address .* has fewer than 4 parts/);
    expect(stderr).toBe('');
  });

  test.each([
    ['https://evil.com[@good.com/', '  java-spring@6.1.3 finds evil.com: CVE-2024-22243'],
    ['http://[evil.com]:80/', '  go-net-url@1.24.5 finds evil.com: CVE-2025-47912'],
    [' http://good.com/', '  python-urllib@3.7.16 finds no host: CVE-2023-24329'],
  ])('prints the advisory beside the version that it affects, for %j', async (input, line) => {
    const { stdout } = await url(['compare', input]);
    expect(stdout.split('\n')).toContain(line);
  });

  test('a line has the reach of its hosts, also if all readers agree', async () => {
    const lines = [
      'http://127.0.0.1/',
      'http://a.localhost:80/x',
      'http://[::1]/',
      'http://0x7f.1/',
      'http://good.com/',
      'http://8.8.8.8/',
    ];
    const { stdout } = await urlWithInput(`${lines.join('\n')}\n`, 'compare', '--readers', 'whatwg,curl,python-urllib');
    expect(stdout.split('\n')).toEqual([
      'reach (127.0.0.1, loopback)',
      'reach (a.localhost, loopback)',
      'reach ([::1], loopback)',
      'host (127.0.0.1, loopback ≠ 0x7f.1, loopback)',
      '',
      '',
      '',
    ]);
  });

  test('a program without a function for references is left out', async () => {
    const { stdout } = await url([
      'compare',
      '//evil.com',
      '--base',
      'http://good.com/',
      '--readers',
      'curl,php-parse-url',
    ]);
    expect(stdout).toMatch(/\n {2}left out php-parse-url [\d.]+: The program has no function for references/);
    expect(stdout).not.toContain('refused');
  });

  test('a version without a reader is wrong usage, and the message names the others', async () => {
    const { stderr, status } = await url(['compare', 'http://h/', '--readers', 'go-net-url@1.3']);
    expect(status).toBe(2);
    expect(stderr).toContain(
      'unknown version "go-net-url@1.3"; the versions of go-net-url are 1.26.8, 1.24.5, 1.21.0, 1.19.13',
    );
  });

  test('no line of a verdict or of a table of two readers is longer than 80 columns', async () => {
    const { stdout } = await url([
      'compare',
      'http://0x7f.1/',
      'http://evil\u012ecom@b/',
      '--readers',
      'whatwg,curl',
      '--table',
    ]);
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test('a refusal has its cause before the reasons of readers', async () => {
    const { stdout } = await url(['compare', 'https://evil.com[@good.com/']);
    const [first, second] = stdout.split('\n');
    expect(first).toBe('REFUSED BY SOME  good.com');
    expect(second).toMatch(/^(?:There are brackets in the credentials|The credentials contain)/);
  });

  test('a host in a URL of a scheme without servers is not called the same host', async () => {
    const { stdout } = await url(['compare', 'mailto:a@b.c']);
    expect(stdout.split('\n')[0]).toBe('NO SERVER  b.c');
  });

  test('two versions of a client that do the same are one line', async () => {
    const { stdout } = await url(['compare', 'http://127.1/']);
    expect(stdout.match(/OkHttp reads 127\.1 and connects to 127\.0\.0\.1/g)).toHaveLength(1);
  });

  test('reads against a base, and takes each reader once', async () => {
    const { stdout } = await url([
      'compare',
      '../b',
      '--base',
      'http://h/a/c',
      '-r',
      'whatwg,rfc3986,whatwg',
      '--json',
    ]);
    const { base, readings, hostsDiffer } = JSON.parse(stdout);
    expect([base, hostsDiffer]).toEqual(['http://h/a/c', false]);
    expect(readings.map(({ id, reading }: { id: string; reading: { href: string } }) => [id, reading.href])).toEqual([
      ['whatwg', 'http://h/b'],
      ['rfc3986', 'http://h/b'],
    ]);
  });

  test('separates inputs with an empty line', async () => {
    const { stdout } = await url(['compare', 'x:a', 'x:b', '-r', 'whatwg']);
    expect(stdout).toMatch(/^NO HOST\n\n {2}none: whatwg\n\nNO HOST\n/);
  });

  test.each([
    ['http://example.com/', [], 0],
    ['http://bücher.de/', [], 0],
    ['http://bücher.de/', ['-r', 'rfc3986,whatwg'], 1],
    ['http://bücher.de/', ['--fail-on', 'refusal'], 0],
    ['http://bücher.de/', ['--fail-on', 'result'], 3],
    ['http://good.com:99999/', ['--fail-on', 'refusal'], 3],
    ['http://evil.com\\@good.com/', [], 3],
    ['http://good.com:99999/', [], 1],
    ['http://good.com:99999/', ['--fail-on', 'result'], 3],
    ['http://h/a/../b', ['--fail-on', 'host,refusal'], 0],
    ['http://h/a/../b', ['--fail-on', 'host,path'], 3],
    ['x y', ['-r', 'rfc3986,curl,whatwg'], 1],
    ['http://h/', ['--fail-on', 'port'], 2],
  ])('%s with %j ends with %d', async (input, args, status) => {
    expect((await url(['compare', input, ...args])).status).toBe(status);
  });

  test('tells which readers there are', async () => {
    expect(await url(['compare', 'x:', '-r', 'whatwg,a'])).toEqual({
      stdout: '',
      stderr: `error: unknown reader "a"; the readers are ${[...defaultReaders, ...drafts, ...programVersions].map(({ id }) => id).join(', ')}\n`,
      status: 2,
    });
  });

  test('nobody is deceived by a name in Unicode and its A-labels, and two A-labels are two hosts', async () => {
    const { stdout } = await url(['compare', '-r', 'curl,npm-ufo,java-url,java-okhttp@4', 'https://fa\xdf.de/']);
    const text = stdout.replace(/\s+/g, ' ');
    expect(stdout).toMatch(/^HOSTS DIFFER /);
    expect(text).toContain('passes xn--fa-hia.de → client java-okhttp@4.12.0 connects to fass.de');
    expect(text).not.toContain('passes xn--fa-hia.de → client java-url');
  });

  test('an earlier version of a program can be asked', async () => {
    const { stdout, status } = await url(['compare', '-r', 'whatwg,go-net-url@1.24', 'http://[evil.com]:80/']);
    expect(stdout).toContain('  evil.com: go-net-url@1.24.5\n');
    expect(status).toBe(1);
  });
});

describe('url compare < lines', () => {
  test('writes a line for each, with what differs', async () => {
    expect(await urlWithInput('http:///evil.com/\nx:a\nx y\n', 'compare', '-r', 'rfc3986,whatwg')).toEqual({
      stdout: 'host (none ≠ evil.com), path\n\n\n',
      stderr: 'line 3: no compared standard accepts "x y"\n',
      status: 3,
    });
  });

  test.each([
    ['programs', ['-r', 'curl,java-uri'], 'no compared program accepts "http://[/"'],
    ['a draft that accepts it, which is not compared', [], 'no compared standard accepts "http://[/"'],
  ])('who refuses a line is said for %s', async (_, args, sentence) => {
    expect((await urlWithInput('http://[/\n', 'compare', ...args)).stderr).toBe(`line 1: ${sentence}\n`);
  });

  test('with --json, each line of input has its object', async () => {
    const { stdout, stderr, status } = await urlWithInput('x y\nx:a\n', 'compare', '--json', '-r', 'rfc3986,whatwg');
    const objects = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(objects.map(({ input, groups }) => [input, groups])).toEqual([
      ['x y', [['rfc3986', 'whatwg']]],
      ['x:a', [['rfc3986', 'whatwg']]],
    ]);
    expect([stderr, status]).toEqual(['', 1]);
  });
});

describe('url compare --summary', () => {
  test('counts what differs, and ends with the status of the alarms', async () => {
    const lines = 'http://h.example/a\n\nhttp:///evil.com/\nhttp://[/\n';
    expect(await urlWithInput(lines, 'compare', '--summary', '-r', 'rfc3986,whatwg')).toEqual({
      stdout: [
        '3 inputs, 1 read alike',
        '1 host (host or none)',
        '  line 3: http:///evil.com/',
        '1 path',
        '  line 3: http:///evil.com/',
        '1 that no compared standard accepts',
        '  line 4: http://[/',
        '',
      ].join('\n'),
      stderr: '',
      status: 3,
    });
  });

  test('with --json, gives one object', async () => {
    const { stdout, status } = await urlWithInput('http:///evil.com/\n', 'compare', '-s', '--json', '-r', 'whatwg');
    expect([stdout, status]).toEqual(['{"inputs":1,"alike":1,"classes":[],"unread":{"count":0,"examples":[]}}\n', 0]);
  });

  test('with a base, compares what is plain, too', async () => {
    const { stdout } = await urlWithInput(
      'http://h.example/\n',
      'compare',
      '-s',
      '--base',
      'x',
      '-r',
      'rfc3986,whatwg',
    );
    expect(stdout).toContain('1 that no compared standard accepts\n');
  });
});
