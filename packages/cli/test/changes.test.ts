import { describe, expect, test } from 'vitest';
import { url } from './streams.js';

async function set(input: string, ...args: string[]): Promise<string> {
  const { stdout, stderr, status } = await url(['set', input, ...args]);
  expect([stderr, status]).toEqual(['', 0]);
  return stdout.replace(/\n$/, '');
}

describe('url set', () => {
  test.each([
    [['--scheme', 'ftp'], 'ftp://h/a?b'],
    [['--scheme', 'ftp:'], 'ftp://h/a?b'],
    [['--user', 'é'], 'http://%C3%A9@h/a?b'],
    [['--path', 'x y'], 'http://h/x%20y?b'],
    [['--query', 'x y'], 'http://h/a?x%20y'],
    [['--fragment', 'x'], 'http://h/a?b#x'],
    [['--text', 'path=50% a?b'], 'http://h/50%25%20a%3Fb?b'],
    [['--text', 'path=a\\b#%'], 'http://h/a%5Cb%23%25?b'],
    [['--text', 'fragment=#50%'], 'http://h/a?b##50%25'],
    [['--text', 'query=a=b&c'], 'http://h/a?a%3Db%26c'],
    [['--text', 'password=p%41'], 'http://:p%2541@h/a?b'],
    [['--if-unset', 'port=99', '--if-unset', 'query=no'], 'http://h:99/a?b'],
    [['--if-unset', 'fragment=f'], 'http://h/a?b#f'],
    [['--append-segment', 'x/y %41'], 'http://h/a/x%2Fy%20%2541?b'],
    [['--append-path', 'x/y%41'], 'http://h/a/x/y%41?b'],
    [['--append-path', '/x/', '--append-segment', 'y'], 'http://h/a/x/y?b'],
    [['--redirect', '../c?d'], 'http://h/c?d'],
    [['--redirect', '//i:80/'], 'http://i/'],
    [['--port', '80', '--keep-port'], 'http://h:80/a?b'],
    [['--default-port'], 'http://h:80/a?b'],
    [['--port', '443', '--keep-port', '--scheme', 'https'], 'https://h:443/a?b'],
    [['--port', '443', '--scheme', 'https'], 'https://h/a?b'],
  ])('%j gives %j', async (args, expected) => {
    expect(await set('http://h/a?b', ...args)).toBe(expected);
  });

  test('a port that is kept is there for the next scheme', async () => {
    expect(await set('https://h:443/', '--scheme', 'ftp', '--keep-port')).toBe('ftp://h:443/');
    expect(await set('https://h:443/', '--scheme', 'ftp')).toBe('ftp://h/');
    expect(await set('https://u:1@h/', '--keep-port')).toBe('https://u:1@h/');
    expect(await set('https://u:443@[::443]/', '--keep-port')).toBe('https://u:443@[::443]/');
    expect(await set('https://u:443@[::1]:443', '--keep-port')).toBe('https://u:443@[::1]:443/');
  });

  test.each([
    ['http://h:80/a', ['--host', 'x'], 'http://x:80/a'],
    ['http://h:80/a', ['--host', 'x:81', '--host', 'y'], 'http://y:81/a'],
    ['http://h:80/a', ['--host', 'x:80', '--port', ''], 'http://x/a'],
    ['http://h:80/a', ['--redirect', 'b'], 'http://h:80/b'],
    ['http://h:80/a', ['--redirect', '/b:80/c'], 'http://h:80/b:80/c'],
    ['http://h:80/a', ['--redirect', '//i'], 'http://i/'],
    ['http://h/a', ['--redirect', '//i:80'], 'http://i:80/'],
    ['http://h/a', ['--redirect', './b:80/c'], 'http://h/b:80/c'],
    ['http://h:80/a', ['--redirect', 'https:i:443'], 'https://i:443/'],
  ])('the default port of %s is kept by %j', async (href, args, expected) => {
    expect(await set(href, '--keep-port', ...args)).toBe(expected);
  });

  test.each([
    ['./a:80/b', 'http://h/', 'http://h/a:80/b'],
    ['/a:80/b', 'http://h/', 'http://h/a:80/b'],
    ['http:a:80/b', 'http://h/', 'http://h/a:80/b'],
    ['a/b@c:80', 'http://h/', 'http://h/a/b@c:80'],
    ['//a:80/b', 'http://h/', 'http://a:80/b'],
    [' \\\\a:80/b', 'http://h/', 'http://a:80/b'],
    ['https:a:443/b', 'http://h/', 'https://a:443/b'],
    ['a', 'http://h:80/', 'http://h:80/a'],
    ['//a', 'http://h:80/', 'http://a/'],
  ])('%j is resolved to %s with the port of its own authority: %s', async (reference, base, expected) => {
    expect((await url(['resolve', reference, '--base', base, '--keep-port'])).stdout).toBe(`${expected}\n`);
  });

  test('--iterate makes one URL for each value, and later ones change faster', async () => {
    expect(await set('http://h/', '--iterate', 'host=a,b', '--iterate', 'port=1,2', '--path', 'p')).toBe(
      'http://a:1/p\nhttp://a:2/p\nhttp://b:1/p\nhttp://b:2/p',
    );
    expect(await set('http://h/', '--iterate', 'path=a\\,b,c')).toBe('http://h/a,b\nhttp://h/c');
    const { stdout } = await url(['set', '--json', 'http://h/', '--iterate', 'port=1,2']);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).href),
    ).toEqual(['http://h:1/', 'http://h:2/']);
  });

  test('a port is set as its setter sets it', async () => {
    for (const port of ['1', '80', '080', '443', '8080', '65535', '0', '']) {
      for (const href of ['http://h/', 'https://u@h:1/', 'x://h', 'ws://[::1]:80/']) {
        const native = new URL(href);
        native.port = port;
        expect(await set(href, '--port', port)).toBe(native.href);
      }
    }
  });

  test('a change of one iteration is not seen in another', async () => {
    expect(await set('http://h/?a', '--iterate', 'port=1,2', '--append-segment', 'b')).toBe(
      'http://h:1/b?a\nhttp://h:2/b?a',
    );
  });

  test.each([
    [['https://h:443/', '--keep-port'], 'https://h:443/', 443],
    [['https://h/', '--default-port'], 'https://h:443/', 443],
    [['https://h:443/'], 'https://h/', null],
    [['mailto:a', '--default-port'], 'mailto:a', null],
  ])('the port of --keep-port and --default-port is in JSON, and not in the origin: %j', async (args, href, port) => {
    const origin = href.startsWith('https') ? 'https://h' : 'null';
    for (const command of [['parse'], ['set', '--fragment', '']]) {
      const { stdout } = await url([...command, '--json', ...args]);
      expect(JSON.parse(stdout)).toMatchObject({ href, port, origin });
    }
    expect(JSON.parse((await url(['query', '--json', ...args])).stdout).href).toBe(href);
    if (port !== null) expect((await url(args)).stdout).toContain(`\nport      ${port}\n`);
  });

  test('--decode-unreserved decodes what needs no encoding', async () => {
    expect(await set('http://%41@h/%7ea/%2f%c3?%61#%62', '--decode-unreserved')).toBe('http://A@h/~a/%2F%C3?a#b');
  });

  test.each([
    [['--append-segment', '..'], '--append-segment "..": parsers resolve the segments "." and ".." (dot-segment)'],
    [['--append-segment', ''], '--append-segment "": the segment is empty (empty-segment)'],
    [['--if-unset', 'port=x'], '--if-unset "port=x": the port contains U+0078 (x) (port-invalid)'],
    [['--redirect', 'http://'], '--redirect "http://": the host is missing, at 7 (host-missing)'],
    [['--iterate', 'port=x'], '--iterate "port=x": the port contains U+0078 (x) (port-invalid)'],
    [['--port', '80x'], '--port "80x": "x" cannot be used (rest-ignored)'],
  ])('tells what is refused: %j', async (args, refused) => {
    const { stderr, status } = await url(['set', 'http://h/', ...args]);
    expect([stderr, status]).toEqual([`"http://h/" refuses ${refused}\n`, 1]);
  });

  test.each([
    [['--if-unset', 'port'], 'option \'--if-unset\' needs "part=value", not "port"'],
    [['--text', 'pat=x'], 'there is no part "pat" to set. Did you mean "path"?'],
    [['--iterate', 'constructor=x'], 'there is no part "constructor" to set: there are scheme'],
    [['--separator', 'ab', '-F', 'x'], "option '--separator' accepts one printable ASCII character"],
    [['--separator', 'é', '-F', 'x'], "option '--separator' accepts one printable ASCII character"],
    [['--pth', '/x'], "unknown option '--pth'. Did you mean --path?"],
  ])('%j is wrong usage', async (args, message) => {
    const { stderr, status } = await url(['set', 'http://h/', ...args]);
    expect(stderr.startsWith(`error: ${message}`)).toBe(true);
    expect(status).toBe(2);
  });
});

