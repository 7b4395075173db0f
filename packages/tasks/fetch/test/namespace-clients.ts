// The clients of this package, as it is built.
import { get } from 'node:http';
import { request, fetch as undiciFetch } from 'undici';
import { createGuardedFetch, guardedAgent, guardedDispatcher } from '../dist/esm/index.js';

const limits = { totalTimeout: 60_000, firstByteTimeout: 60_000 };
const fetch = createGuardedFetch(limits);
const dispatcher = guardedDispatcher(limits);
const agent = guardedAgent();

function getText(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent: agent.http }, (response) => {
      const { location } = response.headers;
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        location === undefined ? resolve(text) : getText(new URL(location, url).href).then(resolve, reject),
      );
    }).on('error', reject);
  });
}

/** Requests with undici's `request`, which does not follow redirects. */
async function requestText(url: string): Promise<string> {
  const { headers, body } = await request(url, { dispatcher });
  const text = await body.text();
  const { location } = headers;
  return location === undefined ? text : requestText(new URL(String(location), url).href);
}

export const clients: Readonly<Record<string, (url: string) => Promise<string>>> = {
  createGuardedFetch: async (url: string) => (await fetch(url)).text(),
  'guardedDispatcher, fetch': async (url: string) => (await undiciFetch(url, { dispatcher })).text(),
  'guardedDispatcher, request': requestText,
  guardedAgent: getText,
};
