// Measures the processor time of a request on a kept connection, as a ratio to the same client without a guard. Runs in a new namespace, as
// namespace-program.ts does; the server is another process.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { timed } from './clients.ts';

if (process.argv[2] === 'server') {
  const { createServer } = await import('node:http');
  createServer((_request, response) => response.end('arrived')).listen(80, '93.184.216.34', () => console.log('ready'));
} else {
  for (const args of [
    ['link', 'set', 'lo', 'up'],
    ['addr', 'add', '93.184.216.34/32', 'dev', 'lo'],
  ])
    spawnSync('ip', args);
  const server = spawn(process.execPath, [fileURLToPath(import.meta.url), 'server'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const url = 'http://93.184.216.34/';
  const measure = async (request: (url: string) => Promise<string>, count: number): Promise<number> => {
    const before = process.cpuUsage();
    for (let index = 0; index < count; index++) await request(url);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / count;
  };
  const results: Record<string, { readonly plain: number; readonly ratio: number }> = {};
  for (const [name, plain, guarded] of timed) {
    const rounds: { readonly plain: number; readonly ratio: number }[] = [];
    for (let round = 0; round < 14; round++) {
      const isFirst = round % 2 === 0;
      const first = await measure(isFirst ? plain : guarded, 1000);
      const second = await measure(isFirst ? guarded : plain, 1000);
      const [a, b] = isFirst ? [first, second] : [second, first];
      if (round > 3) rounds.push({ plain: a, ratio: b / a });
    }
    rounds.sort((a, b) => a.ratio - b.ratio);
    results[name] = rounds[Math.floor(rounds.length / 2)]!;
  }
  server.kill();
  process.stdout.write(`${JSON.stringify(results)}\n`, () => process.exit(0));
}
