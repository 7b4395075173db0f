import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Collector, input, url, urlWithInput } from './streams.js';

let folder: string;
let links: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'url-inputs-'));
  links = join(folder, 'links.txt');
  writeFileSync(links, 'http://a\n\nno\nhttp://b');
});

afterAll(() => rmSync(folder, { recursive: true }));

const reason = 'as a URL: there is no scheme, and no usable base URL, at 0 (missing-scheme-non-relative-URL)';

describe('where inputs come from', () => {
  test('files, arguments and standard input, in their order', async () => {
    const { stdout, stderr, status } = await url(['x:1', `@${links}`, '-', 'x:2'], { stdin: input('x:in\n') });
    expect(stdout).toBe('x:1\nhttp://a/\n\n\nhttp://b/\nx:in\nx:2\n');
    expect([stderr, status]).toEqual([`${links}:3: cannot parse "no" ${reason}\n`, 1]);
    expect((await url(['--file', links, '--quiet', '-f', '-'], { stdin: input('x:in\n') })).stdout).toBe(
      'http://a/\n\n\nhttp://b/\nx:in\n',
    );
  });

  test('after "--" nothing is a file', async () => {
    expect((await url(['--line', '--base', 'x://h/', '--', '@y', '-'])).stdout).toBe('x://h/@y\nx://h/-\n');
  });

  test('a file that cannot be read is an error of its own', async () => {
    const { stderr, status } = await url(['http://a', '@no\x1bsuch']);
    expect(stderr).toMatch(/^error: cannot read "no\\u001bsuch": ENOENT: .*\n$/);
    expect(status).toBe(2);
    expect((await url(['--file', folder])).status).toBe(2);
  });

  test('lines may end with NUL', async () => {
    expect((await urlWithInput('x:a\nb\0x:c\0', '-z', '-0')).stdout).toBe('x:ab\0x:c\0');
  });
});

describe('which inputs are answered', () => {
  const text = 'http://a\n\nno\nhttp://a/\n';

  test.each([
    [[], 'http://a/\n\n\nhttp://a/\n', 1],
    [['--skip-blank'], 'http://a/\n\nhttp://a/\n', 1],
    [['--only-valid'], 'http://a/\nhttp://a/\n', 0],
    [['--only-invalid'], '\nno\n', 0],
    [['--only-invalid', '--skip-blank'], 'no\n', 0],
    [['--unique', '--only-valid'], 'http://a/\n', 0],
    [['--fail-fast'], 'http://a/\n\n\n', 1],
    [['--fail-fast', '--only-valid'], 'http://a/\n', 1],
    [['--fail-fast', '--only-invalid', '--skip-blank'], 'no\n', 1],
    [['check', '--fail-fast', '--only-valid'], 'http://a\n', 1],
    [['--fail-fast', '--keep-going'], 'http://a/\n\n\nhttp://a/\n', 1],
    [['get', '{must:port}', '--only-valid'], '', 0],
    [['check', '--only-valid'], 'http://a\nhttp://a/\n', 0],
    [['check', '--only-invalid', '--skip-blank'], 'no\n', 0],
  ])('%j writes %j and exits with %i', async (args, stdout, status) => {
    const result = await urlWithInput(text, ...args, '--quiet');
    expect(result).toEqual({ stdout, stderr: '', status });
  });

  test('--quiet and the filters write no messages', async () => {
    expect((await urlWithInput('no\n', '--only-valid')).stderr).toBe('');
    expect((await urlWithInput('no\n', '--quiet')).stderr).toBe('');
    expect((await urlWithInput('no\n')).stderr).toBe(`line 1: cannot parse "no" ${reason}\n`);
  });

  test('--only-invalid with --json writes the errors', async () => {
    const { stdout } = await urlWithInput('no\nx:y\n', '--only-invalid', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ input: 'no', type: 'missing-scheme-non-relative-URL' });
  });
});

describe('each line of JSON is an object, also for a blank line', () => {
  test.each([
    ['parse', '--json'],
    ['check', '--json'],
    ['compare', '--json'],
    ['compare', '--json', '--filter', 'rfc3986', '--client', 'curl'],
    ['host', '--json'],
    ['normalize', '--json'],
    ['query', '--json'],
  ])('%s %s', async (...args) => {
    const { stdout, stderr } = await urlWithInput('http://h/\n\n \n', ...args);
    const objects = stdout.split('\n').slice(0, -1);
    expect(objects.map((line) => JSON.parse(line).input)).toEqual(['http://h/', '', ' ']);
    expect(stderr).toBe('');
  });
});

