import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { route, URLPatternList } from '@url/pattern';
import { afterAll, expect, test } from 'vitest';

const require = createRequire(import.meta.url);

/** Loads a package that may be missing. */
function load<T>(name: string): T | null {
  try {
    return require(name) as T;
  } catch {
    return null;
  }
}

const routes = new URLPatternList(
  [
    route({ method: 'GET', pathname: '/users/:id' }, ({ id }) => new Response(`user ${id}`)),
    route({ method: ['PUT', 'DELETE'], pathname: '/users/:id(\\d+)' }, () => new Response(null, { status: 204 })),
    route({ method: 'GET', pathname: '/files/*' }, (groups) => new Response(groups[0])),
  ],
  { basePath: '/api', decode: true },
);

/** The handler of docs/routing.md. */
function handle(request: Request): Response {
  const match = routes.exec(request);
  if (match !== null) return match.value(match.groups);
  const methods = routes.methods(request);
  if (methods === null || methods.length === 0) return new Response('not found', { status: 404 });
  return new Response('not allowed', { status: 405, headers: { allow: methods.join(', ') } });
}

type Send = (path: string, method: string) => Promise<Response>;

async function checkServer(send: Send): Promise<void> {
  const user = await send('/api/users/Zo%C3%AB?a=b', 'GET');
  expect([user.status, await user.text()]).toEqual([200, 'user Zo\u00eb']);
  expect(await (await send('/api/files/a/b', 'GET')).text()).toBe('a/b');
  expect((await send('/api/users/7', 'PUT')).status).toBe(204);
  const wrong = await send('/api/users/7', 'POST');
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, PUT, DELETE']);
  expect((await send('/users/7', 'GET')).status).toBe(404);
}

test('a fetch handler, as in workers', async () => {
  await checkServer(async (path, method) => handle(new Request(`https://example.com${path}`, { method })));
});

const server = createServer(({ url = '/', method = 'GET' }, response) => {
  const pathname = url.split('?', 1)[0]!;
  const match = routes.exec({ method, pathname });
  const methods = match === null ? routes.methods({ pathname }) : null;
  const isKnown = methods !== null && methods.length > 0;
  const answer = match?.value(match.groups) ?? new Response(null, { status: isKnown ? 405 : 404 });
  response.writeHead(answer.status, isKnown ? { allow: methods.join(', ') } : {});
  void answer.text().then((text) => response.end(answer.status === 204 ? undefined : text));
});
afterAll(() => server.close());

test('node:http', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await checkServer((path, method) => fetch(`http://127.0.0.1:${port}${path}`, { method }));
});

const hono = load<typeof import('hono')>('hono');

test.skipIf(hono === null)('Hono (skipped if the package hono is missing)', async () => {
  const app = new hono!.Hono();
  app.all('*', (context) => handle(context.req.raw));
  await checkServer(async (path, method) => app.request(path, { method }));
});

interface Router {
  on(method: string, path: string, handler: () => void): void;
  find(method: string, path: string): { params: Record<string, string> } | null;
}

const findMyWay = load<() => Router>('find-my-way');

test.skipIf(findMyWay === null)('paths of find-my-way (skipped if the package is missing)', () => {
  const router = findMyWay!();
  const patterns = ['/', '/a', '/a/:x', '/a/:x/b', '/c/:y/:z', '/d/e/f'];
  for (const pattern of patterns) router.on('GET', pattern, () => {});
  const list = new URLPatternList(patterns.map((pathname) => [{ method: 'GET', pathname }, pathname]));
  for (const path of ['/', '/a', '/a/1', '/a/1/b', '/a/1/c', '/c/1/2', '/c/1', '/d/e/f', '/d/e', '/A', '/a/x-y.z']) {
    const found = router.find('GET', path);
    const match = list.exec({ method: 'GET', pathname: path });
    expect(match === null, path).toBe(found === null);
    expect({ ...match?.groups }, path).toEqual({ ...found?.params });
  }
});
