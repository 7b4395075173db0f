// `node tools/publishing/try-release.ts`: publishes all packages into a registry on this machine, and installs from it with npm, pnpm and both Yarns into an
// empty project whose program imports two of them. The registry is this program.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../config/workspace.ts';
import { importingProgram, printedByProgram } from './importing-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'url-release-'));
const tarballs = join(folder, 'tarballs');

/** What npm sends when it publishes: the document of the package, and the tarball as base64. */
interface Publication {
  readonly name: string;
  readonly versions: Readonly<Record<string, { readonly dist: { tarball: string } }>>;
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
}

const publications = new Map<string, Publication>();
const files = new Map<string, Buffer>();

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
  if (request.method === 'PUT') {
    keep(JSON.parse(await text(request)));
    response.writeHead(201, { 'content-type': 'application/json' }).end('{}');
    return;
  }
  const publication = publications.get(path.slice(1));
  const file = files.get(path);
  if (publication !== undefined)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(publication));
  else if (file !== undefined) response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(file);
  else if (path.startsWith('/@url/')) response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  else response.writeHead(302, { location: upstream + request.url!.slice(1) }).end();
}

const server = createServer(answer).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const registry = `http://127.0.0.1:${port}/`;
const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim().replace(/\/?$/, '/');

/** Runs a command while this process goes on to answer. */
async function run(command: string, cwd: string): Promise<string> {
  const child = spawn(command, { cwd, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
  return stdout;
}

const settings = `registry=${registry}\n//127.0.0.1:${port}/:_authToken=anybody\n`;
const installations: Readonly<Record<string, string>> = {
  npm: 'npm install @url/polyfill @url/site',
  pnpm: 'pnpm add --ignore-workspace @url/polyfill @url/site',
  'yarn-1': `npx --yes yarn@1 add @url/polyfill @url/site --registry ${registry}`,
  'yarn-4': 'npx --yes @yarnpkg/cli-dist@4 add @url/polyfill @url/site',
};

async function install(name: string, command: string): Promise<void> {
  const project = join(folder, name);
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'project', private: true }));
  writeFileSync(join(project, '.npmrc'), settings);
  if (name === 'yarn-4') {
    const yarn = `nodeLinker: node-modules\nnpmMinimalAgeGate: 0\nnpmRegistryServer: "${registry}"\nunsafeHttpWhitelist: ["127.0.0.1"]\n`;
    writeFileSync(join(project, '.yarnrc.yml'), yarn);
    writeFileSync(join(project, 'yarn.lock'), '');
  }
  writeFileSync(join(project, 'program.mjs'), importingProgram);
  await run(command, project);
  const printed = await run(`"${process.execPath}" program.mjs`, project);
  if (printed !== printedByProgram) throw new Error(printed);
}

let failed = 0;
const attempt = async (name: string, action: () => Promise<void>) => {
  try {
    await action();
    console.log(`${name}: ok`);
  } catch (error) {
    failed++;
    console.log(`${name}: FAILED ${error}`);
  }
};

execFileSync(process.execPath, [join(root, 'tools/publishing/pack.ts'), tarballs], { stdio: 'ignore' });
writeFileSync(join(tarballs, '.npmrc'), settings);
const order = readFileSync(join(tarballs, 'order.txt'), 'utf8').trimEnd().split('\n');
await attempt(`release of ${order.length} packages`, async () => {
  for (const line of order) await run(`npm publish ./${line.split(' ')[2]} --tag latest --provenance=false`, tarballs);
});
for (const [name, command] of Object.entries(installations))
  await attempt(`installation with ${name}`, () => install(name, command));
server.close();
server.closeAllConnections();
rmSync(folder, { recursive: true, force: true });
console.log(`${1 + Object.keys(installations).length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
