// A filter asks for the host alone. Python's `hostname` and Spring's `getHost` answer although `port` and `getPort` raise.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compareFilterAndClient, findReader } from '@url/compare';
import { describe, expect, test } from 'vitest';

const ports = ['80a', '99999', 'x', '+80', '٨٠', ' 80', '-1', '', '80', '65535', '65536', '00080'];

describe.each(ports)('the port %j', (port) => {
  test('does not stop a filter that asks urllib for the host', () => {
    const input = `http://evil.com\\@good.com:${port}/`;
    const reading = findReader('python-urllib')!.read(input);
    expect(reading.components?.host).toBe('good.com');
    const options = { filter: 'python-urllib', client: 'npm-url-parse', allow: ['good.com'] };
    expect(compareFilterAndClient(input, options)).toMatchObject({ passes: true });
  });
});

test('the error of the port has its own place', () => {
  const { components } = findReader('python-urllib')!.read('http://good.com:80a/');
  expect(components).toMatchObject({
    host: 'good.com',
    port: null,
    portError: 'The port is not a number up to 65535.',
  });
  expect(findReader('python-urllib')!.read('http://good.com:80/').components).not.toHaveProperty('portError');
});

test.each([
  ['http://good.com:/', 'The port is not a number.'],
  ['https://shop.io:99999999999/', 'The port is not a number.'],
])('Spring finds the host of %s', (input, portError) => {
  expect(findReader('java-spring')!.read(input).components).toMatchObject({ portError });
});

/** What Python here makes of URLs; `null` if there is no Python that checks brackets, as it does since 3.11.4. */
function askPython(inputs: readonly string[]): ({ host: string | null; portError: string | null } | null)[] | null {
  const folder = fileURLToPath(new URL('../../scripts', import.meta.url));
  try {
    const lines = execFileSync('python3', ['-B', 'python-urllib.py'], {
      cwd: folder,
      encoding: 'utf8',
      input: inputs.map((input) => `${JSON.stringify(input)}\n`).join(''),
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const [{ version }, ...answers] = lines
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const [major, minor, patch] = version.split('.').map(Number);
    return major === 3 && (minor > 11 || (minor === 11 && patch >= 4))
      ? answers.map((answer) => ('error' in answer ? null : answer))
      : null;
  } catch {
    return null;
  }
}

const hosts = ['good.com', 'evil.com\\@good.com', 'a@b@good.com', '[::1]', '[::1', 'u:p@127.1', '', 'ＧＯＯＤ.com'];
const starts = ['http://', '//', 'http:', 'x://'];
const urls = starts.flatMap((start) => hosts.flatMap((host) => ports.map((port) => `${start}${host}:${port}/p?q#f`)));
const asked = askPython(urls);

test.skipIf(asked === null)('Python here finds the same hosts, and the same ports raise', () => {
  const found = urls.map((url) => {
    const { components } = findReader('python-urllib')!.read(url);
    const host = components?.host?.replace(/^\[|\]$/g, '') ?? null;
    return components === undefined ? null : { host, raises: components.portError !== undefined };
  });
  expect(found).toEqual(
    asked!.map((answer) => answer && { host: answer.host || null, raises: answer.portError !== null }),
  );
});
