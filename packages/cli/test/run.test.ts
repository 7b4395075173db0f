import { describe, expect, test } from 'vitest';
import { loadAll } from '../src/command.js';
import { commands as listed } from '../src/command-list.js';
import { url, urlWithInput } from './streams.js';

const commands = await loadAll(listed);

describe('url', () => {
  test('--version', async () => {
    expect(await url(['--version'])).toEqual({ stdout: '1.2.3\n', stderr: '', status: 0 });
  });

  test('--help lists every command', async () => {
    const { stdout, stderr, status } = await url(['--help']);
    for (const { name } of commands) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
    expect([stderr, status]).toEqual(['', 0]);
  });

  test.each(commands.map(({ name }) => name))('%s has help of its own', async (name) => {
    const { stdout, stderr, status } = await url([name, '--help']);
    expect(stdout.startsWith(`Usage: url ${name} `)).toBe(true);
    expect([stderr, status]).toEqual(['', 0]);
  });

  test.each([
    [['--nonsense'], "error: unknown option '--nonsense'\n"],
    [
      ['host', '--base', 'x:y'],
      "error: unknown option '--base'. Commands with --base: parse, get, check, set, query, resolve, rebase, relative, compare\n",
    ],
    [['set', '--sort'], "error: unknown option '--sort'. Did you mean --port? Commands with --sort: query\n"],
    [
      ['set', '--query-sort'],
      'error: unknown option \'--query-sort\'. "url query" changes the pairs of a query: url query --sort\n',
    ],
    [['host', '-p'], "error: unknown option '-p'. Commands with -p: compare\n"],
    [['help', 'parse', 'get'], 'error: unexpected argument "get"\n'],
    [
      ['help', '--json'],
      "error: unknown option '--json'. Commands with --json: parse, check, host, set, query, build, form, file, resolve, rebase, relative, normalize, dedupe, links, compare\n",
    ],
    [['--version', 'x'], 'error: unexpected argument "x"\n'],
    [['-V', '--quick'], "error: unknown option '--quick'\n"],
    [['parse', '--base'], "error: option '--base <url>' needs a value\n"],
  ])('%j is wrong usage', async (args, stderr) => {
    expect(await url(args)).toEqual({ stdout: '', stderr, status: 2 });
  });

  test('without the name of a command it parses', async () => {
    expect(await url(['x:y', 'host'])).toEqual(await url(['parse', 'x:y', 'host']));
    expect(await urlWithInput('x:y\n')).toEqual({ stdout: 'x:y\n', stderr: '', status: 0 });
  });
});
