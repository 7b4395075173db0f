import { createHostPolicy } from '@url/address';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Harness, rules } from './harness.js';
import { httpServer, type TestServer } from './servers.js';

const harness = new Harness();
let server: TestServer;
let other: TestServer;
let secret: TestServer;

beforeAll(async () => {
  await harness.dns.listen();
  server = await harness.listen(httpServer());
  other = await harness.listen(httpServer());
  secret = await harness.listen(httpServer(), server.port, '127.0.0.1');
});

afterAll(async () => {
  await harness.close();
  expect(secret.seen).toEqual([]);
});

beforeEach(() => {
  server.seen.length = 0;
  other.seen.length = 0;
});

const at = (path: string, host = 'one.test') => `http://${host}:${server.port}${path}`;
const redirect = (to: string, status = 302) => at(`/redirect?status=${status}&to=${encodeURIComponent(to)}`);

describe('methods and bodies', () => {
  test.each([
    [301, 'POST', 'GET', ''],
    [302, 'POST', 'GET', ''],
    [303, 'POST', 'GET', ''],
    [303, 'PUT', 'GET', ''],
    [301, 'PUT', 'PUT', 'body'],
    [302, 'PUT', 'PUT', 'body'],
    [307, 'POST', 'POST', 'body'],
    [308, 'POST', 'POST', 'body'],
  ])('%i after %s requests by %s', async (status, method, expected, body) => {
    const headers = { 'content-type': 'text/plain', 'x-own': '1' };
    const response = await harness.fetch()(redirect('/end', status), { method, body: 'body', headers });
    expect(await response.text()).toBe('arrived');
    expect(response).toMatchObject({ url: at('/end'), redirected: true, status: 200 });
    const [first, last] = server.seen;
    expect(first).toMatchObject({ method, body: 'body' });
    expect(last).toMatchObject({ method: expected, body });
    expect(last!.headers['content-type']).toBe(body === '' ? undefined : 'text/plain');
    expect(last!.headers['x-own']).toBe('1');
  });

  test('303 after HEAD stays HEAD', async () => {
    await harness.fetch()(redirect('/end', 303), { method: 'HEAD' });
    expect(server.seen.map(({ method }) => method)).toEqual(['HEAD', 'HEAD']);
  });

  test.each([300, 304, 305, 306, 399])('%i is not followed', async (status) => {
    const response = await harness.fetch()(redirect('/end', status));
    expect(response.status).toBe(status);
    expect(server.seen).toHaveLength(1);
  });

  test('a redirect without a Location is the response', async () => {
    const response = await harness.fetch()(at('/redirect?status=302'));
    expect(response.status).toBe(302);
  });

  test('a stream cannot be sent again, a body of a Request can', async () => {
    const stream = new Blob(['body']).stream();
    const init = { method: 'POST', body: stream, duplex: 'half' } as RequestInit;
    await expect(harness.fetch()(redirect('/end', 307), init)).rejects.toMatchObject({ code: 'redirect-refused' });
    const request = new Request(redirect('/end', 307), { method: 'POST', body: 'body', headers: { 'x-own': '1' } });
    await harness.fetch()(request);
    expect(server.seen.at(-1)).toMatchObject({ url: '/end', method: 'POST', body: 'body' });
    expect(server.seen.at(-1)!.headers).toMatchObject({ 'x-own': '1', 'content-type': 'text/plain;charset=UTF-8' });
  });
});

