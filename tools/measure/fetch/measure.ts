// `pnpm bench:fetch`: runs the scenarios of the built `@url/fetch` with it and with other packages, and measures the processor time of a request on a kept
// connection. Needs Linux with `unshare`. `--write` writes the table of packages/tasks/fetch/README.md.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from '../../../config/install.ts';
import { packageFolder, root, run } from '../../../config/workspace.ts';
import type { Outcome } from '../../../packages/tasks/fetch/test/namespace-program.ts';
import { table, writeBlock } from '../../checks/markdown.ts';

const folder = dirname(fileURLToPath(import.meta.url));
const unshare = ['-n', '-m', ...(process.getuid?.() === 0 ? [] : ['-U', '-r'])];

function inNamespace<Result>(...program: readonly string[]): Result {
  return JSON.parse(run('unshare', [...unshare, process.execPath, '--no-warnings', ...program])) as Result;
}

/** The scenarios by which a client can use a guard: it reaches a public name, and does not reach private addresses. */
const needed = ['http://public.example/', 'http://127.0.0.1/', 'http://inside.example/'];

install(folder);
const program = join(root, packageFolder('fetch'), 'test/namespace-program.ts');
const outcomes = inNamespace<Outcome[]>(program, join(folder, 'clients.ts'));
const times = inNamespace<Readonly<Record<string, { readonly ratio: number }>>>(join(folder, 'time.ts'));
const uses = inNamespace<Outcome[]>(program, join(folder, 'agent-users.ts'), needed.join(','));

/** The clients for which every needed scenario is right. An outcome of agent-users.ts has the name "guard, client". */
function usersOf(guard: string): string {
  const own = uses.filter(({ client }) => client.startsWith(`${guard}, `));
  const all = [...new Set(own.map(({ client }) => client))];
  const right = all.filter((client) => own.every((each) => each.client !== client || each.isRight));
  return right.map((client) => client.slice(guard.length + 2)).join(', ');
}

const named = [...new Set(outcomes.map(({ client }) => client))].filter((client) => client !== 'Node without a guard');
const rows = named.map((client) => {
  const own = outcomes.filter((outcome) => outcome.client === client);
  const right = own.filter(({ isRight }) => isRight).length;
  const leaks = own.filter(({ isLeak }) => isLeak).length;
  const name = /^\w+$/.test(client) ? `\`${client}\`` : client;
  const { ratio } = times[client] ?? {};
  const time = ratio === undefined ? '–' : ratio.toFixed(2);
  return [
    name,
    `${right} of ${own.length}`,
    String(leaks),
    usersOf(client) || (client === 'createGuardedFetch' ? 'as `fetch`' : '–'),
    time,
  ];
});
const text = table(['guard', 'scenarios', 'leaks', 'clients', 'time of a request'], rows);
if (process.argv.includes('--write')) writeBlock(join(root, packageFolder('fetch'), 'README.md'), 'comparison', text);
console.log(text);
