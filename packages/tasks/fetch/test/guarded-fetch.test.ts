// A policy that permits one block of loopback makes two kinds of addresses on every machine: 127.1.0.0/16 stands for the public network, and all
// other addresses are refused. namespace.test.ts runs with real public addresses.
import { createHostPolicy } from '@url/address';
import { createGuardedFetch, type Decision, type FetchOptions, type GuardedFetch, GuardedFetchError } from '@url/fetch';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DNSServer, lookupBy } from './dns-server.js';
import { httpServer, type TestServer } from './servers.js';

const policy = createHostPolicy({ allow: ['.', '127.1.0.0/16'] });
const address = '127.1.0.1';
const other = '127.1.0.2';

let dns: DNSServer;
let server: TestServer;
let secret: TestServer;
let fetch: GuardedFetch;
let decisions: Decision[] = [];
const closing: { close(): Promise<unknown> }[] = [];

const many = Array.from({ length: 65 }, (_, index) => `127.1.1.${index + 1}`);

beforeAll(async () => {
  dns = new DNSServer({
    'one.test': [address],
    'two.test': [address],
    'other.test': [other],
    'rebind.test': [[address], ['127.0.0.1']],
    'mixed.test': [address, '127.0.0.1'],
    'mixed6.test': [address, '::1'],
    'alias.test': ['one.test'],
    'alias-inside.test': ['inside.test'],
    'inside.test': ['127.0.0.1'],
    'mapped.test': ['::ffff:7f00:1'],
    'nat64.test': ['64:ff9b::7f00:1'],
    'empty.test': [],
    'many.test': many,
    'many-mixed.test': [...many.slice(1), '10.0.0.1'],
    'dead-first.test': ['127.1.0.9', address],
    'xn--bcher-kva.test': [address],
  });
  await dns.listen();
  server = await httpServer().listen(0, address);
  secret = await httpServer().listen(server.port, '127.0.0.1');
});

afterAll(async () => {
  await Promise.all([dns, server, secret].map((each) => each.close()));
});

function create(options: FetchOptions = {}): GuardedFetch {
  const onDecision = (decision: Decision) => void decisions.push(decision);
  const guarded = createGuardedFetch({ policy, lookup: lookupBy(dns.port), onDecision, ...options });
  closing.push(guarded);
  return guarded;
}

beforeEach(() => {
  decisions = [];
  server.seen.length = 0;
  secret.seen.length = 0;
  dns.queries.clear();
  fetch = create();
});

afterEach(async () => {
  await Promise.all(closing.splice(0).map((each) => each.close()));
  expect(secret.seen).toEqual([]);
});

const at = (host: string, path = '/') => `http://${host}:${server.port}${path}`;

