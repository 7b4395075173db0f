// Real clients with `guardedAgent`: what they reach, and what they do not.
import { guardedAgent } from '@url/fetch';
import axios from 'axios';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { agentClients } from './agent-clients.js';
import { lookupBy } from './dns-server.js';
import { address, Harness, policy } from './harness.js';
import { httpServer, type TestServer } from './servers.js';

const harness = new Harness();
let server: TestServer;
let secret: TestServer;
let agents: ReturnType<typeof guardedAgent>;
const at = (host: string, path = '/') => `http://${host}:${server.port}${path}`;

beforeAll(async () => {
  await harness.dns.listen();
  server = await harness.listen(httpServer());
  secret = await harness.listen(httpServer(), server.port, '127.0.0.1');
  agents = guardedAgent({ policy, lookup: lookupBy(harness.dns.port) });
});

afterEach(() => {
  server.seen.length = 0;
  secret.seen.length = 0;
});

afterAll(async () => {
  agents.http.destroy();
  agents.https.destroy();
  await harness.close();
});

describe.each(Object.entries(agentClients))('%s', (_name, client) => {
  const read = (url: string) => client(url, agents);

  test.each(['one.test', address, '[::ffff:7f01:1]'])('reaches %s', async (host) => {
    expect(await read(at(host))).toBe('arrived');
  });

  test.each(['inside.test', '127.0.0.1', '0x7f.1', '[::ffff:7f00:1]', 'denied.test'])(
    'does not reach %s',
    async (host) => {
      await expect(read(at(host))).rejects.toThrow(/-refused\)/);
      const redirect = at('one.test', `/redirect?to=${encodeURIComponent(at(host))}`);
      await expect(read(redirect)).rejects.toThrow(/-refused\)/);
      expect(secret.seen).toEqual([]);
      expect(server.seen.map(({ url }) => url.split('?')[0])).toEqual(['/redirect']);
    },
  );

  test('follows a redirect that is allowed, and keeps the connection', async () => {
    expect(await read(at('one.test', '/redirect?to=/end'))).toBe('arrived');
    expect(await read(at('one.test'))).toBe('arrived');
    expect(server.seen.map(({ url }) => url)).toEqual(['/redirect?to=/end', '/end', '/']);
    expect(server.open).toBeLessThan(6);
  });
});

describe("axios with adapter: 'fetch'", () => {
  const adapter = 'fetch';

  test('ignores agents, so that nothing is checked', async () => {
    const options = { adapter, httpAgent: agents.http, responseType: 'text' } as const;
    expect((await axios.get(at('127.0.0.1'), options)).data).toBe('arrived');
    expect(secret.seen).toHaveLength(1);
  });

  test('is checked if it is given a guarded fetch', async () => {
    const options = { adapter, env: { fetch: harness.fetch() }, responseType: 'text' } as const;
    expect((await axios.get(at('one.test'), options as object)).data).toBe('arrived');
    for (const host of ['127.0.0.1', 'inside.test']) {
      const error = await axios.get(at(host), options as object).catch((reason) => reason);
      expect(String(error.cause ?? error)).toContain('address-refused');
    }
    expect(secret.seen).toEqual([]);
  });
});
