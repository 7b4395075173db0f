import { Writable } from 'node:stream';
import { createHostPolicy } from '@url/address';
import { guardedDispatcher } from '@url/fetch';
import { fetch, interceptors, request, stream, WebSocket } from 'undici';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DNSServer, lookupBy } from './dns-server.js';
import { httpServer, type TestServer } from './servers.js';

const policy = createHostPolicy({ allow: ['.', '127.1.0.0/16'], deny: ['denied.test'] });
const dns = new DNSServer({ 'one.test': ['127.1.0.1'], 'inside.test': ['127.0.0.1'], 'denied.test': ['127.1.0.1'] });
let server: TestServer;
let dispatcher: ReturnType<typeof guardedDispatcher>;

beforeAll(async () => {
  await dns.listen();
  server = await httpServer().listen(0, '127.1.0.1');
  dispatcher = guardedDispatcher({ policy, lookup: lookupBy(dns.port), maxResponseBytes: 1000, maxHeaderBytes: 4000 });
});

afterAll(async () => {
  await dispatcher.destroy();
  await Promise.all([dns.close(), server.close()]);
});

beforeEach(() => {
  server.seen.length = 0;
});

const at = (path: string, host = 'one.test') => `http://${host}:${server.port}${path}`;

test('fetch and request of undici', async () => {
  expect(await (await fetch(at('/a'), { dispatcher })).text()).toBe('arrived');
  expect(await (await request(at('/b'), { dispatcher })).body.text()).toBe('arrived');
  expect(server.seen.map(({ url }) => url)).toEqual(['/a', '/b']);
});

test.each([
  ['127.0.0.1', 'address-refused'],
  ['[::ffff:7f00:1]', 'address-refused'],
  ['inside.test', 'address-refused'],
  ['denied.test', 'url-refused'],
  ['nosuch.test', 'name-not-found'],
])('%s: %s', async (host, code) => {
  await expect(request(at('/', host), { dispatcher })).rejects.toMatchObject({ code, url: at('/', host) });
  await expect(fetch(at('/', host), { dispatcher })).rejects.toMatchObject({ cause: { code } });
  expect(server.seen).toEqual([]);
});

test('redirects that undici follows are checked', async () => {
  const following = dispatcher.compose(interceptors.redirect({ maxRedirections: 3 }));
  const arrived = await request(at('/redirect?to=/b'), { dispatcher: following });
  expect(await arrived.body.text()).toBe('arrived');
  const to = encodeURIComponent(at('/', 'inside.test'));
  await expect(request(at(`/redirect?to=${to}`), { dispatcher: following })).rejects.toMatchObject({
    code: 'address-refused',
  });
  await expect(fetch(at(`/redirect?to=${to}`), { dispatcher })).rejects.toMatchObject({
    cause: { code: 'address-refused' },
  });
});

test('the limits', async () => {
  const tooLong = await request(at('/bytes?size=1001'), { dispatcher });
  await expect(tooLong.body.text()).rejects.toMatchObject({ code: 'too-large' });
  await expect(request(at('/bytes?length&size=1001'), { dispatcher })).rejects.toMatchObject({ code: 'too-large' });
  expect((await request(at('/bytes?length&size=1001'), { dispatcher, method: 'HEAD' })).statusCode).toBe(200);
  expect(await (await request(at('/bytes?size=1000'), { dispatcher })).body.text()).toHaveLength(1000);
  await expect(request(at('/header?size=5000'), { dispatcher })).rejects.toMatchObject({ code: 'too-large' });
});

test('time', async () => {
  const hasty = guardedDispatcher({ policy, lookup: lookupBy(dns.port), firstByteTimeout: 50 });
  await expect(request(at('/hang'), { dispatcher: hasty })).rejects.toMatchObject({ code: 'timeout' });
  const total = guardedDispatcher({ policy, lookup: lookupBy(dns.port), totalTimeout: 50 });
  const response = await request(at('/headers-then-hang'), { dispatcher: total }).catch((error) => error);
  await expect('body' in response ? response.body.text() : Promise.reject(response)).rejects.toMatchObject({
    code: 'timeout',
  });
  const never = guardedDispatcher({ policy, lookup: () => undefined, totalTimeout: 50 });
  await expect(request(at('/'), { dispatcher: never })).rejects.toMatchObject({ code: 'timeout' });
  await Promise.all([hasty, total, never].map((each) => each.destroy()));
});

test('a signal rejects with its own reason', async () => {
  const reason = new Error('mine');
  await expect(request(at('/hang'), { dispatcher, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  const abort = new AbortController();
  const pending = request(at('/hang'), { dispatcher, signal: abort.signal });
  await expect.poll(() => server.seen.length).toBe(1);
  abort.abort(reason);
  await expect(pending).rejects.toBe(reason);
});

test('CONNECT and upgrades are refused', async () => {
  const origin = at('');
  const refused = { code: 'option-refused' };
  await expect(dispatcher.connect({ origin, path: '/' })).rejects.toMatchObject(refused);
  await expect(dispatcher.upgrade({ origin, path: '/', protocol: 'websocket' } as never)).rejects.toMatchObject(
    refused,
  );
  const socket = new WebSocket(`ws://one.test:${server.port}/`, { dispatcher });
  await new Promise((resolve) => socket.addEventListener('error', resolve));
  expect(server.seen).toEqual([]);
});

test.each([
  [{ maxRedirects: 1 }],
  [{ policy: {} }],
  [{ lookup: 'dns' }],
  [{ onDecision: 1 }],
  [{ maxResponseBytes: 0 }],
  [{ maxHeaderBytes: 1.5 }],
  [{ totalTimeout: '5' }],
  [{ connectTimeout: NaN }],
  [{ tls: { servername: 'a' } }],
  [{ tls: { lookup: () => undefined } }],
  [{ proxy: 'socks5://a' }],
  [{ proxy: 1 }],
  [[]],
  ['http://h/'],
])('the options %j throw', (options) => {
  expect(() => guardedDispatcher(options as never)).toThrow(TypeError);
});

test('stream of undici', async () => {
  const chunks: string[] = [];
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    chunks.push(String(chunk));
    done();
  };
  await stream(at('/'), { dispatcher, method: 'GET' }, () => new Writable({ write }));
  expect(chunks.join('')).toBe('arrived');
});