describe('options that contradict each other', () => {
  test.each([
    [['parse', '--only-valid', '--only-invalid'], "'--only-valid' cannot be used with '--only-invalid'"],
    [['parse', '--json', '--csv', 'host', 'x:y'], "'--json' cannot be used with '--csv'"],
    [['compare', '--sarif', '--json'], "'--sarif' cannot be used with '--json'"],
    [['compare', '--sarif', '--summary'], "'--summary' cannot be used with '--sarif'"],
    [['compare', '--search', '--readers', 'whatwg,curl', '-b', 'x:'], "'--search' cannot be used with '--base'"],
    [['compare', '--filter', 'curl', '--client', 'curl', '-r', 'curl'], "'--filter' cannot be used with '--readers'"],
    [['query', '--get', 'a', '--csv', 'host'], "'--get' cannot be used with '--csv'"],
    [['query', '--standard', '--space', '%20'], "'--standard' cannot be used with '--space'"],
    [['file', '--to-path', '--directory'], "'--to-path' cannot be used with '--directory'"],
    [['links', '--text', '--json'], "'--text' cannot be used with '--json'"],
    [['parse', '--csv', 'host', '--header', '--field', 'u'], "'--header' cannot be used with '--field'"],
    [
      ['compare', '--filter', 'curl', '--client', 'curl', '--fail-fast'],
      "'--filter' cannot be used with '--fail-fast'",
    ],
    [
      ['compare', '--search', '--readers', 'whatwg,curl', '--skip-blank'],
      "'--search' cannot be used with '--skip-blank'",
    ],
  ])('%j', async (args, message) => {
    expect(await url(args)).toEqual({ stdout: '', stderr: `error: option ${message}\n`, status: 2 });
  });

  test.each([
    [['parse', '--header'], "'--header' needs '--csv' or '--tsv'"],
    [['parse', '--into', 'x'], "'--into' needs '--field'"],
    [['query', '--space', '+', '--delete', 'a'], "'--space' needs '--append' or '--set' or '--replace'"],
    ...[['parse'], ['set'], ['query'], ['build', '--scheme', 'x'], ['resolve', '--base', 'x:']].flatMap((command) =>
      ['decoded', 'missing=x', 'join=x'].map((option): [string[], string] => [
        [...command, `--${option}`],
        `'--${option.replace(/=.*/, '')}' needs '--format' or '--csv' or '--tsv'`,
      ]),
    ),
    [['check', '--null'], "'--null' needs '--json' or '--only-valid' or '--only-invalid'"],
    [['form', '--json'], "'--json' needs '--decode'"],
    [['serve', '--field', 'u', 'host'], "'--field' needs '--format JSONEachRow'"],
    [['compare', '--filter', 'curl'], "'--filter' needs '--client'"],
    [['compare', '--allow', 'h'], "'--allow' needs '--filter'"],
  ])('%j needs another option', async (args, message) => {
    expect(await url(args)).toEqual({ stdout: '', stderr: `error: option ${message}\n`, status: 2 });
  });

  test.each([
    [['set', '--port', '1', 'x:'], 'format'],
    [['build', '--scheme', 'x'], 'format'],
    [['query', 'x:'], 'append'],
  ])('%j needs a change of the query for --separator', async (args, needed) => {
    const { stderr, status } = await url([...args, '--separator', ';']);
    expect(stderr.startsWith(`error: option '--separator' needs '--${needed}' or `)).toBe(true);
    expect(status).toBe(2);
  });

  test.each([
    [['set', 'x:?a;b=1', '--port', '', '-F', '{query:b}'], '1\n'],
    [['query', 'x:?b;a', '--sort'], 'x:?a;b\n'],
    [['query', 'x:?b;a=1', '--get', 'a'], '1\n'],
    [['query', 'x:?b;a=1', '--csv', 'query:a'], '1\n'],
  ])('%j can be used with --separator', async (args, stdout) => {
    expect((await url([...args, '--separator', ';'])).stdout).toBe(stdout);
  });

  test.each([
    ['query', '--sort', 'x:?a'],
    ['set', 'x:?a', '--port', '', '--csv', 'query:a'],
    ['get', '{query:a}', 'x:?a'],
    ['serve', 'query:a'],
  ])('%s %s accepts what can separate pairs', async (...args) => {
    for (const separator of ['a', '0', '=', '', ';;', 'é']) {
      const { stderr, status } = await url([...args, '--separator', separator]);
      expect(stderr).toMatch(
        /^error: option '--separator' accepts one printable ASCII character except letters, digits /,
      );
      expect(status).toBe(2);
    }
    for (const separator of '!$&()*,-./:;?@[\\]^_`{|}~')
      expect((await url([...args, '--separator', separator])).status).not.toBe(2);
  });

  test.each([
    ['query', '--append'],
    ['query', '--set'],
    ['query', '--replace'],
  ])('%s %s can be used with --space', async (command, option) => {
    expect(await url([command, 'x:?a', option, 'a=b c', '--space', '+'])).toMatchObject({ stderr: '', status: 0 });
  });

  test.each([['resolve'], ['rebase'], ['relative'], ['build']])(
    '%s names the option that it needs',
    async (command) => {
      const { stderr, status } = await url([command, 'x:']);
      expect(stderr).toMatch(/^error: option '--(?:base|scheme) <\w+>' is needed: .+\n$/);
      expect(status).toBe(2);
    },
  );
});

