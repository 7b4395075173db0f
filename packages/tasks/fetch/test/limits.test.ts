import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { address, Harness } from './harness.js';
import { httpServer, rawServer, type TestServer } from './servers.js';

const harness = new Harness();
let server: TestServer;

beforeAll(async () => {
  await harness.dns.listen();
  server = await harness.listen(httpServer());
});

afterAll(() => harness.close());

beforeEach(() => {
  server.seen.length = 0;
});

const at = (path: string, host = 'one.test') => `http://${host}:${server.port}${path}`;

/** Fetches, and reads the body. */
async function read(fetch: ReturnType<Harness['fetch']>, path: string, init?: RequestInit): Promise<string> {
  return (await fetch(at(path), init)).text();
}

describe('bytes', () => {
  test('a body that is too long ends in an error', async () => {
    const fetch = harness.fetch({ maxResponseBytes: 1000 });
    expect(await read(fetch, '/bytes?size=1000')).toHaveLength(1000);
    await expect(read(fetch, '/bytes?size=1001')).rejects.toMatchObject({ code: 'too-large' });
    await expect(fetch(at('/bytes?length&size=1001'))).rejects.toMatchObject({ code: 'too-large' });
    expect((await fetch(at('/bytes?length&size=1001'), { method: 'HEAD' })).headers.get('content-length')).toBe('1001');
    await expect(read(harness.fetch(), '/endless')).rejects.toMatchObject({ code: 'too-large' });
  });

  test.each(['/bomb', '/twice'])('%s: bytes are counted after decompression', async (path) => {
    const response = await harness.fetch()(at(path));
    expect(response.status).toBe(200);
    let bytes = 0;
    const reading = (async () => {
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) bytes += chunk.byteLength;
    })();
    await expect(reading).rejects.toMatchObject({ code: 'too-large', url: at(path) });
    expect(bytes).toBeLessThanOrEqual(10_000_000);
  });

  test('a compressed response is a response', async () => {
    const response = await harness.fetch()(at('/redirect?to=/gzip'));
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const { url, redirected, status, ok, type } = response;
    expect({ url, redirected, status, ok, type }).toEqual({
      url: at('/gzip'),
      redirected: true,
      status: 200,
      ok: true,
      type: 'basic',
    });
    const copy = response.clone();
    expect(copy.url).toBe(at('/gzip'));
    expect((await copy.blob()).type).toBe('application/json');
    expect(await response.json()).toEqual({ a: 1 });
    expect(response.bodyUsed).toBe(true);
  });

  test('a damaged coding', async () => {
    await expect(read(harness.fetch(), '/damaged')).rejects.toMatchObject({ code: 'invalid-response' });
  });

  test.each([200, 404, 500, 599, 999])('the status %i', async (status) => {
    const response = await harness.fetch()(at(`/status?status=${status}`));
    expect(response.status).toBe(status);
    expect(await response.text()).toBe('odd');
  });

  test('headers', async () => {
    expect(await read(harness.fetch(), '/header?size=15000')).toBe('arrived');
    await expect(harness.fetch()(at('/header?size=20000'))).rejects.toMatchObject({ code: 'too-large' });
  });
});

describe('servers that do not speak HTTP well', () => {
  const endless = (line: string) => (socket: import('node:net').Socket) => {
    const more = (): void => {
      if (socket.writable) socket.write(line, () => setImmediate(more));
    };
    socket.write('HTTP/1.1 200 OK\r\n');
    more();
  };
  test.each([
    ['endless headers', endless(`x: ${'a'.repeat(100)}\r\n`), 'too-large'],
    ['an endless header', endless('x'.repeat(1000)), 'too-large'],
    ['nonsense', (socket: import('node:net').Socket) => void socket.end('hello\r\n\r\n'), 'invalid-response'],
    ['nothing', (socket: import('node:net').Socket) => void socket.end(), 'connection-closed'],
    [
      'two lengths',
      (socket: import('node:net').Socket) =>
        void socket.end('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'),
      '',
    ],
    [
      'an upgrade that nobody asked for',
      (socket: import('node:net').Socket) =>
        void socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: a\r\n\r\n'),
      '',
    ],
  ])('%s', async (_name, write, code) => {
    const raw = await harness.listen(rawServer(write));
    const fetch = harness.fetch({ firstByteTimeout: 2000 });
    const error = await fetch(`http://one.test:${raw.port}/`)
      .then((response) => response.text())
      .catch((reason) => reason);
    expect(error).toMatchObject({ name: 'GuardedFetchError', ...(code === '' ? {} : { code }) });
  });

  test('interim responses without end', async () => {
    const raw = await harness.listen(
      rawServer((socket) => {
        const more = (): void => {
          if (socket.writable) socket.write('HTTP/1.1 103 Early Hints\r\n\r\n', () => setTimeout(more, 5));
        };
        more();
      }),
    );
    const fetch = harness.fetch({ firstByteTimeout: 200 });
    await expect(fetch(`http://one.test:${raw.port}/`)).rejects.toMatchObject({ code: 'timeout' });
  });

  test('a body that is cut off', async () => {
    await expect(read(harness.fetch(), '/midway')).rejects.toMatchObject({ code: 'connection-closed' });
  });
});

