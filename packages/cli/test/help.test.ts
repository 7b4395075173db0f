import { describe, expect, test } from 'vitest';
import { loadAll } from '../src/command.js';
import { commands as listed } from '../src/command-list.js';
import { readOptions } from '../src/options.js';
import { Collector, url } from './streams.js';

const commands = await loadAll(listed);

describe('the help', () => {
  test.each(commands)(
    'of $name has each option, examples and the exit statuses',
    async ({ name: command, options, examples }) => {
      const { stdout } = await url(['help', command]);
      expect((await url([command, '--help'])).stdout).toBe(stdout);
      const shared = (await url(['help', 'inputs'])).stdout;
      for (const { usage, names } of readOptions(options)) {
        const line = `${usage.startsWith('--') ? '      ' : '  '}${usage}`;
        const isShared = shared.includes(`${line} `) || shared.includes(`${line}\n`);
        // A shared option is explained once; the command names it.
        expect(stdout).toContain(isShared ? `--${names[0]}` : line);
      }
      expect(examples.length).toBeGreaterThan(0);
      for (const [line] of examples) expect(stdout).toContain(`  $ ${line}`);
      expect(stdout).toContain('\nExit status:\n  0  ');
      expect(stdout.includes('Without arguments a command reads standard input')).toBe(
        Object.hasOwn(options, '-f, --file <path>'),
      );
      for (const line of stdout.split('\n')) if (!line.startsWith('  ')) expect(line.length).toBeLessThanOrEqual(100);
    },
  );

  test.each(commands)('-h of $name is half a screen', async ({ name, options, common = [] }) => {
    const { stdout, status } = await url([name, '-h']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(24);
    expect(lines[0]).toMatch(new RegExp(`^Usage: url ${name} `));
    expect(lines.at(-1)).toMatch(/^url \S+ --help has /);
    const shown = stdout.match(/^ {2}(?:-\w, | {4})--/gm) ?? [];
    expect(shown.length).toBeLessThanOrEqual(8);
    if (Object.keys(options).length > 0) expect(shown.length).toBeGreaterThan(0);
    for (const option of common) expect(stdout).toContain(`--${option}`);
    expect(status).toBe(0);
  });

  test('-h is half a screen, and "help inputs" explains the shared options', async () => {
    const { stdout } = await url(['-h']);
    expect(stdout.split('\n').length).toBeLessThanOrEqual(30);
    for (const { name } of commands) expect(stdout).toContain(`  ${name} `);
    const shared = (await url(['help', 'inputs'])).stdout;
    for (const text of ['Inputs:', 'Outputs:', 'Formats:', '--field <name>', '--csv <parts>', '--color'])
      expect(shared).toContain(text);
  });

  test('of the command as a whole has examples and the exit statuses', async () => {
    const { stdout } = await url(['--help']);
    expect(await url(['help'])).toEqual(await url(['--help']));
    for (const status of [0, 1, 2, 3]) expect(stdout).toMatch(new RegExp(`^ {2}${status} {2}\\S`, 'm'));
    expect(stdout).toContain('\nExamples:\n  $ url ');
    expect(stdout).toContain('\nExit status:\n  0  ');
  });
});

describe('colors', () => {
  const bold = '\x1b[1m';
  test.each([
    [['--color', 'always', 'x:'], {}, false, true],
    [['--color=always', 'x:'], { NO_COLOR: '1' }, false, true],
    [['x:', '--color', 'never'], { FORCE_COLOR: '1' }, true, false],
    [['--color', 'auto', 'parse', 'x:'], {}, true, true],
    [['--color', 'auto', 'parse', 'x:'], {}, false, false],
    [['x:'], { FORCE_COLOR: '1' }, false, true],
    [['x:'], { FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
    [['x:'], { FORCE_COLOR: '0' }, true, false],
    [['--color', 'always', 'check', 'x:\\'], {}, false, true],
  ] as const)('%j with %j', async (args, env, isTTY, isColored) => {
    const stdout = new Collector(isTTY);
    await url(args, { stdout, env });
    expect(stdout.text.includes(bold)).toBe(isColored);
  });
});
