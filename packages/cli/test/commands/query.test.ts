import { describe, expect, test } from 'vitest';
import { Collector, url, urlWithInput } from '../streams.js';

const href = 'https://h/?b=1&a=x+y&b=2%0A&c';

describe('url query', () => {
  test.each([
    [[], 'https://h/?b=1&a=x+y&b=2%0A&c'],
    [['--append', 'd=e=f'], 'https://h/?b=1&a=x+y&b=2%0A&c&d=e%3Df'],
    [['--set', 'b=é'], 'https://h/?b=%C3%A9&a=x+y&c'],
    [['--delete', 'b'], 'https://h/?a=x+y&c'],
    [['--delete', 'b=1'], 'https://h/?a=x+y&b=2%0A&c'],
    [['--sort'], 'https://h/?a=x+y&b=1&b=2%0A&c'],
    [['--standard'], 'https://h/?b=1&a=x+y&b=2%0A&c='],
    [['--delete', 'a', '--delete', 'b', '--delete', 'c='], 'https://h/'],
    [['--append', 'a=2', '--delete', 'a', '--append', 'a=3', '--sort'], 'https://h/?a=3&b=1&b=2%0A&c'],
  ])('%j gives %j', async (options, expected) => {
    expect(await url(['query', href, ...options])).toEqual({ stdout: `${expected}\n`, stderr: '', status: 0 });
  });

  test.each([
    ['x:?%75tm_a=1&b=%20', ['--delete-pattern', 'utm_*'], 'x:?b=%20'],
    ['x:?b&utm%5Fa', ['--delete', 'utm_a'], 'x:?b'],
    ['x:?b;a+c=1', ['--separator', ';', '--delete', 'a c'], 'x:?b'],
    ['x:?b;a.%63d', ['--separator', ';', '--delete-pattern', '*.cd'], 'x:?b'],
    ['x:?b=%20&b=utm_a', ['--delete-pattern', '*utm*'], 'x:?b=%20&b=utm_a'],
    ['x:?c=1&b=2', ['--delete-pattern', '*'], 'x:'],
  ])('in %s %j finds names with escapes', async (input, options, expected) => {
    expect((await url(['query', input, ...options])).stdout).toBe(`${expected}\n`);
  });

  test.each([
    [['--get', 'a'], 'x y\n', 0],
    [['--get', 'b'], '1\n', 0],
    [['--get', 'c'], '\n', 0],
    [['--get-all', 'b'], '1\n2\\n\n', 0],
    [['--has', 'a'], 'true\n', 0],
    [['--has', 'a='], 'false\n', 1],
    [['--has', 'a=x y'], 'true\n', 0],
    [['--get', 'a', '--set', 'a=z', '--get', 'a'], 'x y\nz\n', 0],
  ])('%j writes %j and exits with %i', async (options, stdout, status) => {
    expect(await url(['query', href, ...options])).toEqual({ stdout, stderr: '', status });
  });

  test.each([['--get'], ['--get-all']])(
    '%s names a parameter that is missing, and --quiet does not',
    async (option) => {
      const missing = ['query', 'http://h/?a=1', option, 'zz'];
      const stderr = '"http://h/?a=1" has no parameter "zz"\n';
      expect(await url(missing)).toEqual({ stdout: '', stderr, status: 1 });
      expect(await url([...missing, '--quiet'])).toEqual({ stdout: '', stderr: '', status: 1 });
    },
  );

  test('what it decoded does nothing to a terminal', async () => {
    const stdout = new Collector(true);
    await url(['query', 'x:?a=%1B[2J', '--get', 'a'], { stdout });
    expect(stdout.text).toBe('\\u001b[2J\n');
  });

  test('as JSON it gives the pairs, and what was found', async () => {
    const plain = await url(['query', '--json', 'x:?a=1&a&__proto__=2', '--append', 'b=3']);
    expect(plain.stdout).toBe(
      '{"input":"x:?a=1&a&__proto__=2","href":"x:?a=1&a&__proto__=2&b=3","scheme":"x","username":"","password":"",' +
        '"host":null,"hostKind":"none","port":null,"path":"","query":"a=1&a&__proto__=2&b=3","fragment":null,' +
        '"origin":"null","pairs":[["a","1"],["a",""],["__proto__","2"],["b","3"]]}\n',
    );
    const options = ['--get', 'a', '--get', 'b', '--get-all', 'a', '--has', 'b'];
    const reading = await url(['query', '--json', 'x:?a=1&a', ...options]);
    expect(JSON.parse(reading.stdout)).toMatchObject({ found: ['1', null, ['1', ''], false] });
    expect(reading.status).toBe(1);
  });

  test('reads standard input, one line for each', async () => {
    expect(await urlWithInput('x:?a=1\nx:\nx:?a=3\n', 'query', '--get', 'a')).toEqual({
      stdout: '1\n\n3\n',
      stderr: 'line 2: "x:" has no parameter "a"\n',
      status: 1,
    });
  });

  test('a change after the last option that reads is refused, unless the URL is written too', async () => {
    const args = ['query', 'x:?a=1&b=2', '--get', 'a', '--delete', 'b'];
    expect(await url(args)).toEqual({
      stdout: '',
      stderr: "error: option '--delete' changes nothing after the last option that reads: put it before that option\n",
      status: 2,
    });
    expect(JSON.parse((await url([...args, '--json'])).stdout)).toMatchObject({ href: 'x:?a=1', found: ['1'] });
    expect((await url([...args, '--has', 'b'])).stdout).toBe('1\nfalse\n');
  });

  test('tells what does not parse', async () => {
    expect(await url(['query', 'http://a:b?c', '--sort'])).toEqual({
      stdout: '',
      stderr: 'cannot parse "http://a:b?c" as a URL: the port contains U+0062 (b), at 9 (port-invalid)\n',
      status: 1,
    });
  });
});
