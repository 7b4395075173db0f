import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { url, urlWithInput } from '../streams.js';

const evil = 'http://evil.com\\@good.com/';

test.each([
  [[evil, '--filter', 'python-urllib', '--client', 'whatwg', '--allow', 'good.com'], 3],
  [[evil, '--filter', 'whatwg', '--client', 'curl', '--allow', 'good.com'], 0],
  [['http://good.com:99999/', '--filter', 'rfc3986', '--client', 'curl'], 1],
  [['http://good.com/', '--filter', 'curl', '--client', 'whatwg', '--allow', '.com,good.com'], 0],
  [[evil, '--filter', 'curl'], 2],
  [[evil, '--allow', 'good.com'], 2],
  [[evil, '--filter', 'curl', '--client', 'nobody'], 2],
  [[evil, '--filter', 'curl', '--client', 'whatwg', '--allow', 'a,,b'], 2],
  [['--search', '--readers', 'whatwg'], 2],
])('%j ends with %d', async (args, status) => {
  expect((await url(['compare', ...args])).status).toBe(status);
});

test('a filter and a client answer in words, in one word for each line, and in JSON', async () => {
  const pair = ['--filter', 'python-urllib', '--client', 'whatwg', '--allow', 'good.com'];
  const sentence = 'python-urllib lets it pass as good.com, whatwg connects to evil.com.';
  expect((await url(['compare', evil, ...pair])).stdout).toBe(`${sentence}\n`);
  expect((await urlWithInput(`${evil}\nhttp://good.com/\n\n`, 'compare', ...pair)).stdout).toBe('other host\nsame\n\n');
  expect(JSON.parse((await url(['compare', evil, '--json', ...pair])).stdout)).toMatchObject({
    harm: 'other host',
    sentence,
  });
});

test('SARIF has a result for each line that raises an alarm', async () => {
  const { stdout, status } = await urlWithInput(`http://good.com/\n${evil}\nhttp://h:99999/\n`, 'compare', '--sarif');
  const { version, runs } = JSON.parse(stdout);
  expect([version, status]).toEqual(['2.1.0', 3]);
  expect(runs[0].results.map(({ ruleId, level }: { ruleId: string; level: string }) => [ruleId, level])).toEqual([
    ['other-host', 'error'],
    ['refusal', 'warning'],
  ]);
  expect(runs[0].results[0].locations[0].physicalLocation.region.startLine).toBe(2);
});

test.each(['http://good.com', 'good.com:80', 'a b', '*.good.com', '::1', '.', 'a,'])(
  'the allowed host %j would never match, and is wrong usage',
  async (allow) => {
    const args = ['compare', evil, '--filter', 'curl', '--client', 'whatwg', '--allow', allow];
    const { stdout, stderr, status } = await url(args);
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr).toMatch(/^error: --allow: ".*" is not a host: /);
  },
);

test('--fail-fast stops after the first argument that no specification accepts', async () => {
  const { stdout, status } = await url(['compare', '--fail-fast', '-r', 'whatwg', 'http://h:h/', 'http://second/']);
  expect(stdout).not.toContain('second');
  expect(status).toBe(1);
});

test('SARIF names a file with an absolute path by its file URL, and another one by a relative reference', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'url-sarif-'));
  const path = join(folder, 'a#é %.txt');
  writeFileSync(path, 'http:///b\n');
  const urisOf = async (name: string) => {
    const { results } = JSON.parse((await url(['compare', '--sarif', '--file', name])).stdout).runs[0];
    return results[0].locations[0].physicalLocation.artifactLocation.uri;
  };
  expect(await urisOf(path)).toBe(pathToFileURL(path).href);
  expect(await urisOf(relative('.', path))).toMatch(/^\.\.\/.*\/a%23%C3%A9%20%25\.txt$/);
  rmSync(folder, { recursive: true });
});

test('a SARIF log is complete if an input cannot be read, and says so', async () => {
  const { stdout, stderr, status } = await url(['compare', '--sarif', 'http:///b', '@/no such file']);
  const [run] = JSON.parse(stdout).runs;
  expect(run.results).toHaveLength(1);
  expect(run.invocations).toEqual([{ executionSuccessful: false }]);
  expect(stderr).toMatch(/^error: cannot read "\/no such file"/);
  expect(status).toBe(2);
  const whole = JSON.parse((await url(['compare', '--sarif', 'http://b/'])).stdout).runs[0];
  expect(whole.invocations).toEqual([{ executionSuccessful: true }]);
});

test('a draft that reads a line does not make it a line that is read', async () => {
  for (const options of [['--json'], ['-r', 'whatwg,w3c2012'], ['-r', 'whatwg,w3c2012', '--json']])
    expect((await urlWithInput('a b\n', 'compare', '--fail-on', 'host', ...options)).status).toBe(1);
});

test('SARIF messages contain neither placeholders nor links', async () => {
  const { stdout } = await url(['compare', '--sarif', 'http://a\\@b/{0}[x](http://evil.com/)']);
  const { text } = JSON.parse(stdout).runs[0].results[0].message;
  expect(text).toContain('/{{0}}[x]\\u0028http://evil.com/)');
});

test('SARIF names a missing host', async () => {
  const { stdout } = await urlWithInput('http:///b\n', 'compare', '--sarif', '-r', 'rfc3986,whatwg');
  expect(JSON.parse(stdout).runs[0].results[0].message.text).toBe('"http:///b": host none in rfc3986; b in whatwg');
});

test('SARIF, sentences and summaries have escapes for what a reader cannot see, and hide passwords', async () => {
  const hidden = 'http://me:secret\\@h\u200b\u009b\u202e\u3164\u034f/';
  const { results } = JSON.parse((await url(['compare', '--sarif', hidden])).stdout).runs[0];
  expect(results[0].message.text).toMatch(/^[\x20-\x7e]+$/);
  expect(results[0].message.text).toContain('me:*** in');
  expect(results[0].message.text).not.toContain('secret');
  const pair = ['--filter', 'python-urllib', '--client', 'whatwg'];
  expect((await url(['compare', 'http://h\u200b\u3164/', ...pair])).stdout).toMatch(/lets it pass as h\\u200b\\u3164,/);
  const { stdout } = await url(['compare', '--summary', hidden]);
  expect(stdout).toContain('http://me:***@h\\u200b\\u009b\\u202e\\u3164\\u034f/');
});

test.each([['--summary'], ['--summary', '--json'], ['--sarif']])(
  '%s %s hides the passwords of long URLs, and of those without solidi',
  async (...options) => {
    const lines = [`http://me:${'secret'.repeat(30)}@a\\@b/`, 'me:secret@b', 'http://me:secret@h:99999/'];
    const { stdout } = await urlWithInput(`${lines.join('\n')}\n`, 'compare', ...options);
    expect(stdout.match(/me:\*\*\*@/g)!.length).toBeGreaterThan(2);
    expect(stdout).not.toContain('secret');
  },
);

test('a search writes inputs with both hosts, and makes the given ones shorter', async () => {
  const args = ['compare', '--search', '--readers', 'whatwg,python-urllib'];
  const { stdout, status } = await url(args);
  expect(status).toBe(3);
  for (const line of stdout.trimEnd().split('\n')) expect(line.split('\t')).toHaveLength(3);
  const found = JSON.parse((await url([...args, '--json', 'http://u:p@evil.com:80\\@good.com/a?b#c'])).stdout);
  expect(found.input.length).toBeLessThan(16);
  expect(new Set(found.hosts).size).toBe(2);
});
