// A registry on this machine, into which packages are published to see that users can install them.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What npm sends when it publishes: the document of the package, and the tarball as base64. */
interface Publication {
  readonly name: string;
  readonly versions: Readonly<Record<string, { readonly dist: { tarball: string } }>>;
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
}

const publications = new Map<string, Publication>();
const files = new Map<string, Buffer>();
const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim().replace(/\/?$/, '/');
const server = createServer(answer).listen(0, '127.0.0.1');
await once(server, 'listening');

export const registry: string = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

export function closeRegistry(): void {
  server.close();
  server.closeAllConnections();
}

/** Keeps a publication, and leads to the tarball in this registry. */
function keep(publication: Publication): void {
  const [[file, { data }]] = Object.entries(publication._attachments) as [[string, { data: string }]];
  const path = `/-/${file.replace('/', '-')}`;
  files.set(path, Buffer.from(data, 'base64'));
  for (const { dist } of Object.values(publication.versions)) dist.tarball = registry.slice(0, -1) + path;
  publications.set(publication.name, publication);
}

/** Answers as a registry does, for the packages that were published here. Every other request goes to the registry that npm uses. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = decodeURIComponent(request.url!);
  const send = (status: number, body: string | Buffer, type = 'application/json') =>
    response.writeHead(status, { 'content-type': type }).end(body);
  const [publication, file] = [publications.get(path.slice(1)), files.get(path)];
  if (request.method === 'PUT') {
    keep(JSON.parse(await text(request)));
    send(201, '{}');
  } else if (publication !== undefined) send(200, JSON.stringify(publication));
  else if (file !== undefined) send(200, file, 'application/octet-stream');
  else if (path.startsWith('/@url/')) send(404, '{}');
  else response.writeHead(302, { location: upstream + request.url!.slice(1) }).end();
}