async function failureOf(promise: Promise<unknown>): Promise<GuardedFetchError> {
  const error = await promise.then(
    () => 'it succeeded',
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(GuardedFetchError);
  return error as GuardedFetchError;
}

describe('addresses', () => {
  test.each(['one.test', 'ONE.test', 'one.test.', 'alias.test', address, '0x7f.1.1', '[::ffff:7f01:1]', 'bücher.test'])(
    '%s is reached',
    async (host) => {
      const response = await fetch(at(host, '/a?b'));
      expect(await response.text()).toBe('arrived');
      expect(server.seen.map(({ url }) => url)).toEqual(['/a?b']);
    },
  );

  test.each([
    ...['127.0.0.1', '0x7f.1', '2130706433', '017700000001', '127.1', '0', '[::1]', '[::]', '[::ffff:7f00:1]'],
    ...['[64:ff9b::7f00:1]', '[2002:7f00:1::]', '169.254.169.254', '10.0.0.1', 'inside.test', 'alias-inside.test'],
    ...['mapped.test', 'nat64.test', 'mixed.test', 'mixed6.test', 'many-mixed.test', '１２７.0.0.1'],
  ])('%s is refused', async (host) => {
    const error = await failureOf(fetch(at(host)));
    expect(error.code).toBe('address-refused');
    expect(error.address).not.toBeNull();
    expect(error.reason).toMatch(/is not (?:public|allowed)/);
    expect(server.seen).toEqual([]);
  });

  test.each(['http://[fe80::1%25lo]/', 'http://[fe80::1%lo]/', 'http://a b/', '/relative', '', 'http://'])(
    '%j is not a URL',
    async (url) => {
      expect(await failureOf(fetch(url))).toMatchObject({ code: 'url-refused', reason: 'it is not a URL' });
    },
  );

  test('a name is looked up once for a connection, and a second answer does not count', async () => {
    expect(await (await fetch(at('rebind.test'))).text()).toBe('arrived');
    expect([...dns.queries]).toEqual([
      ['rebind.test AAAA', 1],
      ['rebind.test A', 1],
    ]);
    const error = await failureOf(create()(at('rebind.test')));
    expect(error).toMatchObject({ code: 'address-refused', address: '127.0.0.1' });
  });

  test('a name that does not exist, and one without addresses', async () => {
    const missing = await failureOf(fetch('http://nosuch.test/'));
    expect(missing).toMatchObject({ code: 'name-not-found', url: 'http://nosuch.test/' });
    expect((missing.cause as NodeJS.ErrnoException).code).toBe('ENOTFOUND');
    expect(await failureOf(fetch('http://empty.test/'))).toMatchObject({ code: 'name-not-found', address: null });
  });

  test('the next address is tried if the first refuses the connection', async () => {
    expect(await (await fetch(at('dead-first.test'))).text()).toBe('arrived');
  });

  test('no address answers', async () => {
    expect((await failureOf(fetch(at('many.test')))).code).toBe('connection-failed');
  });

  test.each([
    [
      'returns one address as text',
      (_h: string, _o: object, done: (...args: unknown[]) => void) => done(null, '127.0.0.1', 4),
    ],
    ['throws', () => expect.fail('no look-up')],
    [
      'calls back twice',
      (_h: string, _o: object, done: (...args: unknown[]) => void) => {
        done(null, [{ address: '10.0.0.1', family: 4 }]);
        done(null, [{ address: address, family: 4 }]);
      },
    ],
    [
      'returns a spelling that only a resolver reads',
      (_h: string, _o: object, done: (...args: unknown[]) => void) => done(null, [{ address: '0x7f.1', family: 4 }]),
    ],
    ['returns nonsense', (_h: string, _o: object, done: (...args: unknown[]) => void) => done(null, [null])],
  ])('a function for look-ups that %s', async (_name, lookup) => {
    const error = await failureOf(create({ lookup: lookup as never })(at('one.test')));
    expect(error.code).toMatch(/^(?:address-refused|lookup-failed)$/);
    expect(server.seen).toEqual([]);
  });

  test('an address that changes after it was checked', async () => {
    const answer = {
      reads: 0,
      family: 4,
      get address() {
        return this.reads++ === 0 ? address : '127.0.0.1';
      },
    };
    const lookup = (_h: string, _o: object, done: (...args: unknown[]) => void) => done(null, [answer]);
    expect(await (await create({ lookup: lookup as never })(at('one.test'))).text()).toBe('arrived');
  });
});

describe('connections', () => {
  test('a connection for one name does not serve another name on the same address', async () => {
    for (const host of ['one.test', 'two.test', 'one.test', 'two.test']) await (await fetch(at(host))).text();
    const [one, two, ...again] = server.seen.map(({ remotePort }) => remotePort);
    expect(one).not.toBe(two);
    expect(again).toEqual([one, two]);
    expect(server.seen.map(({ headers }) => headers.host)).toEqual(
      ['one.test', 'two.test', 'one.test', 'two.test'].map((host) => `${host}:${server.port}`),
    );
  });

  test('1,000 requests leave no connection', async () => {
    const paths = ['/', '/gzip', '/redirect?body=100000&to=/', '/bytes?size=50000', '/midway'];
    const one = (index: number) =>
      fetch(at('one.test', index % 100 === 0 ? '/bomb' : paths[index % 5]))
        .then((response) => response.text())
        .catch((error) => error);
    for (let index = 0; index < 1000; index += 10) {
      await Promise.all(Array.from({ length: 10 }, (_, each) => one(index + each)));
      expect(server.open).toBeLessThan(40);
    }
    await fetch.close();
    closing.splice(0);
    await expect.poll(() => server.open, { timeout: 60_000 }).toBe(0);
  });
});
