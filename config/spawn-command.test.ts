import { describe, expect, test } from 'vitest';
import { commandFor, spawnCommand } from './spawn-command.mjs';

describe('commandFor', () => {
  test.each([
    ['linux', 'pnpm', ['a b'], { command: 'pnpm', args: ['a b'], shell: false }],
    ['darwin', 'tsc', ['-p', '.'], { command: 'tsc', args: ['-p', '.'], shell: false }],
    ['win32', 'node', ['a b'], { command: 'node', args: ['a b'], shell: false }],
    ['win32', 'tar', ['-xzf', 'x.tgz'], { command: 'tar', args: ['-xzf', 'x.tgz'], shell: false }],
    [
      'win32',
      'C:\\Program Files\\node.exe',
      ['x'],
      { command: 'C:\\Program Files\\node.exe', args: ['x'], shell: false },
    ],
    [
      'win32',
      'pnpm',
      ['-r', '--filter', '@url/host'],
      { command: 'pnpm', args: ['-r', '--filter', '@url/host'], shell: true },
    ],
    [
      'win32',
      'tsc',
      ['-p', 'a b', 'x"y', '*'],
      { command: 'tsc', args: ['-p', '"a b"', '"x\\"y"', '"*"'], shell: true },
    ],
    ['win32', 'C:\\a b\\url', [], { command: '"C:\\a b\\url"', args: [], shell: true }],
  ] as const)('%s: %s %j', (platform, command, args, expected) => {
    expect(commandFor(platform, command, args)).toStrictEqual(expected);
  });
});

test('spawnCommand returns the output and the status of the command', () => {
  const { stdout, status } = spawnCommand(process.execPath, ['-p', '"a b"'], { encoding: 'utf8' });
  expect([stdout.trim(), status]).toStrictEqual(['a b', 0]);
});
