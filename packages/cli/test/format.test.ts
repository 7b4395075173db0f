import { describe, expect, test } from 'vitest';
import { url, urlWithInput } from './streams.js';

const href = 'https://us%20er:p%2F@xn--bcher-kva.example:8080/a/b%20c/d.tar.gz?q=x+y&e=%C3%A9&q=2&flag#f%61';

async function got(format: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await url(['get', format, ...(args.length > 0 ? args : [href])]);
  expect(stderr).toBe('');
  return stdout.replace(/\n$/, '');
}

describe('the parts of a format', () => {
  test.each([
    ['{scheme} {protocol}', 'https https'],
    ['{username} {user} {decoded:username}', 'us%20er us%20er us er'],
    ['{password} {password:decoded}', 'p%2F p/'],
    ['{host} {hostname}', 'xn--bcher-kva.example xn--bcher-kva.example'],
    ['{host:unicode} {idn:host} {host:kind}', 'bücher.example bücher.example domain'],
    ['{port}', '8080'],
    ['{path}', '/a/b%20c/d.tar.gz'],
    ['{pathname:decoded}', '/a/b c/d.tar.gz'],
    ['{query}', 'q=x+y&e=%C3%A9&q=2&flag'],
    ['{search}', 'q=x+y&e=%C3%A9&q=2&flag'],
    ['{query:q}|{query-all:q}', 'x y|x y 2'],
    ['{raw:query:q} {:query:e} {query:e}', 'x+y %C3%A9 é'],
    ['{queries}', 'q=x y e=é q=2 flag='],
    ['{queries:names}', 'q e q flag'],
    ['{raw:queries:values}', 'x+y %C3%A9 2 '],
    ['{fragment} {hash} {decoded:fragment}', 'f%61 f%61 fa'],
    ['{segments}', 'a b%20c d.tar.gz'],
    ['{segment:1} {segment:2:decoded} {segment:-1} {segment:-3}', 'a b c d.tar.gz a'],
    ['{filename} {extension}', 'd.tar.gz gz'],
    ['{origin}', 'https://xn--bcher-kva.example:8080'],
    ['{unicode:url}', href.replace('xn--bcher-kva', 'bücher')],
  ])('%s gives %j', async (format, expected) => {
    expect(await got(format)).toBe(expected);
  });

  test.each([
    ['{port}', 'http://h/', ''],
    ['{port:default}', 'http://h/', '80'],
    ['{default:port} {default:url}', 'wss://h/', '443 wss://h:443/'],
    ['{port:default}', 'git://h/', ''],
    ['{segment:2}|{segment:-2}', 'http://h/a', '|'],
    ['{segments}|{filename}|{extension}', 'mailto:a@b.c', '||'],
    ['{filename}|{extension}', 'http://h/.profile', '.profile|'],
    ['{host:kind} {host}', 'http://[1::]/', 'IPv6 [1::]'],
    ['{host:kind}', 'data:,', 'none'],
    ['{host:unicode}', 'http://xn--80ak6aa92e.com/', 'xn--80ak6aa92e.com'],
    ['{site}|{suffix}', 'https://a.example.co.uk/', 'example.co.uk|co.uk'],
    ['{site}|{suffix}', 'https://co.uk/', '|co.uk'],
    ['{site}|{suffix}', 'https://127.0.0.1/', '|'],
    ['{site}|{suffix}', 'git://example.com/', '|'],
    ['{query:a}', 'http://h/?b', ''],
    ['{query:constructor}', 'http://h/?b', ''],
    ['{query:a:b}{query:a\\}}', 'http://h/?a:b=1&a}=2', '12'],
    ['\\{{scheme}\\}\\t\\\\\\x', 'x:', '{x}\t\\x'],
  ])('%s of %s', async (format, text, expected) => {
    expect(await got(format, text)).toBe(expected);
  });

  test('a line feed, a carriage return and NUL in a value are escaped, but not with --null', async () => {
    expect(await got('{query:a}', 'x:?a=1%0A2%0D%00')).toBe('1\\n2\\r\\0');
    expect((await url(['get', '--null', '{query:a}\\n', 'x:?a=1%0A2'])).stdout).toBe('1\n2\n\0');
  });

  test('options say what all parts are', async () => {
    expect(await got('{path} {raw:path}', '--decoded', 'x:%41')).toBe('A %41');
    expect(await got('{port}', '--default-port', 'http://h')).toBe('80');
    expect(await got('{port} {query}', '--missing', '-', 'http://h')).toBe('- -');
    expect(await got('{segments}', '--join', ',', 'http://h/a/b')).toBe('a,b');
    expect(await got('{queries:names}', '--join', '\\n', 'http://h/?a=1&b%0Ac=2')).toBe('a\nb\\nc');
    expect(await got('{query-all:a}', '--join', '\\t\\\\', 'http://h/?a=1&a=2')).toBe('1\t\\2');
    expect(await got('{query:b}', '--separator', ';', 'http://h/?a=1;b=2')).toBe('2');
  });

  test.each([
    ['{must:query}', '"http://h/": it has no query'],
    ['{require:query:a} {required:port}', '"http://h/": it has no query:a, it has no port'],
    ['{must:host}', null],
  ])('%s is refused: %j', async (format, message) => {
    const { stderr, status } = await url(['get', format, 'http://h/']);
    expect([stderr, status]).toEqual([message === null ? '' : `${message}\n`, message === null ? 0 : 1]);
  });

  test('strict: refuses what is not UTF-8', async () => {
    expect(await url(['get', '{strict:path}', 'http://h/%FF'])).toEqual({
      stdout: '/\ufffd\n',
      stderr: '"http://h/%FF": its path is not UTF-8 after decoding\n',
      status: 1,
    });
    expect((await url(['get', '{strict:path}', 'http://h/%C3%A9'])).stdout).toBe('/é\n');
  });

  test.each([
    ['{hots}', 'there is no part "hots". Did you mean "host"?'],
    ['{constructor}', 'there is no part "constructor". There are href, scheme'],
    ['{host:x}', 'after "host:" there must be "kind", "unicode" or "ascii", not "x"'],
    ['{segment}', 'the part "segment" needs a number'],
    ['{segment:x}', 'after "segment:" there must be a number from 1'],
    ['{query-all}', 'the part "query-all" needs a name'],
    ['{path:x}', 'after "path:" there must be nothing, not "x"'],
    ['a{host', 'the "{" at 1 of the format is not closed by "}"'],
    ['http://h/', 'the format comes first'],
    ['path', '"path" is only text: write \'{path}\' for the part'],
    ['domains', '"domains" is only text: write \'{host}\' for a part'],
  ])('%s is wrong usage', async (format, message) => {
    const { stdout, stderr, status } = await url(['get', format, 'http://h/']);
    expect(stderr.startsWith(`error: ${message}`)).toBe(true);
    expect([stdout, status]).toEqual(['', 2]);
  });
});

