// Clients that accept agents of Node. Each reads the text of a URL after all redirects.
import { type Agent, get } from 'node:http';
import axios from 'axios';
import got from 'got';
import nodeFetch from 'node-fetch';

/** The agents for http: and https:. */
export interface Agents {
  readonly http: Agent;
  readonly https: Agent;
}

export type AgentClient = (url: string, agents: Agents) => Promise<string>;

const timeout = 20_000;

function readByHTTP(url: string, agents: Agents): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: agents.http }, (response) => {
      const { location } = response.headers;
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('error', reject).on('end', () => {
        if (location === undefined) resolve(text);
        else readByHTTP(new URL(location, url).href, agents).then(resolve, reject);
      });
    });
    request.on('error', reject);
  });
}

export const agentClients: Readonly<Record<string, AgentClient>> = {
  http: readByHTTP,
  axios: async (url, { http, https }) => {
    const options = { httpAgent: http, httpsAgent: https, proxy: false, responseType: 'text', timeout } as const;
    return (await axios.get<string>(url, options)).data;
  },
  got: (url, agents) =>
    got(url, { agent: agents as object, retry: { limit: 0 }, timeout: { request: timeout } }).text(),
  'node-fetch': async (url, { http, https }) => {
    const agent = ({ protocol }: URL) => (protocol === 'https:' ? https : http);
    return (await nodeFetch(url, { agent })).text();
  },
};
