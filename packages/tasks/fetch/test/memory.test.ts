import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Harness } from './harness.js';
import { httpServer, type TestServer } from './servers.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const harness = new Harness();
let server: TestServer;

beforeAll(async () => {
  await harness.dns.listen();
  server = await harness.listen(httpServer());
});

afterAll(() => harness.close());

async function heapAfter(requests: number, request: (index: number) => Promise<unknown>): Promise<number> {
  for (let index = 0; index < requests; index += 10)
    await Promise.all(Array.from({ length: 10 }, (_, each) => request(index + each)));
  server.seen.length = 0;
  // Finalizers run between collections.
  for (let round = 0; round < 5; round++) {
    collectGarbage();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return process.memoryUsage().heapUsed;
}

test('1,000 requests leave no memory behind', async () => {
  const fetch = harness.fetch();
  const { signal } = new AbortController();
  const paths = ['/', '/gzip', '/redirect?to=/', '/bytes?size=50000', '/midway'];
  const request = (index: number) =>
    fetch(`http://one.test:${server.port}${paths[index % 5]}`, index % 2 === 0 ? {} : { signal })
      .then((response) => response.text())
      .catch((error) => error);
  const before = await heapAfter(500, request);
  const after = await heapAfter(1000, request);
  expect(after - before).toBeLessThan(1_000_000);
  expect(server.open).toBeLessThan(20);
});
