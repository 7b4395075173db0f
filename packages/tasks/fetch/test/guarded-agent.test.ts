import { get, type RequestOptions } from 'node:http';
import { createHostPolicy } from '@url/address';
import { type ConnectionOptions, guardedAgent } from '@url/fetch';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DNSServer, lookupBy } from './dns-server.js';
import { httpServer, type TestServer } from './servers.js';

const policy = createHostPolicy({ allow: ['.', '127.1.0.0/16'], deny: ['denied.test'] });
const dns = new DNSServer({
  'one.test': ['127.1.0.1'],
  'two.test': ['127.1.0.1'],
  'inside.test': ['127.0.0.1'],
  'mixed.test': ['127.1.0.1', '::1'],
  'dead-first.test': ['127.1.0.9', '127.1.0.1'],
  'denied.test': ['127.1.0.1'],
});
let server: TestServer;
let secret: TestServer;
const agents: ReturnType<typeof guardedAgent>[] = [];

beforeAll(async () => {
  await dns.listen();
  server = await httpServer().listen(0, '127.1.0.1');
  secret = await httpServer().listen(server.port, '127.0.0.1');
});

afterAll(() => Promise.all([dns, server, secret].map((each) => each.close())));

beforeEach(() => {
  server.seen.length = 0;
});

afterEach(() => {
  for (const { http, https } of agents.splice(0)) {
    http.destroy();
    https.destroy();
  }
  expect(secret.seen).toEqual([]);
});

function create(options: ConnectionOptions = {}) {
  const agent = guardedAgent({ policy, lookup: lookupBy(dns.port), ...options });
  agents.push(agent);
  return agent;
}

/** Requests, and returns the text of the response, or rejects. */
function read(options: RequestOptions, agent = create().http): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port: server.port, agent, ...options }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve(text)).on('error', reject);
    }).on('error', reject);
  });
}

test.each(['one.test', '127.1.0.1', '::ffff:7f01:1', '127.1.1', 'dead-first.test'])('%s is reached', async (host) => {
  const lookup = host === '127.1.1' ? {} : { lookup: lookupBy(dns.port) };
  const agent = guardedAgent({ policy, ...lookup });
  agents.push(agent);
  expect(await read({ host }, agent.http)).toBe('arrived');
});

test.each([
  ...[
    '127.0.0.1',
    '0x7f.1',
    '2130706433',
    '017700000001',
    '127.1',
    '0',
    '::1',
    '::',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
  ],
  ...['fe80::1%lo', '::1%lo', '169.254.169.254', 'inside.test', 'mixed.test', '[::1]'],
])('%s is refused', async (host) => {
  await expect(read({ host })).rejects.toMatchObject({ code: expect.stringMatching(/^(?:address|url)-refused$/) });
  // By the resolver of the system, which also reads odd notations.
  const agent = guardedAgent({ policy });
  agents.push(agent);
  await expect(read({ host }, agent.http)).rejects.toThrow();
});

test('a denied name, a port that is not allowed, and a missing name', async () => {
  await expect(read({ host: 'denied.test' })).rejects.toMatchObject({ code: 'url-refused' });
  const ports = createHostPolicy({ allow: ['.', '127.1.0.0/16'], ports: [1] });
  await expect(read({ host: 'one.test' }, create({ policy: ports }).http)).rejects.toMatchObject({
    code: 'url-refused',
  });
  await expect(read({ host: 'nosuch.test' })).rejects.toMatchObject({ code: 'name-not-found' });
  const secure = createHostPolicy({ allow: ['.', '127.1.0.0/16'], schemes: ['https'] });
  await expect(read({ host: 'one.test' }, create({ policy: secure }).http)).rejects.toMatchObject({
    code: 'url-refused',
  });
});

test('options that name something else to connect to', async () => {
  const path = '/tmp/not-a-socket';
  await expect(read({ host: 'one.test', socketPath: path })).rejects.toMatchObject({ code: 'option-refused' });
  for (const name of ['socket', 'fd', 'handle']) {
    await expect(read({ host: 'one.test', [name]: {} } as RequestOptions)).rejects.toMatchObject({
      code: 'option-refused',
    });
  }
});

test("the answer of a request's own look-up is checked", async () => {
  const lookup = (address: string) =>
    ((_h: string, _o: object, done: (...args: unknown[]) => void) => done(null, address, 4)) as never;
  expect(await read({ host: 'nosuch.test', lookup: lookup('127.1.0.1') })).toBe('arrived');
  await expect(read({ host: 'one.test', lookup: lookup('127.0.0.1') })).rejects.toMatchObject({
    code: 'address-refused',
    address: '127.0.0.1',
  });
});

test('a request cannot bring its own connection', async () => {
  const createConnection = () => expect.fail('a connection without a check');
  expect(await read({ host: 'one.test', createConnection })).toBe('arrived');
});

test('a connection for one name does not serve another name on the same address', async () => {
  const { http } = create();
  for (const host of ['one.test', 'two.test', 'one.test']) await read({ host }, http);
  const [one, two, again] = server.seen.map(({ remotePort }) => remotePort);
  expect(one).not.toBe(two);
  expect(again).toBe(one);
});

test('a look-up that never ends', async () => {
  const agent = create({ lookup: () => undefined, connectTimeout: 50 });
  await expect(read({ host: 'one.test' }, agent.http)).rejects.toMatchObject({ code: 'timeout' });
});

test('a listener that throws refuses', async () => {
  const onDecision = () => {
    throw new Error('the log is full');
  };
  await expect(read({ host: 'one.test' }, create({ onDecision }).http)).rejects.toThrow('the log is full');
});

test.each([[{ totalTimeout: 1 }], [{ keepAlive: false }], [{ policy: 1 }]])('the options %j throw', (options) => {
  expect(() => guardedAgent(options as never)).toThrow(TypeError);
});
