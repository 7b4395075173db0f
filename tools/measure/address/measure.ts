// Prints the cost of classifying an address by kind, in nanoseconds and as a ratio to parsing the host, measured alternately.
// Run it on the pinned Node after a build: node tools/measure/address/measure.ts
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFolder, root } from '../../../config/workspace.ts';

type Parse = (text: string) => unknown;

async function load<T>(name: string): Promise<T> {
  return (await import(pathToFileURL(join(root, packageFolder(name), 'dist', 'esm', 'index.js')).href)) as T;
}

const { parseHost } = await load<{ parseHost: Parse }>('host');
const { classifyAddress } = await load<{ classifyAddress: (host: unknown) => object | null }>('address');

const kinds: Record<string, readonly string[]> = {
  IPv4: ['127.0.0.1', '8.8.8.8', '10.1.2.3', '169.254.169.254', '93.184.216.34', '203.0.113.9', '255.255.255.255'],
  IPv6: ['[2606:2800:220:1::1]', '[2a00:1450:4001:82b::200e]', '[2001:db8::1]', '[::1]', '[fe80::1]', '[fd00::1]'],
  'IPv4 in IPv6': ['[::ffff:127.0.0.1]', '[64:ff9b::8.8.8.8]', '[2002:7f00:1::]', '[2001:0:1:2:3:4:5:6]'],
};

/** Short enough that other processes rarely interrupt it; the minimum of many rounds is printed. */
function nanosecondsEach(action: (index: number) => unknown): number {
  const times = 10_000;
  const start = process.hrtime.bigint();
  let found = 0;
  for (let i = 0; i < times; i++) if (action(i) !== null) found++;
  if (found !== times) throw new Error('Cannot measure: a host was not an address');
  return Number(process.hrtime.bigint() - start) / times;
}

for (const [kind, texts] of Object.entries(kinds)) {
  const hosts = texts.map(parseHost);
  const rounds = Array.from({ length: 200 }, () => [
    nanosecondsEach((i) => classifyAddress(hosts[i % hosts.length])),
    nanosecondsEach((i) => parseHost(texts[i % texts.length]!)),
  ]);
  const best = Math.min(...rounds.map((round) => round[0]!));
  const parsing = Math.min(...rounds.map((round) => round[1]!));
  console.log(`${kind}: ${best.toFixed(0)} ns, ${(best / parsing).toFixed(2)} of parsing the host`);
}
