// The option `proxy`, with a proxy that connects by CONNECT.
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { guardedDispatcher } from '@url/fetch';
import { request } from 'undici';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { address, Harness, policy } from './harness.js';
import { httpServer, type TestServer } from './servers.js';

const harness = new Harness();
/** What the proxy was asked to connect to. */
const asked: string[] = [];
const sockets = new Set<Socket>();
let server: TestServer;
let proxy: Server;
let proxyURL: string;
const at = (host: string, path = '/') => `http://${host}:${server.port}${path}`;

/** A proxy that connects every name to the test server, as a proxy with its own name server may do. */
function createProxy(): Server {
  const created = createServer((_request, response) => response.writeHead(400).end());
  created.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  return created.on('connect', ({ url = '' }, client) => {
    asked.push(url);
    if (url.startsWith('forbidden.test')) return client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const upstream = connect(server.port, address, () => client.write('HTTP/1.1 200 OK\r\n\r\n'));
    upstream
      .on('error', () => client.destroy())
      .pipe(client)
      .pipe(upstream);
  });
}

beforeAll(async () => {
  await harness.dns.listen();
  server = await harness.listen(httpServer());
  proxy = createProxy();
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  proxyURL = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});

beforeEach(() => {
  asked.length = 0;
  server.seen.length = 0;
});

afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  proxy.close();
  await harness.close();
});

test('requests go through the proxy, which looks the name up', async () => {
  const decisions: string[] = [];
  const fetch = harness.fetch({ proxy: proxyURL, onDecision: ({ kind, ok }) => void decisions.push(`${kind} ${ok}`) });
  expect(await (await fetch(at('known-to-the-proxy.test'))).text()).toBe('arrived');
  expect(asked).toEqual([`known-to-the-proxy.test:${server.port}`]);
  // No look-up and no address: the policy cannot check what it does not see, and says so.
  expect(decisions).toEqual(['url true', 'proxy true']);
});

test.each([
  ['denied.test', 'url-refused'],
  ['127.0.0.1', 'address-refused'],
  ['[::ffff:7f00:1]', 'address-refused'],
])('%s is refused before the proxy is asked', async (host, code) => {
  const fetch = harness.fetch({ proxy: proxyURL });
  await expect(fetch(at(host))).rejects.toMatchObject({ code });
  expect(asked).toEqual([]);
});

test('redirects are checked by their URLs', async () => {
  const fetch = harness.fetch({ proxy: proxyURL });
  const to = (host: string) => at('one.test', `/redirect?to=${encodeURIComponent(at(host, '/end'))}`);
  expect(await (await fetch(to('two.test'))).text()).toBe('arrived');
  await expect(fetch(to('127.0.0.1'))).rejects.toMatchObject({ code: 'redirect-refused' });
  expect(server.seen.map(({ url }) => url.split('?')[0])).toEqual(['/redirect', '/end', '/redirect']);
});

test('the limits hold', async () => {
  const fetch = harness.fetch({ proxy: proxyURL, maxResponseBytes: 1000, totalTimeout: 300 });
  const long = fetch(at('one.test', '/bytes?size=1001')).then((response) => response.text());
  await expect(long).rejects.toMatchObject({ code: 'too-large' });
  await expect(fetch(at('one.test', '/hang'))).rejects.toMatchObject({ code: 'timeout' });
});

test('a proxy that refuses, and one that is not there', async () => {
  const refused = harness.fetch({ proxy: proxyURL });
  await expect(refused(at('forbidden.test'))).rejects.toMatchObject({ code: 'connection-failed' });
  const missing = harness.fetch({ proxy: 'http://127.0.0.1:1' });
  await expect(missing(at('one.test'))).rejects.toMatchObject({ code: 'connection-failed' });
  expect(server.seen).toEqual([]);
});

test('a dispatcher with a proxy', async () => {
  const dispatcher = guardedDispatcher({ policy, proxy: proxyURL });
  expect(await (await request(at('one.test'), { dispatcher })).body.text()).toBe('arrived');
  await expect(request(at('denied.test'), { dispatcher })).rejects.toMatchObject({ code: 'url-refused' });
  await dispatcher.destroy();
});
