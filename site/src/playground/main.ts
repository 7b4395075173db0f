import { byId } from './dom.ts';

const input = byId<HTMLTextAreaElement>('input');
const base = byId<HTMLInputElement>('base');

let isLoading = false;

/** Loads the parser and everything that shows its result. An empty page does not need them. */
function load(): void {
  if (isLoading) return;
  isLoading = true;
  import('./playground.ts').catch(() => {
    byId('status').textContent = 'The playground could not be loaded. Load the page again.';
  });
}

/** Keeps a copy of the page, so that it works offline. A page that was opened from a file has no service worker. */
function installServiceWorker(): void {
  if ('serviceWorker' in navigator && /^https?:$/.test(location.protocol)) {
    const { serviceWorker } = navigator;
    serviceWorker.register('./sw.js').catch(() => undefined);
    serviceWorker.ready.then(({ active }) => active?.postMessage('keep the names of code points'));
  }
}

for (const type of ['focusin', 'pointerover', 'input']) byId('playground').addEventListener(type, load, { once: true });
window.addEventListener('hashchange', load, { once: true });
if (/[#&]input=/.test(location.hash) || input.value !== '' || base.value !== '') load();
installServiceWorker();
byId('form').addEventListener('submit', (event) => event.preventDefault());
document.documentElement.dataset.ready = 'true';
