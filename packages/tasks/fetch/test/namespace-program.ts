// Runs in network and mount namespaces of its own, as the root user of them: gives the loopback interface public and private addresses, starts a name server
// and servers, and requests the scenarios with each client of the module that the argument names. Prints the results as JSON.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { DNSServer } from './dns-server.ts';
import { httpServer } from './servers.ts';

/** Requests a URL, follows redirects, and returns the text of the response. */
export type Client = (url: string) => Promise<string>;

/** What a client did, by scenario. */
export interface Outcome {
  readonly client: string;
  readonly scenario: string;
  readonly isRight: boolean;
  /** Whether a request arrived at a private address. */
  readonly isLeak: boolean;
  readonly result: string;
}

const open = ['93.184.216.34', '2606:2800:220:1::1'] as const;
const hidden = ['127.0.0.1', '::1', '169.254.169.254', '10.0.0.5', 'fd00:ec2::254', '64:ff9b::a00:5'] as const;

const zone = {
  'public.example': [open[0]],
  'both.example': [...open],
  'dead-first.example': ['93.184.216.99', open[0]],
  'alias.example': ['public.example'],
  'loop.example': ['127.0.0.1'],
  'alias-inside.example': ['loop.example'],
  'inside.example': ['10.0.0.5'],
  'metadata.example': ['169.254.169.254'],
  'metadata6.example': ['fd00:ec2::254'],
  'mixed.example': [open[0], '127.0.0.1'],
  'mixed6.example': [open[0], '::1'],
  'nat64.example': ['64:ff9b::a00:5'],
  'mapped.example': ['::ffff:7f00:1'],
  'any.example': ['0.0.0.0'],
};

const redirect = (to: string): string => `http://public.example/redirect?to=${encodeURIComponent(to)}`;

/** URLs, and whether a client has to reach them. */
const scenarios: readonly (readonly [url: string, isAllowed: boolean])[] = [
  ...[
    'public.example',
    'both.example',
    'dead-first.example',
    'alias.example',
    open[0],
    `[${open[1]}]`,
    '[::ffff:5db8:d822]',
  ].map((host) => [`http://${host}/`, true] as const),
  [redirect('/end'), true],
  ...[
    ...[
      '127.0.0.1',
      '0x7f.1',
      '2130706433',
      '017700000001',
      '127.1',
      '0',
      '[::1]',
      '[::]',
      '[::ffff:7f00:1]',
      'localhost',
    ],
    ...['169.254.169.254', '10.0.0.5', '[fd00:ec2::254]', '[64:ff9b::a00:5]', '[::ffff:a9fe:a9fe]', '127.0.0.1.'],
    ...[
      'loop.example',
      'alias-inside.example',
      'inside.example',
      'metadata.example',
      'metadata6.example',
      'any.example',
    ],
    ...['mixed.example', 'mixed6.example', 'nat64.example', 'mapped.example'],
  ].flatMap((host) => [[`http://${host}/`, false] as const, [redirect(`http://${host}/`), false] as const]),
];

function command(name: string, ...args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(name, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} ${args.join(' ')}: ${error?.message ?? stderr}`);
}

async function prepare(): Promise<{
  readonly secrets: readonly { readonly seen: unknown[] }[];
  close(): Promise<void>;
}> {
  command('ip', 'link', 'set', 'lo', 'up');
  for (const address of [...open, ...hidden].filter((each) => each !== '127.0.0.1' && each !== '::1')) {
    command('ip', 'addr', 'add', `${address}/${address.includes(':') ? 128 : 32}`, 'dev', 'lo');
  }
  // The namespace of mounts goes with this process, and the file is in a file system of its own.
  command('mount', '-t', 'tmpfs', 'tmpfs', '/mnt');
  writeFileSync('/mnt/resolv.conf', 'nameserver 127.0.0.53\noptions timeout:5 attempts:1\n');
  command('mount', '--bind', '/mnt/resolv.conf', '/etc/resolv.conf');
  const dns = new DNSServer(zone);
  await dns.listen(53, '127.0.0.53');
  const publics = await Promise.all(open.map((address) => httpServer().listen(80, address)));
  const secrets = await Promise.all(hidden.map((address) => httpServer().listen(80, address)));
  const all = [dns, ...publics, ...secrets];
  return { secrets, close: async () => void (await Promise.all(all.map((each) => each.close()))) };
}

const { clients } = (await import(pathToFileURL(process.argv[2]!).href)) as {
  readonly clients: Readonly<Record<string, Client>>;
};
const { secrets } = await prepare();
/** The second argument names the scenarios to run, with commas between them. Without it all run. */
const [, , , names] = process.argv;
const chosen = names === undefined ? scenarios : scenarios.filter(([url]) => names.split(',').includes(url));
const outcomes: Outcome[] = [];
for (const [client, request] of Object.entries(clients)) {
  for (const [url, isAllowed] of chosen) {
    for (const secret of secrets) secret.seen.length = 0;
    const [hasArrived, result] = await request(url).then(
      (text) => [text === 'arrived', text.slice(0, 40)] as const,
      (error) => [false, String(error)] as const,
    );
    const isLeak = secrets.some(({ seen }) => seen.length > 0);
    outcomes.push({ client, scenario: url, isRight: isAllowed ? hasArrived : !hasArrived && !isLeak, isLeak, result });
  }
}
// Connections that clients keep would keep the process.
process.stdout.write(`${JSON.stringify(outcomes)}\n`, () => process.exit(0));
