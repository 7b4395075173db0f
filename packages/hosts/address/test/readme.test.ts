// Runs the examples for Node's clients, which the README links to, against servers on this machine. Their policy refuses these servers, so
// each example also runs with a policy that allows them.
import { readFileSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createHostPolicy, type HostPolicyOptions } from '@url/address';
import { type Dispatcher, fetch } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const readme = readFileSync(fileURLToPath(new URL('../../../../docs/requests.md', import.meta.url)), 'utf8');
const [undiciExample, fetchExample, agentExample] = [...readme.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(
  ([, code]) => code!,
) as [string, string, string];

/** Runs an example and returns its exports. */
async function run<T>(example: string, options: HostPolicyOptions): Promise<T> {
  const names: string[] = [];
  const values: unknown[] = [];
  for (const [, list, specifier] of example.matchAll(/^import \{ (.*) \} from '(.*)';$/gm)) {
    const module =
      specifier === '@url/address'
        ? { ...(await import('@url/address')), createHostPolicy: () => createHostPolicy(options) }
        : await import(specifier!);
    for (const name of list!.split(', ')) {
      names.push(name);
      values.push(module[name]);
    }
  }
  const exported = [...example.matchAll(/^export (?:async )?(?:const|class|function) (\w+)/gm)].map(([, name]) => name);
  const body = example.replace(/^import .*$/gm, '').replace(/^export /gm, '');
  return new Function(...names, `${body}\nreturn { ${exported.join(', ')} };`)(...values) as T;
}

const open: HostPolicyOptions = { allow: ['localhost', 'loopback'] };
let server: Server;
let port = 0;
let requests: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url!);
    const target = new URL(request.url!, 'http://localhost').searchParams.get('to');
    if (target === null) response.end('arrived');
    else response.writeHead(302, { location: target }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => server.close());

/** What the server was asked for meanwhile. */
async function requestsDuring(action: () => Promise<unknown>): Promise<string[]> {
  requests = [];
  await action();
  return requests;
}

const hosts = ['localhost', '127.0.0.1', '[::ffff:127.0.0.1]'];

describe('the example for undici', () => {
  test.each(hosts)('%s is refused before there is a connection', async (host) => {
    const { dispatcher } = await run<{ dispatcher: Dispatcher }>(undiciExample, {});
    const seen = await requestsDuring(async () => {
      const failure = await fetch(`http://${host}:${port}/`, { dispatcher }).catch(
        (error: { cause?: unknown }) => error.cause,
      );
      expect(String(failure)).toMatch(/is not public/);
    });
    expect(seen).toEqual([]);
    await dispatcher.close();
  });

  test.each(hosts)('%s is reached where the policy allows it', async (host) => {
    const { dispatcher } = await run<{ dispatcher: Dispatcher }>(undiciExample, open);
    const response = await fetch(`http://${host}:${port}/`, { dispatcher });
    expect(await response.text()).toBe('arrived');
    await dispatcher.close();
  });
});

describe('the example for fetch', () => {
  type Example = { fetchChecked: (url: string) => Promise<Response> };

  test('follows a redirect that the policy allows', async () => {
    const { fetchChecked } = await run<Example>(fetchExample, open);
    const response = await fetchChecked(`http://localhost:${port}/a?to=b`);
    expect(await response.text()).toBe('arrived');
  });

  test('does not follow one that it refuses', async () => {
    const { fetchChecked } = await run<Example>(fetchExample, { allow: ['localhost', '127.0.0.0/8'] });
    const seen = await requestsDuring(async () => {
      await expect(fetchChecked(`http://127.0.0.1:${port}/a?to=http://[::1]:${port}/b`)).rejects.toThrow(
        '::1 is not allowed',
      );
      await expect(fetchChecked('http://10.0.0.1/')).rejects.toThrow('10.0.0.1 is not allowed');
    });
    expect(seen).toEqual([`/a?to=http://[::1]:${port}/b`]);
  });

  test('ends where redirects do not', async () => {
    const { fetchChecked } = await run<Example>(fetchExample, open);
    await expect(fetchChecked(`http://localhost:${port}/a?to=`)).rejects.toThrow('too many redirects');
  });
});

describe('the example for http.Agent', () => {
  type Example = { CheckedAgent: new () => import('node:http').Agent };

  function request(host: string, agent: import('node:http').Agent): Promise<string> {
    return new Promise((resolve, reject) => {
      get(`http://${host}:${port}/`, { agent }, (response) => {
        response.setEncoding('utf8').on('data', resolve);
      }).on('error', reject);
    });
  }

  test.each(hosts)('%s is refused before there is a connection', async (host) => {
    const { CheckedAgent } = await run<Example>(agentExample, {});
    const seen = await requestsDuring(() => expect(request(host, new CheckedAgent())).rejects.toThrow(/is not public/));
    expect(seen).toEqual([]);
  });

  test.each(hosts)('%s is reached where the policy allows it', async (host) => {
    const { CheckedAgent } = await run<Example>(agentExample, open);
    expect(await request(host, new CheckedAgent())).toBe('arrived');
  });
});