describe('columns', () => {
  const lines = 'http://h/a,b?q="x"\nno\nhttp://i/\t?x\\y\n';

  test('--csv quotes as RFC 4180 says', async () => {
    const { stdout, status } = await urlWithInput(lines, 'get', '--csv', 'host,path,query:q', '--header', '--quiet');
    expect(stdout).toBe('host,path,query:q\nh,"/a,b","""x"""\n\ni,/,\n');
    expect(status).toBe(1);
  });

  test('--tsv escapes tabs and backslashes', async () => {
    expect((await url(['get', '--tsv', 'query:a,host', 'http://h/?a=%09%5C'])).stdout).toBe('\\t\\\\\th\n');
  });

  test.each([
    [['--csv', 'host', '--tsv', 'host', 'x:'], "option '--csv' cannot be used with '--tsv'"],
    [['--csv', 'host,', 'x:'], 'there is no part ""'],
  ])('%j is wrong usage', async (args, message) => {
    expect((await url(['get', ...args])).stderr.startsWith(`error: ${message}`)).toBe(true);
  });

  test('the other commands write formats, too', async () => {
    expect((await url(['set', 'http://h/', '--port', '8', '--format', '{port} {host}'])).stdout).toBe('8 h\n');
    expect((await url(['query', 'http://h/?b&a', '--sort', '--csv', 'query'])).stdout).toBe('a&b\n');
    const comma = await url(['get', '--csv', 'host,query:a\\,b', '--header', 'http://h/?a,b=1']);
    expect(comma.stdout).toBe('host,"query:a,b"\nh,1\n');
    expect((await url(['resolve', 'a', '--base', 'http://h/b', '-F', '{path}'])).stdout).toBe('/a\n');
    expect((await urlWithInput('http://h/a\n', 'parse', '--format', '{path}')).stdout).toBe('/a\n');
  });
});