describe('on a terminal', () => {
  const hostile = 'x:\u009b31m\u202e\u206a\ufff9';

  test('JSON has no control characters, and the same values', async () => {
    const stdout = new Collector(true);
    await url(['--json', '--', hostile], { stdout });
    expect(stdout.text).toMatch(/^[\x20-\x7e]+\n$/);
    expect(JSON.parse(stdout.text).input).toBe(hostile);
  });

  test.each([
    [['get', '{scheme}\\t{path}', 'x:y'], 'x\ty\n'],
    [['get', '--tsv', 'scheme,path', 'x:y'], 'x\ty\n'],
    [['redact', 'a\tb\x1b[31mc?token=\u009b1'], 'a\tb\\u001b[31mc?token=REDACTED\n'],
    [['redact', 'a\rb\r\nc\r'], 'a\\u000db\r\nc\r\n'],
  ])('%j keeps tabs, and escapes other control characters', async (args, output) => {
    const stdout = new Collector(true);
    await url(args, { stdout });
    expect(stdout.text).toBe(output);
  });

  test.each([
    ['get', '{query:q}', 'x:?q=%C2%9B%E2%80%AE%1B'],
    ['query', '--get', 'q', 'x:?q=%C2%9B%E2%80%AE%1B'],
    ['form', '--decode', 'q=%C2%9B%E2%80%AE%1B'],
    ['check', '--only-valid', 'x:\u009b\u202e\x1b'],
    ['check', '--json', 'x:\u009b\u202e\x1b'],
    ['parse', '--only-invalid', '\u009b\u202e\x1b'],
    ['compare', '--json', 'x:\u009b\u202e\x1b'],
    ['compare', '--json', '--filter', 'rfc3986', '--client', 'curl', 'x:\u009b\u202e\x1b'],
    ['redact', 'x:\u009b\u202e\x1b'],
  ])('%s %s', async (...args) => {
    const stdout = new Collector(true);
    await url(args, { stdout });
    expect(stdout.text).toMatch(/^[\x20-\x7e\n]+$/);
    expect(stdout.text).toMatch(/\\u009b\\u202e\\u001b/);
  });

  test('messages about inputs have none', async () => {
    const { stderr } = await url(['get', '{must:query:\x1b\u202e\n\u200b}', 'x:', '\x1b\u202e\n\u3164']);
    expect(stderr).toMatch(/^(?:[\x20-\x7e]+\n){2}$/);
  });

  test.each([
    ['--\x1b]0;PWN\x07'],
    ['-\x9b'],
    ['help', '\x1b'],
    ['--base', '\x1b', 'x:'],
    ['get', '{\x1b}', 'x:'],
    ['--color', '\x1b'],
    ['@\x1b\u202e\n'],
    ['redact', '-f', '\x1b\u202e\n'],
    ['query', '--delete-regex', '(\x1b\u202e\n'],
    ['get', '%s%\x1b\u202e\n', 'x:'],
    ['set', 'x:', '--iterate', '\x1b\u202e=1'],
    ['rebase', 'x', '--base', '//\x1b\u202e:x'],
    ['serve', 'query\x1b\u202e\u3164'],
  ])('messages about wrong usage have none either: %j', async (...args) => {
    const { stderr, status } = await url(args);
    expect(stderr).toMatch(/^error: [\x20-\x7e]+\n$/);
    expect(status).toBe(2);
  });
});

describe('--guess-scheme, if the input with the scheme does not parse', () => {
  test.each([
    [[], 'exa mple/', 'the domain contains U+0020 SPACE, at 3 (domain-to-ASCII)'],
    [['--base', 'http://b/'], 'exa mple/', 'the domain contains U+0020 SPACE, at 3 (domain-to-ASCII)'],
    [[], ' //exa mple/', 'the domain contains U+0020 SPACE, at 6 (domain-to-ASCII)'],
  ])('%j %j says what is wrong after the scheme, at offsets of the input', async (args, text, error) => {
    const { stderr, status } = await url([text, '--guess-scheme', 'https', ...args]);
    expect([stderr, status]).toEqual([`cannot parse ${JSON.stringify(text)} as a URL: ${error}\n`, 1]);
  });

  test('"serve" says the same', async () => {
    const { stdout } = await urlWithInput('exa mple\n', 'serve', '--guess-scheme', 'https', 'error');
    expect(stdout).toBe('the domain contains U+0020 SPACE, at 3 (domain-to-ASCII)\n');
  });
});
