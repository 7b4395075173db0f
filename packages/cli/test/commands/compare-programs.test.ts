import { expect, test, vi } from 'vitest';
import type { ProgramAnswer, ProgramRun } from '../../src/run-programs.js';
import { url, urlWithInput } from '../streams.js';

const asked: (readonly string[])[] = [];
const bases: (string | null)[] = [];
const parts = { scheme: 'http', userinfo: null, port: null, path: '/', query: null, fragment: null };

/** A program that finds the host "evil.example" in everything but "http://refused/". */
function answerTo(input: string): ProgramAnswer {
  return input === 'http://refused/' ? { error: 'refused' } : { ...parts, host: 'evil.example' };
}

vi.mock('../../src/run-programs.js', () => ({
  runPrograms: async (inputs: readonly string[], base: string | null): Promise<ProgramRun[]> => {
    asked.push(inputs);
    bases.push(base);
    return [{ id: 'p', name: 'P', version: '1.0', answers: inputs.map(answerTo) }];
  },
}));

const description = 'Programs asked here: P 1.0.';

test('an argument is compared with what programs make of it, and their versions come last', async () => {
  const { stdout, status } = await url(['compare', '--programs', 'http://h/', 'http://evil.example/']);
  expect(stdout).toMatch(/^HOSTS DIFFER {2}h \(.*≠\n {2}evil\.example \(p\)\n/);
  expect(stdout).toContain('\n  evil.example: p 1.0\n');
  expect(stdout.endsWith(`\n\n${description}\n`)).toBe(true);
  expect(status).toBe(3);
});

test('a line is answered with a line, and each input is asked about once', async () => {
  asked.length = 0;
  const input = 'http://h/\nhttp://evil.example/\n\nhttp://refused/\nhttp://h/\n';
  expect(await urlWithInput(input, 'compare', '--programs')).toEqual({
    stdout: 'host (h ≠ evil.example)\n\n\nresult\nhost (h ≠ evil.example)\n',
    stderr: '',
    status: 3,
  });
  expect(asked).toEqual([['http://h/', 'http://evil.example/', 'http://refused/']]);
});

test('with --json each comparison has the programs with their versions', async () => {
  const { stdout } = await urlWithInput('http://h/\n', 'compare', '--programs', '--json', '--readers', 'whatwg');
  const { readings, programs, alarms } = JSON.parse(stdout);
  expect(readings.map(({ id }: { id: string }) => id)).toEqual(['whatwg', 'p']);
  expect(programs).toEqual([{ id: 'p', name: 'P', version: '1.0', isRecorded: false }]);
  expect(alarms).toEqual(['host']);
});

test('with --summary the differences of the programs are counted, also on plain lines', async () => {
  const input = 'http://h.example/\nhttp://evil.example/\n';
  expect(await urlWithInput(input, 'compare', '--programs', '--summary')).toEqual({
    stdout: `2 inputs, 1 read alike\n1 host (other host)\n  line 1: http://h.example/\n${description}\n`,
    stderr: '',
    status: 3,
  });
  const { stdout } = await urlWithInput(input, 'compare', '--programs', '--summary', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ inputs: 2, alike: 1, programs: [{ id: 'p', isRecorded: false }] });
});

test('recorded answers stand for the programs that are not installed here', async () => {
  const { stdout } = await url(['compare', '--programs', '--json', 'http://evil.example\\@good.example/']);
  const programs: { id: string; isRecorded: boolean }[] = JSON.parse(stdout).programs;
  expect(programs[0]).toMatchObject({ id: 'p', isRecorded: false });
  expect(programs.find(({ id }) => id === 'curl')).toMatchObject({ isRecorded: true });
});

test('with --base programs get the base, and recorded answers are not used', async () => {
  const { stdout } = await url([
    'compare',
    '--programs',
    '--json',
    '--base',
    'http://h/',
    'http://h:/\\\\evil.example',
  ]);
  expect(JSON.parse(stdout).programs).toEqual([{ id: 'p', name: 'P', version: '1.0', isRecorded: false }]);
  expect(bases.pop()).toBe('http://h/');
});
