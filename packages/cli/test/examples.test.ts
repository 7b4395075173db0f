import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadAll } from '../src/command.js';
import { commands as listed } from '../src/command-list.js';
import { bundle } from './bundle.js';

const commands = await loadAll(listed);
let folder: string;
let dispose: () => void;

beforeAll(async () => {
  ({ folder, dispose } = await bundle());
});

afterAll(() => dispose());

function shell(line: string): { stdout: string; status: number | null } {
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}`, NO_COLOR: '1', FORCE_COLOR: '' };
  const { stdout, status } = spawnSync('bash', ['--norc', '-c', line], { env, encoding: 'utf8' });
  return { stdout, status };
}

describe('the examples in the help do what they say', () => {
  const examples = commands.flatMap((command) =>
    command.examples.map(([line, output, status = 0]) => [line, output, status] as const),
  );
  test.each(examples)('%s writes %j', (line, output, status) => {
    const answer = shell(line);
    expect(answer.stdout.replace(/\n$/, '')).toBe(output);
    expect(answer.status).toBe(status);
  });
});

describe.each(['../README.md', '../../../docs/command.md'])('the examples in %s do what they say', (path) => {
  const readme = readFileSync(new URL(path, import.meta.url), 'utf8');
  const lines = [...readme.matchAll(/^\$ (url .*?)(?: {2,}# (.*))?$/gm)].map(
    ([, line, answer]) => [line!, answer] as const,
  );
  test.each(lines.filter(([line]) => !line.includes('links.')))('%s gives %j', (line, answer) => {
    const { stdout } = shell(line);
    if (answer === undefined || !/^[\S]/.test(answer)) return;
    if (answer.startsWith('(')) expect(stdout).not.toBe('');
    else expect(stdout.trimEnd().split('\n').join(', ')).toBe(answer);
  });
});
