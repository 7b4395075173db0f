// A differential run against `ipaddress` of Python's standard library. Every difference has a name.
import { spawnSync } from 'node:child_process';
import { classifyAddress } from '@url/address';
import { type Host, isIPv4Address, serializeIPv4, serializeIPv6 } from '@url/host';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostOf, recordedBlocks } from './naive-classes.ts';

const program = `
import ipaddress, json, sys
def describe(text):
    a = ipaddress.ip_address(text)
    six = a.version == 6
    teredo = a.teredo if six else None
    return {
        'global': a.is_global, 'multicast': a.is_multicast, 'loopback': a.is_loopback, 'linkLocal': a.is_link_local,
        'mapped': str(a.ipv4_mapped) if six and a.ipv4_mapped is not None else None,
        '6to4': str(a.sixtofour) if six and a.sixtofour is not None else None,
        'teredo': [str(part) for part in teredo] if teredo is not None else None,
    }
json.dump([describe(line) for line in sys.stdin.read().split()], sys.stdout)
`;

interface Description {
  readonly global: boolean;
  readonly multicast: boolean;
  readonly loopback: boolean;
  readonly linkLocal: boolean;
  readonly mapped: string | null;
  readonly '6to4': string | null;
  readonly teredo: readonly [server: string, client: string] | null;
}

function textOf(host: Host): string {
  if (typeof host === 'string') return host;
  return isIPv4Address(host) ? serializeIPv4(host) : serializeIPv6(host);
}

/** The ends of all blocks with their neighbors, and addresses from anywhere. */
function addresses(): Host[] {
  const edges = (recordedBlocks() ?? []).flatMap(({ version, first, last }) =>
    [first - 1n, first, first + 1n, last - 1n, last, last + 1n]
      .filter((number) => number >= 0n && number < 1n << (version === 4 ? 32n : 128n))
      .map((number) => hostOf(version, number)),
  );
  const ipv4 = fc.bigInt(0n, (1n << 32n) - 1n).map((number) => hostOf(4, number));
  const ipv6 = fc.bigInt(0n, (1n << 128n) - 1n).map((number) => hostOf(6, number));
  const prefixes = [0xffffn << 32n, 0n, 0xffff0000n << 32n, 0x64ff9bn << 96n, 0x2002n << 112n, 0x20010000n << 96n];
  const holding = fc
    .tuple(fc.constantFrom(...prefixes), fc.bigInt(0n, (1n << 32n) - 1n))
    .map(([prefix, ipv4]) => hostOf(6, prefix === 0x2002n << 112n ? prefix | (ipv4 << 80n) : prefix | ipv4));
  return [...edges, ...fc.sample(fc.oneof(ipv4, ipv6, holding), { numRuns: 6000, seed: 1 })];
}

type Explanation = readonly [name: string, holds: (host: Host, python: Description) => boolean];

const blockOf = (host: Host) => classifyAddress(host)!.block;
const isIn =
  (...blocks: readonly (string | null)[]) =>
  (host: Host) =>
    blocks.includes(blockOf(host));

/** Why `globallyReachable === true` and `is_global` differ, by name. Python's tables grew, so that not all of them show in all versions. */
const explanations: readonly Explanation[] = [
  [
    'multicast is global to Python wherever no block of private addresses contains it',
    (host) => classifyAddress(host)!.multicast,
  ],
  [
    'an embedded address decides here, while Python looks into IPv4-mapped addresses alone, since version 3.13',
    (host) => classifyAddress(host)!.embedded !== null,
  ],
  ['N/A in the registry is global to Python', isIn('192.88.99.0/24', '2001:10::/28', '2002::/16', 'fec0::/10')],
  [
    'PCP, TURN and DNS-SD SRP anycast are private to Python before 3.13',
    isIn('192.0.0.9/32', '192.0.0.10/32', '2001:1::1/128', '2001:1::2/128', '2001:1::3/128'),
  ],
  [
    'AMT, AS112, ORCHIDv2 and DRIP are private to Python before 3.13',
    isIn('2001:3::/32', '2001:4:112::/48', '2001:20::/28', '2001:30::/28'),
  ],
  ['192.0.0.0/24 is global to Python before 3.13, but for its smaller blocks', isIn('192.0.0.0/24', '192.0.0.8/32')],
  ["local-use NAT64 (RFC 8215) is younger than some of Python's tables", isIn('64:ff9b:1::/48')],
  ["the dummy prefix (RFC 9780) is younger than Python's tables", isIn('100:0:0:1::/64')],
  ["documentation in 3fff::/20 (RFC 9637) is younger than some of Python's tables", isIn('3fff::/20')],
  ["segment routing (RFC 9602) is younger than Python's tables", isIn('5f00::/16')],
];

const results = spawnSync('python3', ['-c', program], { input: addresses().map(textOf).join('\n'), encoding: 'utf8' });
const isMissing = results.error !== undefined;
if (isMissing) console.warn('skipped: there is no python3');

test.skipIf(isMissing)('Python gives the same, but for differences that have a name', () => {
  expect(results.stderr).toBe('');
  const answers = JSON.parse(results.stdout) as Description[];
  const unexplained = addresses().flatMap((host, i) => {
    const isGlobal = classifyAddress(host)!.globallyReachable === true;
    const python = answers[i]!;
    if (isGlobal === python.global) return [];
    return explanations.some(([, holds]) => holds(host, python)) ? [] : [`${textOf(host)}: ${python.global} in Python`];
  });
  expect(unexplained).toEqual([]);
});

test.skipIf(isMissing)('Python finds the same embedded addresses', () => {
  const answers = JSON.parse(results.stdout) as Description[];
  addresses().forEach((host, i) => {
    const { embedded } = classifyAddress(host)!;
    const { mapped, '6to4': sixToFour, teredo } = answers[i]!;
    const text = embedded === null ? null : serializeIPv4(embedded.address);
    if (mapped !== null || embedded?.via === 'mapped') expect([embedded?.via, text]).toEqual(['mapped', mapped]);
    if (sixToFour !== null || embedded?.via === '6to4') expect([embedded?.via, text]).toEqual(['6to4', sixToFour]);
    if (teredo !== null) expect(teredo).toContain(text);
  });
});

test.skipIf(isMissing)('Python calls the same addresses multicast, loopback and link-local', () => {
  const answers = JSON.parse(results.stdout) as Description[];
  addresses().forEach((host, i) => {
    const { multicast, name, embedded } = classifyAddress(host)!;
    // Newer versions of Python look into IPv4-mapped addresses, older ones do not.
    if (embedded !== null) return;
    const python = answers[i]!;
    expect([textOf(host), multicast, name === 'loopback', name === 'link local']).toEqual([
      textOf(host),
      python.multicast,
      python.loopback,
      python.linkLocal,
    ]);
  });
});