describe('url query', () => {
  const signed = 'https://h/?d=a%20b~&utm_id=1&flag&sig=%2f&utm_x=2';

  test.each([
    [['--delete', 'nothing'], signed],
    [['--delete-pattern', 'utm_*'], 'https://h/?d=a%20b~&flag&sig=%2f'],
    [['--delete-pattern', '*_*d'], 'https://h/?d=a%20b~&flag&sig=%2f&utm_x=2'],
    [['--delete-pattern', 'utm_'], signed],
    [['--delete-regex', '^(d|sig)$'], 'https://h/?utm_id=1&flag&utm_x=2'],
    [['--keep-pattern', '*g'], 'https://h/?flag&sig=%2f'],
    [['--replace', 'flag=1', '--replace', 'no=1'], 'https://h/?d=a%20b~&utm_id=1&flag=1&sig=%2f&utm_x=2'],
    [['--set', 'new=1'], `${signed}&new=1`],
    [['--append', 'flag', '--dedupe'], signed],
    [['--delete', 'd', '--standard'], 'https://h/?utm_id=1&flag=&sig=%2F&utm_x=2'],
    [['--standard'], 'https://h/?d=a+b%7E&utm_id=1&flag=&sig=%2F&utm_x=2'],
  ])('%j keeps the bytes of the other pairs', async (args, expected) => {
    expect((await url(['query', signed, ...args])).stdout).toBe(`${expected}\n`);
  });

  test.each([
    ['https://h/?b;a=1', ['--separator', ';', '--sort'], 'https://h/?a=1;b'],
    ['https://h/?B&a&C', ['--sort-ignore-case'], 'https://h/?a&B&C'],
    ['https://h/?&&a&&b&', ['--drop-empty'], 'https://h/?a&b'],
    ['https://h/?&&', ['--drop-empty'], 'https://h/'],
    ['https://h/?*a&b', ['--delete-pattern', '\\*a'], 'https://h/?b'],
    ['mailto:a@b?subject=x%20y', ['--append', 'body=a b'], 'mailto:a@b?subject=x%20y&body=a%20b'],
    ['https://h/?', ['--append', 'a'], 'https://h/?a'],
  ])('%s %j', async (text, args, expected) => {
    expect((await url(['query', text, ...args])).stdout).toBe(`${expected}\n`);
  });
});

