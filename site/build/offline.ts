import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The playground and its panes: what has to be there before the network goes away. */
const isPrecached = (file: string) =>
  file === 'index.html' || file === 'favicon.svg' || /^assets\/.*\.(?:js|css)$/.test(file);

/** The worker itself. `FILES` and `VERSION` are written in front of it. */
const worker = `
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const removeOthers = (names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(removeOthers).then(() => self.clients.claim()));
});
// Assets bear their hash in their name, so the copy is as good as the file. A page comes from the network while there is one.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  const fetchAndKeep = async () => {
    const response = await fetch(request);
    if (response.ok) (await caches.open(VERSION)).put(request, response.clone());
    return response;
  };
  const find = () => caches.match(request, { ignoreSearch: true });
  if (request.mode === 'navigate') event.respondWith(fetchAndKeep().catch(async () => (await find()) ?? Response.error()));
  else event.respondWith(find().then((found) => found ?? fetchAndKeep()));
});
`;

/** @returns an integration that writes \`sw.js\`, with which the playground works offline from any path */
export function offline(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
          .map((file) => file.split('\\').join('/'))
          .filter(isPrecached)
          .sort();
        const hash = createHash('sha256');
        for (const file of files) hash.update(readFileSync(`${root}/${file}`));
        const list = JSON.stringify(files.map((file) => (file === 'index.html' ? './' : `./${file}`)));
        const version = JSON.stringify(`playground-${hash.digest('hex').slice(0, 16)}`);
        writeFileSync(`${root}/sw.js`, `const FILES = ${list};\nconst VERSION = ${version};\n${worker.trimStart()}`);
      },
    },
  };
}