describe('time', () => {
  test('no headers, and headers that come slowly', async () => {
    const fetch = harness.fetch({ firstByteTimeout: 100 });
    await expect(fetch(at('/hang'))).rejects.toMatchObject({
      code: 'timeout',
      reason: 'no response headers within 100 ms',
    });
    const loris = await harness.listen(
      rawServer((socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        const timer = setInterval(() => socket.write('x: y\r\n'), 10);
        socket.on('close', () => clearInterval(timer));
      }),
    );
    await expect(fetch(`http://one.test:${loris.port}/`)).rejects.toMatchObject({ code: 'timeout' });
  });

  test('a body that does not end', async () => {
    const fetch = harness.fetch({ totalTimeout: 300 });
    await expect(read(fetch, '/headers-then-hang')).rejects.toMatchObject({
      code: 'timeout',
      reason: 'not complete within 300 ms',
    });
  });

  test('a body that nobody reads does not keep its connection', async () => {
    const fetch = harness.fetch({ totalTimeout: 300 });
    const response = await fetch(at('/endless'));
    const before = server.open;
    expect(response.status).toBe(200);
    await expect.poll(() => server.open, { timeout: 60_000 }).toBeLessThan(before);
  });

  test('a name that is looked up for ever, and a connection that is never ready', async () => {
    const never = harness.fetch({ lookup: () => undefined, totalTimeout: 100 });
    await expect(never(at('/'))).rejects.toMatchObject({ code: 'timeout' });
    // It accepts, and never answers the greeting of TLS.
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, address, resolve));
    const { port } = silent.address() as import('node:net').AddressInfo;
    const fetch = harness.fetch({ connectTimeout: 1000, firstByteTimeout: 60_000, totalTimeout: 60_000 });
    await expect(fetch(`https://one.test:${port}/`)).rejects.toMatchObject({ code: 'timeout' });
    silent.close();
  });

  test('redirects share the time', async () => {
    const fetch = harness.fetch({ totalTimeout: 200, firstByteTimeout: 10_000 });
    await expect(fetch(at('/redirect?to=/hang'))).rejects.toMatchObject({ code: 'timeout', url: at('/hang') });
  });
});

describe('signals and options', () => {
  test('a signal rejects with its own reason, before and while the body is read', async () => {
    const reason = new Error('mine');
    await expect(harness.fetch()(at('/'), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(server.seen).toEqual([]);
    const head = new AbortController();
    const pending = harness.fetch()(at('/hang'), { signal: head.signal });
    await expect.poll(() => server.seen.length, { timeout: 60_000 }).toBe(1);
    head.abort(reason);
    await expect(pending).rejects.toBe(reason);
    const body = new AbortController();
    const response = await harness.fetch()(new Request(at('/headers-then-hang'), { signal: body.signal }));
    const text = response.text();
    body.abort(reason);
    await expect(text).rejects.toBe(reason);
  });

  test.each(['dispatcher', 'agent', 'client', 'lookup', 'proxy', 'socketPath', 'createConnection'])(
    'the option %s is refused',
    async (name) => {
      const init = { [name]: {} } as RequestInit;
      await expect(harness.fetch()(at('/'), init)).rejects.toMatchObject({ code: 'option-refused', url: at('/') });
      expect(server.seen).toEqual([]);
    },
  );

  test.each([
    ['a method', { method: 'CONNECT' }],
    ['a header', { headers: { 'a b': 'c' } }],
    ['a signal', { signal: {} as AbortSignal }],
    ['a body of GET', { body: 'a' }],
  ])('%s that the standard rejects', async (_name, init) => {
    await expect(harness.fetch()(at('/'), init)).rejects.toThrow(TypeError);
    expect(server.seen).toEqual([]);
  });

  test.each([
    ['text', 'a', 'a'],
    ['bytes', new Uint8Array([97]), 'a'],
    ['parameters', new URLSearchParams({ a: 'b c' }), 'a=b+c'],
    ['a blob', new Blob(['a']), 'a'],
    ['a stream', new Blob(['a']).stream(), 'a'],
  ])('%s as a body', async (_name, body, expected) => {
    await harness.fetch()(at('/'), { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(server.seen.at(-1)!.body).toBe(expected);
  });

  test('a form of Node as a body', async () => {
    const form = new FormData();
    form.set('field', 'value');
    await harness.fetch()(at('/'), { method: 'POST', body: form });
    expect(server.seen.at(-1)!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(server.seen.at(-1)!.body).toContain('name="field"\r\n\r\nvalue');
  });

  test('a URL object, and a Request with options that replace its own', async () => {
    await harness.fetch()(new URL(at('/a')));
    await harness.fetch()(new Request(at('/b'), { method: 'PUT', body: 'a' }), { method: 'POST', body: 'c' });
    expect(server.seen.map(({ url, method, body }) => [url, method, body])).toEqual([
      ['/a', 'GET', ''],
      ['/b', 'POST', 'c'],
    ]);
  });

  test('URLs that fetch reads without a connection', async () => {
    for (const url of [
      'data:text/plain,a',
      'about:blank',
      'file:///etc/passwd',
      'blob:nodedata:a',
      'http://u:p@one.test/',
    ]) {
      await expect(harness.fetch()(url)).rejects.toMatchObject({ code: 'url-refused' });
    }
  });

  test('variables of the environment do not set a proxy', async () => {
    const names = ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'NODE_USE_ENV_PROXY'];
    const before = names.map((name) => process.env[name]);
    for (const name of names) process.env[name] = name.startsWith('NODE') ? '1' : 'http://127.0.0.1:9/';
    try {
      expect(await read(harness.fetch(), '/')).toBe('arrived');
    } finally {
      for (const [index, name] of names.entries()) {
        if (before[index] === undefined) delete process.env[name];
        else process.env[name] = before[index];
      }
    }
  });
});