describe('where to', () => {
  test.each([
    ['http://127.0.0.1/', 'addresses'],
    ['http://0x7f.1/', 'addresses'],
    ['http://[::ffff:7f00:1]/', 'addresses'],
    ['//169.254.169.254/latest', 'addresses'],
    ['\\\\127.0.0.1\\', 'addresses'],
    ['http://denied.test/', 'deny'],
    ['http://user:secret@two.test/', 'credentials'],
    ['file:///etc/passwd', 'scheme'],
    ['data:text/plain,a', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['blob:http://one.test/a', 'scheme'],
    ['about:blank', 'scheme'],
    ['ftp://two.test/', 'scheme'],
    ['ws://two.test/', 'scheme'],
    ['http://a b/', 'url'],
    ['http://one.test:99999/', 'url'],
  ])('%s is refused', async (target) => {
    const error = await harness
      .fetch()(redirect(target))
      .catch((reason) => reason);
    expect(error.code).toBe('redirect-refused');
    expect(error.message).not.toContain('secret');
    expect(server.seen).toHaveLength(1);
  });

  test('a name that leads inside is refused by its address', async () => {
    const error = await harness
      .fetch()(redirect(at('/', 'inside.test')))
      .catch((reason) => reason);
    expect(error).toMatchObject({ code: 'address-refused', address: '127.0.0.1', url: at('/', 'inside.test') });
  });

  test('ports and schemes of the policy', async () => {
    const policy = createHostPolicy({ ...rules, ports: [server.port] });
    const to = `http://one.test:${other.port}/`;
    await expect(harness.fetch({ policy })(redirect(to))).rejects.toMatchObject({ code: 'redirect-refused' });
    expect(other.seen).toEqual([]);
  });

  test.each(['/end', 'end', '//two.test:PORT/end', 'http://two.test:PORT/end#part', '/é'])(
    '%s is followed',
    async (target) => {
      const to = target.replace('PORT', String(server.port));
      const response = await harness.fetch()(redirect(Buffer.from(to).toString('latin1')));
      expect(await response.text()).toBe('arrived');
      expect(response.url).toBe(new URL(to, at('/redirect')).href.replace(/#.*/, ''));
    },
  );

  test('at most five', async () => {
    const chain = (count: number): string =>
      count === 0 ? '/end' : `/redirect?to=${encodeURIComponent(chain(count - 1))}`;
    expect(await (await harness.fetch()(at(chain(5)))).text()).toBe('arrived');
    const error = await harness
      .fetch()(at(chain(6)))
      .catch((reason) => reason);
    expect(error).toMatchObject({ code: 'redirect-refused', reason: 'more than 5 redirects' });
    const none = harness.fetch({ maxRedirects: 0 });
    await expect(none(at(chain(1)))).rejects.toMatchObject({ code: 'redirect-refused' });
    expect(await (await none(at('/end'))).text()).toBe('arrived');
  });

  test('the options manual and error', async () => {
    const manual = await harness.fetch()(redirect('http://127.0.0.1/'), { redirect: 'manual' });
    expect(manual.status).toBe(302);
    expect(manual.headers.get('location')).toBe('http://127.0.0.1/');
    await expect(harness.fetch()(redirect('/end'), { redirect: 'error' })).rejects.toMatchObject({
      code: 'redirect-refused',
    });
  });
});

test('secrets do not go to another origin', async () => {
  const headers = { authorization: 'Bearer a', cookie: 'b=c', 'proxy-authorization': 'Basic d', 'x-own': '1' };
  const names = ['authorization', 'cookie', 'proxy-authorization'];
  await harness.fetch()(redirect('/end'), { headers });
  expect(names.map((name) => server.seen.at(-1)!.headers[name])).toEqual(['Bearer a', 'b=c', 'Basic d']);
  for (const to of [`http://one.test:${other.port}/`, `http://two.test:${other.port}/`]) {
    await harness.fetch()(redirect(to), { headers: { ...headers, host: 'other.example' } });
    expect(other.seen.at(-1)!.headers).toMatchObject({ 'x-own': '1', host: new URL(to).host });
    expect(names.map((name) => other.seen.at(-1)!.headers[name])).toEqual([undefined, undefined, undefined]);
    expect(other.seen.at(-1)!.headers.referer).toBeUndefined();
  }
});

test('200 redirects with bodies that nobody reads leave no connection', async () => {
  const fetch = harness.fetch();
  const before = server.open;
  for (let index = 0; index < 200; index++) {
    await (await fetch(at(`/redirect?body=300000&to=/end`))).text();
    expect(server.open).toBeLessThan(before + 20);
  }
  await fetch.close();
});

test('every decision is reported', async () => {
  const decisions: unknown[] = [];
  const fetch = harness.fetch({ onDecision: ({ kind, ok, target }) => void decisions.push([kind, ok, target]) });
  await fetch(redirect(at('/end', 'two.test')));
  await fetch(redirect('http://u:p@127.0.0.1/')).catch(() => null);
  await fetch('http://nosuch.test/').catch(() => null);
  // The oldest undici may connect once more.
  expect(decisions.slice(0, 8)).toEqual([
    ['url', true, redirect(at('/end', 'two.test'))],
    ['address', true, 'one.test'],
    ['redirect', true, at('/end', 'two.test')],
    ['address', true, 'two.test'],
    ['url', true, redirect('http://u:p@127.0.0.1/')],
    ['redirect', false, 'http://127.0.0.1/'],
    ['url', true, 'http://nosuch.test/'],
    ['lookup', false, 'nosuch.test'],
  ]);
});
