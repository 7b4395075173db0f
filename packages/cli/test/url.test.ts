import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from './bundle.js';

let file: string;
let folder: string;
let dispose: () => void;

beforeAll(async () => {
  ({ file, folder, dispose } = await bundle());
});

afterAll(() => dispose());

function url(args: readonly string[], input = ''): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [file, ...args], { input, encoding: 'utf8' });
}

/** A line of a shell in which `url` is the command. */
function shell(line: string): SpawnSyncReturns<string> {
  const script = `url() { '${process.execPath}' '${file}' "$@"; }; ${line}`;
  return spawnSync('bash', ['--norc', '-c', script], { encoding: 'utf8' });
}

describe('a start does not wait for tables of languages, which take longer than the command', () => {
  test.each([
    [['--version']],
    [['http://h/']],
    [['--json', 'http://h/']],
    [['get', '{host}', 'http://h/']],
    [['check', 'http://h/']],
    [['set', 'http://h/', '--port', '1']],
  ])('%j', (args) => {
    const preload = join(folder, 'no-tables.cjs');
    writeFileSync(
      preload,
      `const fail = () => { throw new Error('a table of languages was loaded'); };
      Intl.Segmenter = Number.prototype.toLocaleString = String.prototype.localeCompare = fail;`,
    );
    const { stderr, status } = spawnSync(process.execPath, ['-r', preload, file, ...args], { encoding: 'utf8' });
    expect([stderr, status]).toEqual(['', 0]);
  });
});

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
      'line 2: error: the domain contains U+0020 SPACE (domain-to-ASCII)\n  http://🌲 .é/\n           ^\n',
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
    expect(stderr.toString()).toBe('error: cannot continue: ENOSPC: no space left on device, write\n');
    expect(status).toBe(2);
  });
});

describe.skipIf(process.platform !== 'linux')('streams that fail', () => {
  test.each([
    ['url < /', 'error: cannot read standard input: EISDIR: illegal operation on a directory, read\n', 2],
    ['url host < /', 'error: cannot read standard input: EISDIR: illegal operation on a directory, read\n', 2],
    ['url <&-', 'error: cannot read standard input: EBADF: it is closed\n', 2],
    ['url - <&-', 'error: cannot read standard input: EBADF: it is closed\n', 2],
    ['url < /dev/null', '', 0],
    ['url 0> /dev/null', 'error: cannot read standard input: EBADF: bad file descriptor, read\n', 2],
    ['url --help > /dev/full', 'error: cannot continue: ENOSPC: no space left on device, write\n', 2],
    ['url --version > /dev/full', 'error: cannot continue: ENOSPC: no space left on device, write\n', 2],
    ['url completion bash > /dev/full', 'error: cannot continue: ENOSPC: no space left on device, write\n', 2],
    ['url --nonsense 2> /dev/full', '', 2],
    ['url --nonsense 2>&-', '', 2],
    ['url --line x:y <&- 2>&-', '', 0],
  ])('%s says %j', (line, message, expected) => {
    const { stderr, status } = shell(`${line}; exit $?`);
    expect([stderr, status]).toEqual([message, expected]);
  });

  test('a line that is too long is one failed line, and takes no memory', () => {
    const program =
      'const mega = Buffer.alloc(2 ** 20, 97); let n = 0; const write = () => n++ < 600 ? process.stdout.write(mega, write) : process.stdout.end("\\nx:y\\n"); process.stdout.write("x:1\\n", write)';
    const { stdout, stderr, status } = shell(
      `'${process.execPath}' -e '${program}' | { '${process.execPath}' --max-old-space-size=64 '${file}'; exit $?; }`,
    );
    expect(stdout).toBe('x:1\n\nx:y\n');
    expect(stderr).toMatch(/^line 2: the line is too long: at most 128 MiB are read, and/);
    expect(status).toBe(1);
  });
});

