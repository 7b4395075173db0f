// Servers on loopback for the tests. They count connections, and keep what they were asked for.
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTLSServer } from 'node:https';
import { type AddressInfo, createServer as createTCPServer, type Socket, type Server as TCPServer } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { gzipSync } from 'node:zlib';

/** What a server saw of a request. */
export interface Seen {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly remotePort: number;
}

export class TestServer {
  readonly seen: Seen[] = [];
  readonly #server: Server | TCPServer;
  readonly #sockets = new Set<Socket>();
  /** How many connections there were. */
  connections = 0;

  constructor(server: Server | TCPServer) {
    this.#server = server;
    server.on('connection', (socket: Socket) => {
      this.connections++;
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket)).on('error', () => undefined);
    });
  }

  get open(): number {
    return this.#sockets.size;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async listen(port: number, address: string): Promise<this> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen(port, address, resolve);
    });
    return this;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

const bomb = gzipSync(Buffer.alloc(50_000_000));

/** Answers by the path: `/redirect?status=302&to=…`, `/bomb`, and so on. Everything else is answered by the text "arrived". */
function answer(server: { readonly seen: Seen[] }): RequestListener {
  return (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk)).on('error', () => undefined);
    response.on('error', () => undefined);
    request.on('end', () => {
      const { url = '', method = '', headers, socket } = request;
      const body = Buffer.concat(chunks).toString('latin1');
      server.seen.push({ url, method, headers, body, remotePort: socket.remotePort ?? 0 });
      const { pathname, searchParams } = new URL(url, 'http://h');
      const handler = answers[pathname];
      if (handler === undefined) response.end('arrived');
      else handler(response, searchParams);
    });
  };
}

type Answer = (response: Parameters<RequestListener>[1], params: URLSearchParams) => void;

const answers: Readonly<Record<string, Answer>> = {
  '/redirect': (response, params) => {
    const to = params.get('to');
    response.writeHead(Number(params.get('status') ?? 302), to === null ? {} : { location: to });
    response.end('x'.repeat(Number(params.get('body') ?? 0)));
  },
  '/bomb': (response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' });
    response.end(bomb);
  },
  '/twice': (response) => {
    response.writeHead(200, { 'content-encoding': 'gzip, gzip' });
    response.end(gzipSync(bomb));
  },
  '/gzip': (response) => {
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'application/json' });
    response.end(gzipSync('{"a":1}'));
  },
  '/damaged': (response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' });
    response.end('this is not gzip');
  },
  '/bytes': (response, params) => {
    const size = Number(params.get('size'));
    const head = params.has('length') ? { 'content-length': String(size) } : {};
    response.writeHead(200, head);
    response.end(Buffer.alloc(size, 97));
  },
  '/endless': (response) => {
    response.writeHead(200);
    const more = (): void => {
      if (!response.destroyed) response.write(Buffer.alloc(65_536), () => setImmediate(more));
    };
    more();
  },
  '/status': (response, params) => {
    response.writeHead(Number(params.get('status')), 'Odd');
    response.end('odd');
  },
  '/hang': () => undefined,
  '/headers-then-hang': (response) => {
    response.writeHead(200).write('part');
  },
  '/midway': (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('part');
    setImmediate(() => response.destroy());
  },
  '/header': (response, params) => {
    response.writeHead(200, { 'x-long': 'x'.repeat(Number(params.get('size'))) }).end('arrived');
  },
};

export function httpServer(): TestServer {
  const seen: { seen: Seen[] } = { seen: [] };
  const server = new TestServer(createServer({ maxHeaderSize: 65_536 }, answer(seen)));
  seen.seen = server.seen;
  return server;
}

export function httpsServer(
  options: { readonly key: string; readonly cert: string },
  onConnection: (socket: TLSSocket) => void,
): TestServer {
  const seen: { seen: Seen[] } = { seen: [] };
  const tls = createTLSServer({ ...options, maxHeaderSize: 65_536 }, answer(seen)).on('secureConnection', onConnection);
  const server = new TestServer(tls);
  seen.seen = server.seen;
  return server;
}

/** A server that writes what it wants to each connection, whatever the request. */
export function rawServer(write: (socket: Socket) => void): TestServer {
  return new TestServer(createTCPServer((socket) => socket.once('data', () => write(socket))));
}
