// Every client of agents with every guard that is an agent, for measure.ts.
import { agentClients } from '../../../packages/tasks/fetch/test/agent-clients.ts';
import { agents } from './clients.ts';

/** Clients by the name "guard, client". */
export const clients: Readonly<Record<string, (url: string) => Promise<string>>> = Object.fromEntries(
  Object.entries(agents).flatMap(([guard, agentFor]) =>
    Object.entries(agentClients).map(([client, read]) => {
      const request = (url: string) => {
        const agent = agentFor(url) as never;
        return read(url, { http: agent, https: agent });
      };
      return [`${guard}, ${client}`, request] as const;
    }),
  ),
);
