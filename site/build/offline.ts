import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The playground and its panes: what has to be there before the network goes away. */
const isPrecached = (file: string) =>
  file === 'index.html' || file === 'favicon.svg' || /^assets\/.*\.(?:js|css)$/.test(file);

/** The names of code points. They are large, so that the page works before they are there. */
const isCachedLater = (file: string) => /^names\/.*\.json$/.test(file);

/** The worker itself. `FILES`, `LATER` and `VERSION` are written in front of it. */
const worker = `
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const removeOthers = (names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(removeOthers).then(() => self.clients.claim()));
});
// The page asks for the other files when it is idle. A worker that only activates them may be stopped before all are there.
self.addEventListener('message', (event) => {
  const keep = async () => {
    const cache = await caches.open(VERSION);
    for (const file of LATER) if ((await cache.match(file)) === undefined) await cache.add(file);
  };
  event.waitUntil(keep().catch(() => undefined));
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
        const all = readdirSync(root, { recursive: true, encoding: 'utf8' })
          .map((file) => file.split('\\').join('/'))
          .sort();
        const files = all.filter(isPrecached);
        const later = JSON.stringify(all.filter(isCachedLater).map((file) => `./${file}`));
        const hash = createHash('sha256');
        for (const file of [...files, ...all.filter(isCachedLater)]) hash.update(readFileSync(`${root}/${file}`));
        const list = JSON.stringify(files.map((file) => (file === 'index.html' ? './' : `./${file}`)));
        const version = JSON.stringify(`playground-${hash.digest('hex').slice(0, 16)}`);
        writeFileSync(
          `${root}/sw.js`,
          `const FILES = ${list};\nconst LATER = ${later};\nconst VERSION = ${version};\n${worker.trimStart()}`,
        );
      },
    },
  };
}
