// The clients that measure.ts compares, each with the same defaults of its package.
import { type LookupAddress, lookup } from 'node:dns';
import { Agent, get } from 'node:http';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { packageFolder, root } from '../../../config/workspace.ts';

const require = createRequire(import.meta.url);
const own = createRequire(join(root, packageFolder('fetch'), 'package.json'));
const { createGuardedFetch, guardedAgent } = own(join(root, packageFolder('fetch'))) as typeof import('@url/fetch');
const undici = own('undici') as { fetch(url: string): Promise<{ text(): Promise<string> }> };
const { createHostPolicy } = own('@url/address') as typeof import('@url/address');
const filtering = require('request-filtering-agent') as { RequestFilteringHttpAgent: new (options: object) => Agent };
const ssrfFilter = require('ssrf-req-filter') as (url: string) => Agent;
const axios = require('axios') as {
  get(url: string, options: object): Promise<{ readonly data: string }>;
};

const policy = createHostPolicy();

/** What many programs write: a function for the option `lookup` that checks addresses. */
function checkingLookup(hostname: string, options: object, callback: (...args: unknown[]) => void): void {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
    if (error || found.some(({ address }) => !policy.checkAddress(address).ok)) callback(error ?? new Error('refused'));
    else if ((options as { all?: boolean }).all) callback(null, found);
    else callback(null, found[0]!.address, isIP(found[0]!.address));
  });
}

/** The agents, by name; a function makes one for a URL. */
export const agents: Readonly<Record<string, (url: string) => object>> = {
  'Node without a guard': constant(new Agent({ keepAlive: true })),
  guardedAgent: constant(guardedAgent().http),
  'request-filtering-agent 3.2': constant(new filtering.RequestFilteringHttpAgent({ keepAlive: true })),
  'ssrf-req-filter 1.1': ssrfFilter,
  'a `lookup` function': constant(new Agent({ keepAlive: true, lookup: checkingLookup } as object)),
};

function constant(agent: object): () => object {
  return () => agent;
}

const fetches = {
  'undici without a guard': (url: string) => undici.fetch(url),
  createGuardedFetch: createGuardedFetch({ totalTimeout: 60_000 }),
};

/** Requests by `http.get`, on a kept connection if the agent keeps one. */
function getText(url: string, agent: object): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent: agent as Agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    }).on('error', reject);
  });
}

/** The clients for scenarios. axios follows redirects, and passes the URL of each to the agent. */
export const clients: Readonly<Record<string, (url: string) => Promise<string>>> = {
  createGuardedFetch: async (url) => (await fetches.createGuardedFetch(url)).text(),
  ...Object.fromEntries(
    Object.entries(agents).map(([name, agentFor]) => [
      name,
      async (url: string) => (await axios.get(url, { httpAgent: agentFor(url), proxy: false, timeout: 20_000 })).data,
    ]),
  ),
  "axios with `adapter: 'fetch'` and guardedAgent": async (url) => {
    const options = { adapter: 'fetch', httpAgent: guardedAgent().http, proxy: false, timeout: 20_000 };
    return (await axios.get(url, options)).data;
  },
};

/** Pairs of clients. The second is measured as a ratio to the first. */
export const timed: readonly (readonly [
  name: string,
  plain: (url: string) => Promise<string>,
  guarded: (url: string) => Promise<string>,
])[] = [
  [
    'createGuardedFetch',
    async (url) => (await fetches['undici without a guard'](url)).text(),
    async (url) => (await fetches.createGuardedFetch(url)).text(),
  ],
  ...Object.entries(agents)
    .slice(1)
    .map(([name, agentFor]) => {
      const plain = agents['Node without a guard']!('');
      return [name, (url: string) => getText(url, plain), (url: string) => getText(url, agentFor(url))] as const;
    }),
];