test('a message about a change does not show a password', async () => {
  for (const args of [
    ['set', 'http://u:secret@h/', '--host', 'a b'],
    ['set', 'mailto:x', '--password', 'secret'],
    ['set', 'mailto:x', '--text', 'password=secret'],
    ['get', '{must:fragment}', 'http://u:secret@h/'],
    ['set', 'http://h/', '--host', 'me:secret@b'],
    ['set', 'http://h/', '--iterate', 'host=a,me:secret@b'],
    ['set', 'http://h/', '--redirect', '//me:secret@['],
    ['set', 'http://h/', '--redirect', 'http://me:secret@['],
    ['host', 'me:secret@b'],
  ]) {
    const { stderr, status } = await url(args);
    expect(stderr).not.toBe('');
    expect(stderr).not.toContain('secret');
    expect(status).toBe(1);
  }
});

test('a clause about a change that does not quote the value is shown with a hidden password', async () => {
  const { stderr } = await url(['set', 'http://h/', '--redirect', 'http://me:secret@h:x/']);
  expect(stderr).toBe(
    '"http://h/" refuses --redirect "http://me:***@h:x/": the port contains U+0078 (x), at 19 (port-invalid)\n',
  );
});

test.each([
  ['set', 'http://h/', 'password=secret'],
  ['set', 'http://h/', '--text', 'http://me:secret@h/'],
  ['--guess-scheme', 'http://me:secret@h/', 'h'],
  ['get', '//me:secret@h/'],
  ['help', 'me:secret@h'],
  ['parse', '--file', 'http://me:secret@h/'],
  ['redact', '@http://me:secret@h/'],
  ['--version', 'me:secret@h'],
  ['compare', 'x:y', '--filter', 'curl', '--client', 'curl', '--allow', 'me:secret@h'],
])('a message about wrong usage does not show a password: %s %s %s', async (...args) => {
  const { stderr, status } = await url(args);
  expect(stderr).toMatch(/^error: /);
  expect(stderr).not.toContain('secret');
  expect(status).toBe(2);
});
