import { expect, test, vi } from 'vitest';
import { runPrograms } from '../src/run-programs.js';

test('a program that is installed answers each input, whatever is in it', async () => {
  const inputs = ['http://h:81/\ud800', '\n', '"\\\u2028', 'http://u:p@EXAMPLE.com/a?b#c'];
  const [run, ...others] = await runPrograms(inputs, null, (id) => id === 'node-url');
  expect(others).toEqual([]);
  expect(run).toMatchObject({ id: 'node-url', name: 'Node URL', version: process.versions.node });
  expect(run!.answers.map((answer) => ('error' in answer ? answer.error : answer.host))).toEqual([
    'h',
    'Invalid URL',
    'Invalid URL',
    'example.com',
  ]);
  expect(run!.answers[3]).toEqual({
    scheme: 'http',
    userinfo: 'u:p',
    host: 'example.com',
    port: null,
    path: '/a',
    query: 'b',
    fragment: 'c',
  });
});

test('a program that is wanted and not there is left out', async () => {
  expect(await runPrograms(['x:'], null, (id) => id === 'no such program')).toEqual([]);
});

test('a program that cannot be started leaves no timer that the process would wait for', async () => {
  vi.stubEnv('PATH', '/there-are-no-programs-here');
  const countTimers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = countTimers();
  expect(await runPrograms(['x:'], null, (id) => id === 'php-parse-url')).toEqual([]);
  expect(countTimers()).toBe(before);
  vi.unstubAllEnvs();
});

test('a program whose strings are UTF-16 is asked about a lone surrogate, and another one about U+FFFD', async () => {
  const inputs = ['x://h/?\ud800'];
  const [legacy] = await runPrograms(inputs, null, (id) => id === 'npm-ufo');
  expect(legacy!.answers[0]).toMatchObject({ query: '\ud800' });
  for (const { answers } of await runPrograms(inputs, null, (id) => id === 'python-urllib')) {
    expect(answers[0]).toMatchObject({ query: '\ufffd' });
  }
});

test('a program resolves a reference to a base by its own function', async () => {
  const isWanted = (id: string): boolean => /^(?:node-url|node-url-parse|npm-url-parse|npm-uri-js|npm-ufo)$/.test(id);
  const runs = await runPrograms(['/\\evil.com', 'a'], 'https://good.com/b', isWanted);
  const hosts = runs.map(({ id, answers }) => [
    id,
    ...answers.map((answer) => ('error' in answer ? null : answer.host)),
  ]);
  expect(hosts).toEqual([
    ['node-url', 'evil.com', 'good.com'],
    ['node-url-parse', 'evil.com', 'good.com'],
    ['npm-url-parse', 'evil.com', 'good.com'],
    ['npm-uri-js', 'good.com', 'good.com'],
  ]);
});
