// The lines of the README, in real servers.
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { fastify } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { parseFormURLEncodedRecord } from '../src/index.js';

/** The members of Express that the test uses: its types are another package. */
interface Express {
  set(setting: 'query parser', parse: (text: string | null) => object): void;
  get(path: string, answer: (request: { query: object }, response: { json(value: unknown): void }) => void): void;
  listen(port: number, host: string, listening: () => void): Server;
}

const express = createRequire(import.meta.url)('express') as () => Express;

const close: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of close.splice(0)) await end();
});

async function fastifyAt(): Promise<string> {
  const server = fastify({ routerOptions: { querystringParser: (text) => parseFormURLEncodedRecord(text) } });
  close.push(() => server.close());
  server.get('/', async (request) => ({ query: request.query }));
  return await server.listen({ port: 0, host: '127.0.0.1' });
}

async function expressAt(maxPairs: number | null = null): Promise<string> {
  const app = express();
  app.set('query parser', (text) => parseFormURLEncodedRecord(text ?? '', { maxPairs }));
  app.get('/', (request, response) => response.json({ query: request.query }));
  const server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  close.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe.each([
  ['fastify', fastifyAt],
  ['Express', () => expressAt()],
])('%s', (_, start) => {
  test.each([
    ['?tag=a&page=2&tag=b', { tag: ['a', 'b'], page: '2' }],
    ['?q=rock+%27n%27+roll&%FF=100%', { q: "rock 'n' roll", '\ufffd': '100%' }],
    ['?__proto__=1&toString=2', JSON.parse('{ "__proto__": "1", "toString": "2" }')],
    ['?', {}],
    ['', {}],
  ])('the query of /%s', async (query, expected) => {
    const response = await fetch(`${await start()}/${query}`);
    expect(await response.json()).toEqual({ query: expected });
  });

  test('as many pairs as fit into the headers that Node accepts', async () => {
    const response = await fetch(`${await start()}/?${'a&'.repeat(7800)}`);
    const { query } = (await response.json()) as { query: { a: string[] } };
    expect(query.a).toHaveLength(7800);
  });
});

test('Express answers more pairs than allowed with an error', async () => {
  const response = await fetch(`${await expressAt(3)}/?a&b&c&d`);
  expect(response.status).toBe(500);
});
