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
  // Short batches in turn, because the speed of a busy machine changes from second to second. The first batches are not compiled yet.
  const [batch, warm, rounds] = [50, 150, 300];
  const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
  for (const [name, plain, guarded] of timed) {
    const times: readonly [plain: number[], guarded: number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) {
        const time = await measure(index === 0 ? plain : guarded, batch);
        if (round >= warm) times[index]!.push(time);
      }
    }
    const base = median(times[0]);
    results[name] = { plain: base, ratio: median(times[1]) / base };
  }
  server.kill();
  process.stdout.write(`${JSON.stringify(results)}\n`, () => process.exit(0));
}
