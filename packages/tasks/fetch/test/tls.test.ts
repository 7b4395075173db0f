import { get } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { guardedAgent, guardedDispatcher } from '@url/fetch';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCertificate } from './certificate.js';
import { lookupBy } from './dns-server.js';
import { Harness, policy } from './harness.js';
import { httpServer, httpsServer, type TestServer } from './servers.js';

const certificate = createCertificate(['one.test', 'two.test']);
const missing = certificate === null ? ' (skipped: openssl is missing)' : '';

describe.skipIf(certificate === null)(`TLS${missing}`, () => {
  const harness = new Harness();
  const servernames: unknown[] = [];
  let server: TestServer;
  let plain: TestServer;
  const at = (host: string, path = '/') => `https://${host}:${server.port}${path}`;

  beforeAll(async () => {
    await harness.dns.listen();
    server = await harness.listen(
      httpsServer(certificate!, (socket: TLSSocket) => void servernames.push(socket.servername)),
    );
    plain = await harness.listen(httpServer());
  });

  afterAll(() => harness.close());

  test('the name of the URL goes to the server, and is in its certificate', async () => {
    const fetch = harness.fetch({ tls: { ca: certificate!.cert } });
    for (const host of ['one.test', 'two.test']) expect(await (await fetch(at(host))).text()).toBe('arrived');
    expect(servernames).toEqual(['one.test', 'two.test']);
    const [one, two] = server.seen.map(({ remotePort }) => remotePort);
    expect(one).not.toBe(two);
    await expect(fetch(at('denied.test'))).rejects.toMatchObject({ code: 'url-refused' });
    await expect(fetch(at('inside.test'))).rejects.toMatchObject({ code: 'address-refused' });
    await expect(fetch(at('127.1.0.1'))).rejects.toMatchObject({ code: 'connection-failed' });
  });

  test('a certificate that nobody trusts', async () => {
    const error = await harness
      .fetch()(at('one.test'))
      .catch((reason) => reason);
    expect(error).toMatchObject({ code: 'connection-failed', cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' } });
  });

  test('a redirect between the schemes', async () => {
    const fetch = harness.fetch({ tls: { ca: certificate!.cert } });
    const to = encodeURIComponent(at('one.test', '/end'));
    const response = await fetch(`http://one.test:${plain.port}/redirect?to=${to}`, {
      headers: { authorization: 'Bearer a' },
    });
    expect(response.url).toBe(at('one.test', '/end'));
    expect(server.seen.at(-1)!.headers.authorization).toBeUndefined();
  });

  test('the agent and the dispatcher', async () => {
    const options = { policy, lookup: lookupBy(harness.dns.port), tls: { ca: certificate!.cert } };
    const agent = guardedAgent(options).https;
    const read = (host: string) =>
      new Promise((resolve, reject) => {
        get(at(host), { agent }, (response) => response.on('data', (chunk) => resolve(String(chunk)))).on(
          'error',
          reject,
        );
      });
    expect(await read('one.test')).toBe('arrived');
    await expect(read('inside.test')).rejects.toMatchObject({ code: 'address-refused' });
    await expect(read('127.0.0.1')).rejects.toMatchObject({ code: 'address-refused' });
    agent.destroy();
    const dispatcher = guardedDispatcher(options);
    expect(await (await request(at('one.test'), { dispatcher })).body.text()).toBe('arrived');
    await dispatcher.close();
  });
});
