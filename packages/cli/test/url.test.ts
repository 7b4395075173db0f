import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from './bundle.js';

let file: string;
let dispose: () => void;

beforeAll(async () => {
  ({ file, dispose } = await bundle());
});

afterAll(() => dispose());

function url(args: readonly string[], input = ''): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [file, ...args], { input, encoding: 'utf8' });
}

/** A line of a shell in which `url` is the command. */
function shell(line: string): SpawnSyncReturns<string> {
  const script = `url() { '${process.execPath}' '${file}' "$@"; }; ${line}`;
  return spawnSync('bash', ['-c', script], { encoding: 'utf8' });
}

describe('the command', () => {
  test.each([
    [['x:y'], 0],
    [['x:y', 'y'], 1],
    [['--version'], 0],
    [['--nonsense'], 2],
    [['x:y', '--base', 'y'], 2],
    [['check', 'http://h\\'], 0],
    [['check', '--strict', 'http://h\\'], 1],
    [['resolve', 'a', '--base', 'http://h/'], 0],
    [['resolve', 'a', '--base', 'x:'], 1],
    [['rebase', 'a'], 2],
    [['relative', 'http://h/a', '--base', 'http://h/'], 0],
    [['normalize', '../a'], 0],
    [['compare', 'http://h/'], 0],
    [['compare', 'http:///h/'], 3],
  ])('%j ends with %d', (args, status) => {
    expect(url(args).status).toBe(status);
  });

  test('reads standard input in UTF-8', () => {
    const { stdout, stderr, status } = url([], 'http://é/é\nhttp://🌲\n');
    expect(stdout).toBe('http://xn--9ca/%C3%A9\nhttp://xn--vh8h/\n');
    expect([stderr, status]).toEqual(['', 0]);
  });

  test('checks links from a pipe', () => {
    const { stdout, stderr, status } = url(['check'], 'http://é/\nhttp://🌲 .é/\n');
    expect(stdout).toBe(
      'line 2: error: the domain holds U+0020 SPACE (domain-to-ASCII)\n  http://🌲 .é/\n           ^\n',
    );
    expect([stderr, status]).toEqual(['', 1]);
  });

  test('answers a line before the next one is there', async () => {
    const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
    const answers: string[] = [];
    child.stdin.write('x:1\n');
    for await (const chunk of child.stdout.setEncoding('utf8')) {
      answers.push(chunk);
      if (answers.length === 1) child.stdin.end('x:2\n');
    }
    expect(answers).toEqual(['x:1\n', 'x:2\n']);
  });

  test('all lines of a long input come out in order', () => {
    const lines = Array.from({ length: 100_000 }, (_, i) => `x:${i}\n`).join('');
    expect(spawnSync(process.execPath, [file], { input: lines, encoding: 'utf8', maxBuffer: 1e8 }).stdout).toBe(lines);
  });

  test('a closed pipe ends it quietly, with status 0', () => {
    const endless = shell("yes 'HTTP://H' | { url; echo $? >&2; } | head -2");
    expect([endless.stdout, endless.stderr]).toEqual(['http://h/\nhttp://h/\n', '0\n']);
    const few = shell('{ sleep 0.2; url x:y x:z; echo $? >&2; } | true');
    expect([few.stdout, few.stderr]).toEqual(['', '0\n']);
  });

  test('memory does not grow with the input', () => {
    const line = 'https://example.org/a/../b?q=é\n';
    const limits = ['--max-old-space-size=16', '--max-semi-space-size=1'];
    const { status, stdout } = spawnSync(process.execPath, [...limits, file], {
      input: Buffer.from(line.repeat(600_000)),
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    expect(status).toBe(0);
    expect(stdout === 'https://example.org/b?q=%C3%A9\n'.repeat(600_000)).toBe(true);
  });

  test.skipIf(process.platform !== 'linux')('says when the output cannot be written', () => {
    const stdio = ['ignore', openSync('/dev/full', 'w'), 'pipe'] as const;
    const { stderr, status } = spawnSync(process.execPath, [file, 'x:y'], { stdio: [...stdio] });
    expect(stderr.toString()).toBe('error: cannot go on: ENOSPC: no space left on device, write\n');
    expect(status).toBe(2);
  });
});
