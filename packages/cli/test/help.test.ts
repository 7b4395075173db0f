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
      expect((await url([command, '-h'])).stdout).toBe(stdout);
      for (const { usage } of readOptions(options))
        expect(stdout).toContain(`${usage.startsWith('--') ? '      ' : '  '}${usage}`);
      expect(examples.length).toBeGreaterThan(0);
      for (const [line] of examples) expect(stdout).toContain(`  $ ${line}`);
      expect(stdout).toContain('\nExit status:\n  0  ');
      for (const line of stdout.split('\n')) if (!line.startsWith('  ')) expect(line.length).toBeLessThanOrEqual(100);
    },
  );

  test('of the command as a whole has examples and the exit statuses', async () => {
    const { stdout } = await url(['--help']);
    expect(await url(['-h'])).toEqual(await url(['help']));
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