describe('the pipelines of docs/at-scale.md', () => {
  const run = (line: string) =>
    spawnSync('bash', ['--norc', '-c', line], {
      encoding: 'utf8',
      maxBuffer: 1e9,
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, NO_COLOR: '1' },
    });
  const page = readFileSync(new URL('../../../docs/at-scale.md', import.meta.url), 'utf8');
  const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
  const lines = Array.from({ length: 20_000 }, (_, i) => (i % 1000 === 7 ? `nonsense ${i}` : `HTTP://H${i}/a b`)).join(
    '\n',
  );
  let work: string;
  let expected: string;

  beforeAll(() => {
    work = mkdtempSync(join(tmpdir(), 'url-tools-'));
    writeFileSync(join(work, 'links.txt'), `${lines}\n`);
    expected = run(`cd ${work} && url parse --json < links.txt`).stdout;
  });

  afterAll(() => rmSync(work, { recursive: true }));

  test.each([
    ['xargs', /^xargs -.*$/m],
    ['parallel', /^parallel -.*$/m],
  ])('%s', (program, pattern) => {
    if (!has(program)) {
      console.warn(`skipped: there is no ${program}`);
      return;
    }
    run(`cd ${work} && ${pattern.exec(page)![0]}`);
    expect(readFileSync(join(work, 'parsed.jsonl'), 'utf8') === expected).toBe(true);
  });

  test.each([
    ['Spark', /\.pipe\('(.*?)'/],
    ['Hadoop', /-mapper '(.*?)'/],
  ])('%s: a stand-in pipes each partition through the command', (_, pattern) => {
    const command = pattern.exec(page)![1]!;
    const all = lines.split('\n');
    const partitions = [all.slice(0, 7000), all.slice(7000, 7000), all.slice(7000)];
    const outputs = partitions.map((part) => {
      const { stdout, status } = spawnSync(
        'sh',
        ['-c', `sh -c "${command.replace(/[$"]/g, '\\$&')} || [ \\$? -eq 1 ]"`],
        {
          input: part.map((line) => `${line}\n`).join(''),
          encoding: 'utf8',
          maxBuffer: 1e9,
          env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
        },
      );
      expect(status).toBe(0);
      return stdout;
    });
    expect(outputs.join('') === expected).toBe(true);
  });
});

describe('the files for shells', () => {
  const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

  test.each([
    ['fish', 'url ', 'set\tchange parts of URLs'],
    ['fish', 'url set --pat', '--path\tset the path'],
    ['fish', 'url file --style ', 'posix'],
    ['fish', 'url file --style=', '--style=posix'],
  ])('%s completes "%s", and no files beside the words', (program, line, word) => {
    if (!has(program)) {
      console.warn(`skipped: there is no ${program}`);
      return;
    }
    const script = `${url(['completion', program]).stdout}\ncomplete -C '${line}'`;
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
    const completed = spawnSync(program, ['-c', script], { encoding: 'utf8', env, cwd: folder }).stdout.split('\n');
    expect(completed).toContain(word);
    expect(completed).not.toContain('url.cjs');
  });

  test.each([
    ['bash', 'bash -n'],
    ['zsh', 'zsh -n'],
    ['fish', 'fish --no-execute'],
    ['man', 'mandoc -T lint -W error'],
  ])('%s', (name, checker) => {
    const [program] = checker.split(' ');
    if (!has(program!)) {
      console.warn(`skipped: there is no ${program}`);
      return;
    }
    const { stdout } = url(['completion', name]);
    const checked = join(folder, `checked.${name}`);
    writeFileSync(checked, stdout);
    const result = spawnSync('sh', ['-c', `${checker} ${checked}`], { encoding: 'utf8' });
    expect([result.stdout, result.stderr, result.status]).toEqual(['', '', 0]);
  });

  test.each([
    ['url ', ['parse', 'get', 'set', 'help']],
    ['url set --pa', ['--password', '--path']],
    ['url --color ', ['auto', 'always', 'never']],
    ['url completion ', ['bash', 'zsh', 'fish', 'man']],
    ['url query --space ', ['%20', '+']],
    ['url file --style = ', ['posix', 'windows']],
    ['url file --style = w', ['windows']],
  ])('bash completes "%s"', (line, some) => {
    const { stdout } = url(['completion', 'bash']);
    const words = line.split(' ');
    const script = `${stdout}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _url; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
    const completed = spawnSync('bash', ['--norc', '-c', script], { encoding: 'utf8', env }).stdout.split('\n');
    for (const word of some) expect(completed).toContain(word);
  });
});
